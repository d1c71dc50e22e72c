import { readFileSync } from "node:fs";
import sharp from "sharp";

/** Natural Earth's coasts (public domain) at 1:50 million, as TopoJSON: arcs of quantised steps. */
interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: { land: { geometries: { arcs: number[][][] }[] } };
}

/** Pixels per degree. */
const DETAIL = 8;
const WIDTH = 360 * DETAIL;

/** The Earth's land as a map with equal degrees, one byte per pixel: 255 is land. */
export async function landMap(): Promise<(latitude: number, longitude: number) => number> {
  const file = new URL("node_modules/world-atlas/land-50m.json", import.meta.url);
  const { transform, arcs, objects } = JSON.parse(readFileSync(file, "utf8")) as Topology;
  const lines = arcs.map((steps) => {
    let [x, y] = [0, 0];
    return steps.map(([dx, dy]): [number, number] => {
      x += dx;
      y += dy;
      const longitude = x * transform.scale[0] + transform.translate[0];
      const latitude = y * transform.scale[1] + transform.translate[1];
      return [(longitude + 180) * DETAIL, (90 - latitude) * DETAIL];
    });
  });
  const ring = (indices: number[]): string => {
    // A negative arc runs backwards.
    const points = indices.flatMap((index) =>
      index < 0 ? lines[~index]!.toReversed() : lines[index]!,
    );
    let before = points[0]![0];
    const drawn = points.map(([x, y]) => {
      // A coast continues beyond the edge of the map instead of jumping to the other edge.
      before = x + Math.round((before - x) / WIDTH) * WIDTH;
      return `${before.toFixed(1)} ${y.toFixed(1)}`;
    });
    return `M${drawn.join("L")}Z`;
  };
  const path = objects.land.geometries
    .flatMap(({ arcs: polygons }) => polygons.flatMap((rings) => rings.map(ring)))
    .join("");
  const around = [-WIDTH, 0, WIDTH]
    .map((x) => `<path transform="translate(${x})" fill="#fff" fill-rule="evenodd" d="${path}"/>`)
    .join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${WIDTH / 2}">${around}</svg>`;
  const map = await sharp(Buffer.from(svg))
    .flatten({ background: "#000" })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return (latitude, longitude) => {
    const x = Math.floor((longitude + 180) * DETAIL) % WIDTH;
    const y = Math.min(WIDTH / 2 - 1, Math.floor((90 - latitude) * DETAIL));
    return map[y * WIDTH + x]! / 255;
  };
}
