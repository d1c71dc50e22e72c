import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** The header turns light while the pricing section is at this line (docs/product/pages.md). */
const OFFSET_PX = 80;

export function useHeaderTone(): "light" | "dark" {
  const [tone, setTone] = useState<"light" | "dark">("dark");
  const pathname = useLocation({ select: (location) => location.pathname });
  useEffect(() => {
    const measure = () => {
      const section = document.getElementById("pricing")?.getBoundingClientRect();
      setTone(section && section.top <= OFFSET_PX && section.bottom > OFFSET_PX ? "light" : "dark");
    };
    measure();
    addEventListener("scroll", measure, { passive: true });
    addEventListener("resize", measure);
    return () => {
      removeEventListener("scroll", measure);
      removeEventListener("resize", measure);
    };
  }, [pathname]);
  return tone;
}
