import { telephone } from "#domain/site/site.ts";
import { Link } from "@tanstack/react-router";
import { OutwardLink } from "./outward-link.tsx";
import { useSiteContext } from "#lib/site-context/site-context.tsx";

/** [Privacy Policy](/privacy) links to our page, [section 9](#refunds) within the page. */
const LINK = /(\[[^\]]+\]\([/#][\w/-]*\))/;
const PARTS_OF_LINK = /^\[(.+)\]\((.+)\)$/;

/** Our email address and phone numbers become links too. */
export function RichText({ children }: { children: string }) {
  const { company, support } = useSiteContext().site;
  const own = [company.email, company.phone, support?.emergency].filter(
    (text) => text !== undefined,
  );
  // `split` keeps the matches because of the capturing group.
  const parts = children
    .split(LINK)
    .flatMap((part) =>
      PARTS_OF_LINK.test(part) ? [part] : part.split(new RegExp(`(${own.map(literal).join("|")})`)),
    );
  // oxlint-disable-next-line react/no-array-index-key -- parts of a text never change places
  return parts.map((part, index) => <Part key={index} text={part} />);
}

function Part({ text }: { text: string }) {
  const { company, support } = useSiteContext().site;
  const [, label, href] = PARTS_OF_LINK.exec(text) ?? [];
  if (label && href)
    return href.startsWith("#") ? (
      <a href={href}>{label.replaceAll(" ", "\u00a0")}</a>
    ) : (
      <Link to={href}>{label}</Link>
    );
  if (text === company.email) return <OutwardLink href={`mailto:${text}`}>{text}</OutwardLink>;
  if (text === company.phone || text === support?.emergency)
    return <OutwardLink href={telephone(text)}>{text}</OutwardLink>;
  return <>{text}</>;
}

/** Replaces links by their labels. */
export function plainText(text: string): string {
  return text
    .split(LINK)
    .map((part) => PARTS_OF_LINK.exec(part)?.[1] ?? part)
    .join("");
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
