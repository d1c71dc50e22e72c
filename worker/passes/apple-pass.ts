import { createHash } from "node:crypto";
import { siteConfig } from "../../app.config.ts";
import { isAccepted } from "#domain/passes/pass.ts";
import { hslToHex } from "#domain/color/color.ts";
import { siteColors } from "#domain/color/site-colors.ts";
import { toIso } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { signDetached } from "./cms.ts";
import { readPassCertificates } from "../platform/crypto/wallet-keys.ts";
import { type WalletPass, writeShortCode } from "./wallet-pass.ts";
import { zip } from "./zip.ts";

export const PKPASS = "application/vnd.apple.pkpass";

/** A .pkpass holds facts, icons (PNG), SHA-1 hashes and their signature. The owner's keys must be set. */
export function applePass(
  { settings, now }: Pick<Ctx, "settings" | "now">,
  pass: WalletPass,
  icon: Uint8Array,
): Buffer<ArrayBuffer> {
  const certificates = readPassCertificates(settings.APPLE_WALLET_CERTIFICATES!)!;
  const key = settings.APPLE_WALLET_KEY!;
  const facts = {
    ...describePass(pass),
    passTypeIdentifier: certificates.passType,
    teamIdentifier: certificates.team,
  };
  const files: Record<string, Uint8Array> = {
    "pass.json": Buffer.from(JSON.stringify(facts)),
    "icon.png": icon,
    "icon@2x.png": icon,
    "logo.png": icon,
  };
  const hashes = Object.entries(files).map(([name, content]) => [
    name,
    createHash("sha1").update(content).digest("hex"),
  ]);
  const manifest = Buffer.from(JSON.stringify(Object.fromEntries(hashes)));
  const signature = signDetached(manifest, { ...certificates, key, now });
  return zip({ ...files, "manifest.json": manifest, signature });
}

/** Apple defines these names: developer.apple.com/documentation/walletpasses/pass. */
function describePass(pass: WalletPass) {
  const { code, url } = pass;
  const lane = pass.fields.filter(({ key }) => key === "lane");
  const colors = siteColors(siteConfig.colors);
  const color = (name: string) => {
    const channels = hslToHex(colors[name]!).match(/\w\w/g)!;
    return `rgb(${channels.map((channel) => Number.parseInt(channel, 16)).join(", ")})`;
  };
  return {
    formatVersion: 1,
    serialNumber: pass.id,
    organizationName: siteConfig.company.name,
    logoText: siteConfig.company.name,
    description: pass.title,
    backgroundColor: color("night"),
    foregroundColor: "rgb(255, 255, 255)",
    labelColor: color("soft-on-night"),
    barcodes: [
      {
        format: "PKBarcodeFormatQR",
        message: url,
        messageEncoding: "iso-8859-1",
        altText: writeShortCode(code),
      },
    ],
    voided: !isAccepted(pass.state),
    ...(pass.startsAt !== null && { relevantDate: toSeconds(pass.startsAt) }),
    ...(pass.endsAt !== null && { expirationDate: toSeconds(pass.endsAt) }),
    eventTicket: {
      primaryFields: [pass.airport],
      secondaryFields: pass.fields.filter(({ key }) => key === "day"),
      auxiliaryFields: pass.fields.filter(({ key }) => key === "party"),
      backFields: [...lane, ...pass.back],
    },
  };
}

/** Apple documents times to the minute or second, and Wallet refuses a pass with milliseconds. */
const toSeconds = (epochMs: number) => toIso(epochMs).replace(/\.\d+/, "");
