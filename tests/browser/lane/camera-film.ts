import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { encodeQR } from "qr";
import { CHROMIUM_ARGS, findChromium } from "../../../scripts/steps/chromium.ts";

const [WIDTH, HEIGHT, MODULE_PX] = [640, 480, 8];

/** What a camera sees that is held before a QR code: a film of one frame (YUV4MPEG2, 4:2:0), which Chromium repeats. */
function filmOf(text: string): Buffer {
  const data = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const size = data.length;
  const luma = Buffer.alloc(WIDTH * HEIGHT, 170);
  const [left, top] = [(WIDTH - size * MODULE_PX) >> 1, (HEIGHT - size * MODULE_PX) >> 1];
  for (let y = 0; y < size * MODULE_PX; y++) {
    for (let x = 0; x < size * MODULE_PX; x++)
      luma[(top + y) * WIDTH + left + x] = data[Math.floor(y / MODULE_PX)]![
        Math.floor(x / MODULE_PX)
      ]
        ? 25
        : 230;
  }
  const frame = Buffer.concat([
    Buffer.from("FRAME\n"),
    luma,
    Buffer.alloc((WIDTH * HEIGHT) / 2, 128),
  ]);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F30:1 Ip A1:1 C420jpeg\n`),
    frame,
    frame,
  ]);
}

/** A browser whose camera sees the QR code of a text; whoever asks closes it. */
export async function browserThatSees(
  text: string,
): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "lane-"));
  const film = join(folder, "pass.y4m");
  writeFileSync(film, filmOf(text));
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...CHROMIUM_ARGS,
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  const close = async () => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { browser, close };
}
