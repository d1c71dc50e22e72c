import { isWide } from "#domain/logo-size.ts";
import { type Signed, signInitial, signShape } from "#domain/site/sign.ts";
import { useSiteContext } from "#lib/site-context/site-context.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./logo.module.css";

/** Longer names are smaller and have two or three lines, to fit the header. */
const LONG = 20;
const LONGEST = 32;

export function Logo() {
  const { site } = useSiteContext();
  const { name } = site.company;
  return (
    <span className={styles.logo}>
      <LogoSign site={site} />
      <span
        className={classNames(
          isLettering(site) ? "visually-hidden" : styles.name,
          name.length > LONG && styles.long,
          name.length > LONGEST && styles.longest,
        )}
      >
        {name}
      </span>
    </span>
  );
}

/** A wide logo already contains the written name. */
export const isLettering = ({ logo }: Signed): boolean => logo !== undefined && isWide(logo);

/** The brand's logo, its mark, or its initial in a shape, 1em wide. */
export function LogoSign({ site }: { site: Signed }) {
  if (site.logo) return <LogoPicture logo={site.logo} />;
  const { size, path, accent } = site.mark ?? { size: 32, accent: signShape(site) };
  return (
    <span className={styles.sign} data-initial={site.mark ? "" : signInitial(site)} aria-hidden>
      <svg viewBox={`0 0 ${size} ${size}`} focusable="false">
        {path && <path d={path} fill="currentColor" />}
        {accent && <path d={accent} className={styles.trail} />}
      </svg>
    </span>
  );
}

/** A logo on its ground. It needs no `alt`, because the name is beside it. */
export function LogoPicture({ logo }: { logo: NonNullable<Signed["logo"]> }) {
  const { image, width, height, ground } = logo;
  return (
    <span className={styles.picture} data-ground={ground} data-wide={isWide(logo) || undefined}>
      <img src={image} alt="" width={width} height={height} />
    </span>
  );
}
