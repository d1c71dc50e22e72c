import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { html, raw } from "hono/html";
import { TIME_ZONE } from "#domain/time.ts";
import { MAILBOX_PATH, mailFolders } from "./local-mail.ts";
import { type KeptMail, type LocalMail, toEml } from "./mail-message.ts";

/**
 * A mail's frame runs no script and reads nothing of this origin, but may open links in new tabs.
 */
const SANDBOX = "allow-popups allow-popups-to-escape-sandbox";
const NOTHING = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:";
const PAGE = `${NOTHING}; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
const MAIL = `${NOTHING}; sandbox ${SANDBOX}`;

const STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#1b2230,#eef1f6);--muted:light-dark(#566072,#a9b3c4);--line:light-dark(#dbe1ea,#343d4d);
--paper:light-dark(#fff,#1a1f29);--page:light-dark(#eef1f6,#0d1117);--link:light-dark(#1f4bb4,#8db4ff)}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:400 16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem clamp(1rem,4vw,2rem) 4rem}
h1{margin:0 0 .25rem;font-size:1.5rem;line-height:1.25;overflow-wrap:anywhere}h2{margin:2rem 0 .5rem;font-size:1rem}
a{color:var(--link)}.muted{color:var(--muted);margin:0 0 1.5rem}time{white-space:nowrap}
ol{margin:0;padding:0;list-style:none;border:1px solid var(--line);border-radius:12px;background:var(--paper);overflow:hidden}
li+li{border-top:1px solid var(--line)}li a{display:grid;gap:.125rem 1rem;padding:.75rem 1rem;color:inherit;text-decoration:none}
li a:hover{background:var(--page)}li b{color:var(--link);overflow-wrap:anywhere}li span{color:var(--muted);font-size:.875rem;overflow-wrap:anywhere}
@media (min-width:40rem){li a{grid-template-columns:1fr auto}li b{grid-column:1}li time{grid-row:1;grid-column:2}}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:0;font-size:.875rem}
dt{color:var(--muted)}dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:54rem;border:1px solid var(--line);border-radius:12px;background:var(--paper)}
pre{margin:0;padding:1rem;border:1px solid var(--line);border-radius:12px;background:var(--paper);white-space:pre-wrap;overflow-wrap:anywhere;font-size:.875rem}`;

export async function mailboxResponse(stateDir: string, url: string): Promise<Response> {
  const { mailbox } = mailFolders(stateDir);
  const names = existsSync(mailbox)
    ? readdirSync(mailbox)
        .filter((name) => name.endsWith(".json"))
        .map((name) => name.slice(0, -".json".length))
        .toSorted()
        .toReversed()
    : [];
  const [name = "", part] = new URL(url).pathname
    .slice(MAILBOX_PATH.length)
    .split("/")
    .slice(1)
    .map(decodeURIComponent);
  const read = (kept: string) =>
    JSON.parse(readFileSync(join(mailbox, `${kept}.json`), "utf8")) as KeptMail;
  if (name === "")
    return page("Mailbox", listHtml(names.map((kept) => ({ name: kept, ...read(kept) }))));
  // Only names that the folder lists are allowed, so that a name never becomes a path.
  if (!names.includes(name))
    return page(
      "Not found",
      html`<h1>Not found</h1>
        ${backLink()}`,
      404,
    );
  const kept = read(name);
  if (part === undefined) return page(kept.mail.subject, mailPageHtml(name, kept));
  if (part === "html")
    return respond(shownHtml(name, kept.mail), {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": MAIL,
    });
  if (part === "message.eml")
    return download(toEml(kept.mail, kept.headers), "message/rfc822", `${name}.eml`);
  const attachment = kept.mail.attachments?.[Number(part)];
  if (!attachment)
    return page(
      "Not found",
      html`<h1>Not found</h1>
        ${backLink()}`,
      404,
    );
  return download(
    Buffer.from(attachment.content, "base64"),
    attachment.type,
    attachment.filename,
    attachment.disposition,
  );
}

const linkTo = (name: string, part = "") => `${MAILBOX_PATH}/${encodeURIComponent(name)}${part}`;
const backLink = () => html`<p><a href="${MAILBOX_PATH}">All mails</a></p>`;
const timeHtml = (date: string | undefined) =>
  html`<time
    >${date === undefined ? "" : new Date(date).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "long", timeZone: TIME_ZONE })}</time
  >`;

function listHtml(mails: (KeptMail & { name: string })[]) {
  const rows = mails.map(
    ({ name, mail, headers }) =>
      html`<li>
        <a href="${linkTo(name)}"
          ><b>${mail.subject}</b>${timeHtml(headers.Date)}<span>To ${headers.To}</span></a
        >
      </li>`,
  );
  return html`<h1>Mailbox</h1>
    <p class="muted">
      Every mail that this local product has sent, newest first. None of them left this machine.
    </p>
    ${
      rows.length === 0
        ? html`<p>No mail yet: book a Fast Track, or write to us, and reload this page.</p>`
        : html`<ol>
            ${rows}
          </ol>`
    }`;
}

function mailPageHtml(name: string, { mail, headers }: KeptMail) {
  const { Subject: _, ...shown } = headers;
  const rows = Object.entries(shown).map(
    ([term, value]) =>
      html`<dt>${term}</dt>
        <dd>${value}</dd>`,
  );
  const files = (mail.attachments ?? []).map(
    ({ filename }, index) =>
      html`<li>
        <a href="${linkTo(name, `/${index}`)}"><b>${filename}</b></a>
      </li>`,
  );
  return html`${backLink()}
    <h1>${mail.subject}</h1>
    <p class="muted">${timeHtml(headers.Date)} to ${headers.To}</p>
    ${mail.html === undefined ? "" : html`<iframe title="The mail as HTML" sandbox="${SANDBOX}" src="${linkTo(name, "/html")}"></iframe>`}
    <h2>Text</h2>
    <pre tabindex="0" aria-label="The mail as text">${mail.text ?? ""}</pre>
    ${
      files.length === 0
        ? ""
        : html`<h2>Attachments</h2>
            <ol>
              ${files}
            </ol>`
    }
    <h2>Headers</h2>
    <dl>${rows}</dl>
    <p><a href="${linkTo(name, "/message.eml")}">Download as .eml</a></p>`;
}

function shownHtml(name: string, { html: source = "", attachments = [] }: LocalMail): string {
  const withPictures = attachments.reduce(
    (text, { contentId }, index) =>
      contentId === undefined
        ? text
        : text.replaceAll(`cid:${contentId}`, linkTo(name, `/${index}`)),
    source,
  );
  return withPictures.replace("<head>", '<head><base target="_blank">');
}

async function page(title: string, body: ReturnType<typeof html>, status = 200): Promise<Response> {
  const text = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <link rel="icon" href="data:," />
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
  return respond(
    text.toString(),
    { "content-type": "text/html; charset=utf-8", "content-security-policy": PAGE },
    status,
  );
}

function download(
  content: string | Buffer,
  type: string,
  filename: string,
  disposition = "attachment",
): Response {
  const name = filename.replaceAll(/[^\w.@+-]+/g, "_");
  return respond(content, {
    "content-type": type,
    "content-disposition": `${disposition}; filename="${name}"`,
    "content-security-policy": MAIL,
  });
}

function respond(body: string | Buffer, headers: Record<string, string>, status = 200): Response {
  const always = {
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  };
  return new Response(typeof body === "string" ? body : new Uint8Array(body), {
    status,
    headers: { ...headers, ...always },
  });
}
