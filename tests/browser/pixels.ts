import type { Page } from "playwright-core";

/** The pixels of a picture (PNG), as a browser draws them: RGBA, row by row. */
export async function pixelsOf(
  page: Page,
  png: Buffer,
): Promise<{ width: number; height: number; data: Uint8Array }> {
  // A page of its own: the site's policy has no room for a canvas of ours.
  const blank = await page.context().newPage();
  const { width, height, base64 } = await blank.evaluate(
    async (source) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob());
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      let binary = "";
      for (let at = 0; at < data.length; at += 0x8000)
        binary += String.fromCharCode(...data.subarray(at, at + 0x8000));
      return { width: bitmap.width, height: bitmap.height, base64: btoa(binary) };
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );
  await blank.close();
  return { width, height, data: new Uint8Array(Buffer.from(base64, "base64")) };
}
