import { PICTURES, type PicturePlace } from "#domain/pictures.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { useSiteContext } from "#lib/site-context/site-context.tsx";
import { classNames } from "../ui/class-names.ts";
import { Painting } from "./painting.tsx";
import styles from "./painting.module.css";

interface SceneProps {
  className?: string;
}

const HOURS = {
  bell: "dawn",
  tray: "morning",
  pass: "day",
  lounge: "dusk",
  museum: "evening",
  guide: "night",
} as const;

interface ServicePictureProps extends SceneProps {
  of: PicturePlace;
  site?: SiteConfig;
}

export function ServicePicture({ of, site, className }: ServicePictureProps) {
  const shown = useSiteContext().site;
  const plate = (site ?? shown).pictures?.[of] ?? PICTURES[of];
  return (
    <Painting plate={plate} hour={HOURS[plate]} className={classNames(styles.card, className)} />
  );
}

const WIDE = { lane: "morning", doorToGate: "evening", terminal: "morning" } as const;

export function Scene({ of, className }: SceneProps & { of: keyof typeof WIDE }) {
  return <Painting plate={of} hour={WIDE[of]} className={classNames(styles.wide, className)} />;
}
