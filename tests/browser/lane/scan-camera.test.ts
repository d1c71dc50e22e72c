import { expect, test } from "vitest";
import type { NewDevice } from "#domain/passes/device.schema.ts";
import { airportDate } from "#domain/airports/airport-time.ts";
import { authCalls } from "../../people.ts";
import { browserSite } from "../browser-site.ts";
import { browserThatSees } from "./camera-film.ts";
import { payForPass } from "../bookings/paid-pass.ts";

const site = browserSite();
const { admin: newAdmin, send } = authCalls(site);

test("a phone that holds its camera before a pass lets it through once, and stops the camera when it is told to", async () => {
  const { path, orderId } = await payForPass(site, { flightDate: airportDate("CDG", Date.now()) });
  const { access_token } = await newAdmin();
  const device = (await (
    await send("POST", "admin/devices", access_token, { name: "Lane 1", airport: "CDG" })
  ).json()) as NewDevice;
  const { browser, close } = await browserThatSees(site.url() + path);
  try {
    const page = await browser.newPage({ baseURL: site.url() });
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    await page.addInitScript(() => {
      const { mediaDevices } = navigator;
      const ask = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = () => {
        mediaDevices.getUserMedia = ask;
        return Promise.reject(new DOMException("Asked too soon", "NotAllowedError"));
      };
    });
    await page.goto(`/scan${new URL(device.pairing_url).hash}`);
    await page.getByRole("button", { name: "Start the camera" }).click();
    await page.getByText("The camera isn’t available.").waitFor();
    await page.getByRole("button", { name: "Start the camera" }).click();
    const result = page.locator('[data-field="scan-result"]');
    await result.getByText("VALID", { exact: true }).waitFor();
    // The code stays before the camera, and is one pass that was shown.
    await page.evaluate(
      () =>
        new Promise<void>((seen) => {
          const video = document.querySelector("video")!;
          let frames = 0;
          const count = () => (++frames > 10 ? seen() : video.requestVideoFrameCallback(count));
          video.requestVideoFrameCallback(count);
        }),
    );
    await expect.poll(() => page.locator('[data-field="scan"]').count()).toBe(1);
    expect(await site.rows("SELECT status FROM orders WHERE id = ?", orderId)).toEqual([
      { status: "completed" },
    ]);

    await page.getByRole("button", { name: "Stop the camera" }).click();
    expect(await page.evaluate(() => document.querySelector("video")!.srcObject)).toBeNull();
    // Shown once more, it was used.
    await page.getByRole("button", { name: "Start the camera" }).click();
    await result.getByText("USED", { exact: true }).waitFor();
    expect(problems).toEqual([]);
  } finally {
    await close();
  }
});
