import { type SVGAttributes, useMemo } from "react";
import { encodeQR } from "qr";
import styles from "./qr-code.module.css";

interface QrCodeProps extends SVGAttributes<SVGSVGElement> {
  text: string;
  label: string;
}

/** In modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Level M, black on white in both colour schemes. CSS sets the size. */
export function QrCode({ text, label, ...svg }: QrCodeProps) {
  const { size, path } = useMemo(() => drawQrCode(text), [text]);
  return (
    <svg
      {...svg}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={styles.code}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function drawQrCode(text: string): { size: number; path: string } {
  const modules = encodeQR(text, "raw", { ecc: "medium", border: QUIET_ZONE });
  const rows = modules.map((row, y) => {
    const runs = row
      .map((isDark) => (isDark ? "#" : " "))
      .join("")
      .matchAll(/#+/g);
    return Array.from(
      runs,
      ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
    ).join("");
  });
  return { size: modules.length, path: rows.join("") };
}
