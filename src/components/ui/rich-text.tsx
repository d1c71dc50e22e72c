import { Link } from "@tanstack/react-router";
import { createElement, Fragment, type ReactNode } from "react";
import { useVisitor } from "../../lib/visitor.tsx";

/** A link as content writes it: [Privacy Policy](/privacy) to a page of the site, [section 9](#refunds) within the page. */
const LINK = /(\[[^\]]+\]\([/#][\w/-]*\))/;
const PARTS_OF_LINK = /^\[(.+)\]\((.+)\)$/;

/** Plain text in which links to our own pages, our e-mail address and our phone number can be followed. */
export function RichText({ children }: { children: string }) {
  const { email, phone } = useVisitor().site.company;
  // Splitting by a group keeps what it matched.
  const parts = children
    .split(LINK)
    .flatMap((part) => (PARTS_OF_LINK.test(part) ? [part] : part.split(new RegExp(`(${literal(email)}|${literal(phone)})`))));
  const nodes = parts.map((part): ReactNode => {
    const [, label, href] = PARTS_OF_LINK.exec(part) ?? [];
    if (label && href) return href.startsWith("#") ? <a href={href}>{label.replaceAll(" ", "\u00a0")}</a> : <Link to={href}>{label}</Link>;
    if (part === email) return <a href={`mailto:${email}`}>{email}</a>;
    if (part === phone) return <a href={telephone(phone)}>{phone}</a>;
    return part;
  });
  // As arguments, not as an array: parts of a text never change places, so they need no keys.
  return createElement(Fragment, null, ...nodes);
}

/** The same text without its links, for places that take plain text only. */
export function plainText(text: string): string {
  return text
    .split(LINK)
    .map((part) => PARTS_OF_LINK.exec(part)?.[1] ?? part)
    .join("");
}

/** A phone number as a link that dials it (RFC 3966). */
export function telephone(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
