import { useSiteContext } from "../../lib/page/site-context.tsx";
import { classNames } from "../ui/class-names.ts";
import styles from "./logo.module.css";

/** A longer name is smaller, on two or three lines, to fit the header. */
const LONG = 20;
const LONGEST = 32;

export function Logo() {
  const { name } = useSiteContext().site.company;
  return (
    <span className={styles.logo}>
      <LogoSign />
      <span
        className={classNames(
          styles.name,
          name.length > LONG && styles.long,
          name.length > LONGEST && styles.longest,
        )}
      >
        {name}
      </span>
    </span>
  );
}

export function LogoSign() {
  return (
    <svg className={styles.sign} viewBox="0 0 32 32" aria-hidden focusable="false">
      <path
        d="M2 25.5C11 25.5 19.5 20 23.8 10.2L29.5 6c-1.4 11.9-10.6 21-27.500 21z"
        fill="currentColor"
      />
      <path
        d="M4.5 17.5c5.6-.4 10.4-3.3 13.4-8.3L22 6.3C19.8 14.3 13.3 19.3 4.5 19.3z"
        className={styles.trail}
      />
    </svg>
  );
}
