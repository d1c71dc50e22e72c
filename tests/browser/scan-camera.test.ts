import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { encode } from "uqr";
import { expect, test } from "vitest";
import type { NewDevice } from "../../src/domain/devices/device.schema.ts";
import { airportDate } from "../../src/domain/orders/airport-time.ts";
import { CHROMIUM_ARGS, findChromium } from "../../scripts/steps/chromium.ts";
import { authCalls } from "../people.ts";
import { browserSite } from "./browser-site.ts";
import { payForPass } from "./paid-pass.ts";

const site = browserSite();
const { admin: newAdmin, send } = authCalls(site);

const [WIDTH, HEIGHT, MODULE_PX] = [640, 480, 8];

/** What a camera sees that is held before a QR code: a film of one frame (YUV4MPEG2, 4:2:0), which Chromium repeats. */
function filmOf(text: string): Buffer {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const luma = Buffer.alloc(WIDTH * HEIGHT, 170);
  const [left, top] = [(WIDTH - size * MODULE_PX) >> 1, (HEIGHT - size * MODULE_PX) >> 1];
  for (let y = 0; y < size * MODULE_PX; y++) {
    for (let x = 0; x < size * MODULE_PX; x++)
      luma[(top + y) * WIDTH + left + x] = data[Math.floor(y / MODULE_PX)]![Math.floor(x / MODULE_PX)] ? 25 : 230;
  }
  const frame = Buffer.concat([Buffer.from("FRAME\n"), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F30:1 Ip A1:1 C420jpeg\n`), frame, frame]);
}

test("a phone that holds its camera before a pass lets it through once, and stops the camera when it is told to", async () => {
  const { path, orderId } = await payForPass(site, { flightDate: airportDate("CDG", Date.now()) });
  const { access_token } = await newAdmin();
  const device = (await (await send("POST", "admin/devices", access_token, { name: "Lane 1", airport: "CDG" })).json()) as NewDevice;
  const folder = mkdtempSync(join(tmpdir(), "lane-"));
  const film = join(folder, "pass.y4m");
  writeFileSync(film, filmOf(site.url() + path));
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...CHROMIUM_ARGS,
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    const page = await browser.newPage({ baseURL: site.url() });
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    await page.goto(`/scan${new URL(device.pairing_url).hash}`);
    await page.getByRole("button", { name: "Start the camera" }).click();
    const result = page.locator('[data-field="scan-result"]');
    await result.getByText("VALID", { exact: true }).waitFor();
    // The code stays before the camera, and is one pass that was shown.
    await page.waitForTimeout(1000);
    expect(await page.locator('[data-field="scan"]').count()).toBe(1);
    expect(await site.rows("SELECT status FROM orders WHERE id = ?", orderId)).toEqual([{ status: "completed" }]);

    await page.getByRole("button", { name: "Stop the camera" }).click();
    expect(await page.evaluate(() => document.querySelector("video")!.srcObject)).toBeNull();
    // Shown once more, it was used.
    await page.getByRole("button", { name: "Start the camera" }).click();
    await result.getByText("USED", { exact: true }).waitFor();
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
