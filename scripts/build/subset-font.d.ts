declare module "subset-font" {
  interface Options {
    targetFormat: "truetype" | "woff" | "woff2";
    /** Pins an axis to one value, or narrows it. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    noLayoutClosure?: boolean;
  }
  /** The font with nothing but the letters of `text`. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>;
}
