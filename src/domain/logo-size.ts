/** A logo with a larger ratio is a lettering: it replaces the written name, and no icon can hold it. */
const WIDE = 2;

export interface LogoSize {
  width: number;
  height: number;
}

export const isWide = ({ width, height }: LogoSize): boolean => width > WIDE * height;
/** An icon is a square, in which a long or a tall logo would be a line. */
export const fitsIcon = (logo: LogoSize): boolean =>
  !isWide(logo) && logo.height <= WIDE * logo.width;
