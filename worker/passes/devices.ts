import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { PAIRING_MINUTES } from "#domain/passes/device.ts";
import type { Device, DeviceInput, LaneDevice, NewDevice } from "#domain/passes/device.schema.ts";
import { MINUTE_MS, toIso, toIsoOrNull } from "#domain/time.ts";
import type { Ctx, SignedInCtx } from "../platform/context/context.ts";
import { sha256 } from "../platform/crypto/hash.ts";
import { randomToken, uuidV7 } from "../platform/crypto/random.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { build, primaryDb } from "../platform/db/client.ts";
import { type DeviceRow, devices, redemptions } from "../tables/passes.ts";
import { NotFoundError, UnprocessableError } from "../platform/errors/errors.ts";
import { batch, run } from "../platform/db/batch.ts";

export async function listDevices(ctx: Ctx): Promise<Device[]> {
  const listed = selectDevices().orderBy(desc(devices.createdAt), desc(devices.id));
  return (await run(ctx, listed)).rows.map(toDevice);
}

function selectDevices(deviceId?: string) {
  // Drizzle omits the table's name in a query of one table; `id` alone would be the redemption's.
  const lastScanAt = sql<number | null>`(SELECT max(${redemptions.createdAt}) FROM ${redemptions}
  WHERE ${redemptions.deviceId} = ${devices}.id)`;
  const isListed = and(isNull(devices.revokedAt), deviceId ? eq(devices.id, deviceId) : undefined);
  return build.select({ device: devices, lastScanAt }).from(devices).where(isListed);
}

/** The code in `pairing_url` works once, within 15 minutes. */
export async function addDevice(
  ctx: SignedInCtx,
  { name, airport }: DeviceInput,
): Promise<NewDevice> {
  const { now, actor } = ctx;
  const { code, unpaired } = await newPairing(ctx);
  const device: DeviceRow = {
    id: uuidV7(now),
    name,
    airport,
    ...unpaired,
    createdBy: actor.userId,
    createdAt: now,
    revokedAt: null,
  };
  await batch(ctx, {
    device: build.insert(devices).values(device),
    audit: auditEntry(ctx, { action: "device.added", subjectId: device.id, detail: { airport } }),
  });
  return toNewDevice(ctx, toDevice({ device, lastScanAt: null }), code, device.pairingExpiresAt);
}

/** Replaces a lost phone's code and ends its cookie. Throws NotFoundError. */
export async function renewPairing(ctx: SignedInCtx, deviceId: string): Promise<NewDevice> {
  const { code, unpaired } = await newPairing(ctx);
  const isActive = and(eq(devices.id, deviceId), isNull(devices.revokedAt));
  const { listed } = await batch(ctx, {
    audit: auditEntry(
      ctx,
      { action: "device.code_renewed", subjectId: devices.id },
      sql`FROM ${devices} WHERE ${isActive}`,
    ),
    renewed: build.update(devices).set(unpaired).where(isActive),
    listed: selectDevices(deviceId),
  });
  const [renewed] = listed.rows;
  if (!renewed) throw new NotFoundError();
  return toNewDevice(ctx, toDevice(renewed), code, unpaired.pairingExpiresAt);
}

async function newPairing({ now }: Ctx) {
  const code = randomToken(16);
  const pairingExpiresAt = now + PAIRING_MINUTES * MINUTE_MS;
  return {
    code,
    unpaired: {
      pairingHash: await sha256(code),
      pairingExpiresAt,
      tokenHash: null,
      pairedAt: null,
    },
  };
}

function toNewDevice({ origin }: Ctx, device: Device, code: string, expiresAt: number): NewDevice {
  // Behind #, the code reaches no server's log.
  return {
    ...device,
    pairing_url: `${origin}/scan#pair=${code}`,
    pairing_expires_at: toIso(expiresAt),
  };
}

/** Throws NotFoundError. */
export async function revokeDevice(ctx: SignedInCtx, deviceId: string): Promise<void> {
  const isActive = and(eq(devices.id, deviceId), isNull(devices.revokedAt));
  const revocation = { revokedAt: ctx.now, tokenHash: null, pairingHash: null };
  const { revoked } = await batch(ctx, {
    audit: auditEntry(
      ctx,
      { action: "device.revoked", subjectId: devices.id },
      sql`FROM ${devices} WHERE ${isActive}`,
    ),
    revoked: build.update(devices).set(revocation).where(isActive),
  });
  if (revoked.changes === 0) throw new NotFoundError();
}

/** Stores only a hash of the token. Throws UnprocessableError `code_invalid` for every cause. */
export async function pairDevice(
  ctx: Ctx,
  code: string,
): Promise<{ device: LaneDevice; token: string }> {
  const { now } = ctx;
  const token = randomToken();
  const [pairingHash, tokenHash] = await Promise.all([sha256(code), sha256(token)]);
  const isOpen = and(
    eq(devices.pairingHash, pairingHash),
    gt(devices.pairingExpiresAt, now),
    isNull(devices.revokedAt),
  );
  const { paired } = await batch(ctx, {
    audit: auditEntry(
      ctx,
      { action: "device.paired", subjectId: devices.id },
      sql`FROM ${devices} WHERE ${isOpen}`,
    ),
    paired: build
      .update(devices)
      .set({ tokenHash, pairingHash: null, pairedAt: now })
      .where(isOpen)
      .returning({ name: devices.name, airport: devices.airport }),
  });
  const [device] = paired.rows;
  if (!device)
    throw new UnprocessableError("code_invalid", "This code is not valid. Ask for a new one.");
  return { device, token };
}

export async function findDevice({ db }: Ctx, token: string): Promise<DeviceRow | undefined> {
  const [device] = await primaryDb(db)
    .select()
    .from(devices)
    .where(isDeviceOf(await sha256(token)));
  return device;
}

export const isDeviceOf = (tokenHash: string) =>
  and(eq(devices.tokenHash, tokenHash), isNull(devices.revokedAt));

function toDevice({
  device: { id, name, airport, createdAt, pairedAt },
  lastScanAt,
}: {
  device: DeviceRow;
  lastScanAt: number | null;
}): Device {
  return {
    id,
    name,
    airport,
    created_at: toIso(createdAt),
    paired_at: toIsoOrNull(pairedAt),
    last_scan_at: toIsoOrNull(lastScanAt),
  };
}
