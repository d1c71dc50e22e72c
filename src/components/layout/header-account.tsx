import UserRound from "lucide-react/icons/user-round";
import { shell } from "#content/shell.ts";
import { languageHref } from "#domain/language-path.ts";
import { useSession } from "#lib/session/session.ts";
import { useSignOut } from "#lib/session/use-sign-out.ts";
import { useContent, useSiteContext } from "#lib/site-context/site-context.tsx";
import { classNames } from "../ui/class-names.ts";
import { OutwardLink } from "../ui/outward-link.tsx";
import styles from "./header.module.css";

/** Plain links, because admin and account pages may have another language. */
export function HeaderAccountLinks() {
  const words = useContent(shell).header;
  const { language } = useSiteContext();
  const { status, role } = useSession();
  if (status !== "signed-in") return null;
  return (
    <>
      {role && (
        <a href="/admin" className={classNames(styles.pill, styles.admin)}>
          {words.admin}
        </a>
      )}
      <a
        href={languageHref("/account", "", language)}
        className={classNames(styles.link, styles.account)}
        aria-label={words.account}
      >
        <UserRound size={18} aria-hidden />
        <span>{words.account}</span>
      </a>
    </>
  );
}

export function MenuAccountLink({ className }: { className: string }) {
  const words = useContent(shell).header;
  const { language } = useSiteContext();
  if (useSession().status === "signed-in") return null;
  return (
    <a href={languageHref("/account", "", language)} className={className}>
      {words.account}
    </a>
  );
}

/** Both links have one width, so that nothing shifts. */
export function HeaderSignIn() {
  const words = useContent(shell).header;
  const signOut = useSignOut();
  const { site, preview } = useSiteContext();
  const { status } = useSession();
  if (status === "signed-in")
    return (
      <button
        type="button"
        className={classNames(styles.pill, styles.login)}
        onClick={() => void signOut()}
      >
        {words.signOut}
      </button>
    );
  if (!site.memberPortal) return null;
  return (
    <OutwardLink
      href={site.memberPortal}
      target="_blank"
      rel="noopener"
      className={classNames(styles.pill, styles.login)}
      data-for="strangers"
      data-known={words.signOut}
    >
      {words.login}
      {!preview && <span className="visually-hidden"> ({words.newTab})</span>}
    </OutwardLink>
  );
}
