import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { SiteConfig } from "#domain/site-config.ts";
import { isWide } from "#domain/logo-size.ts";
import type { MailMessage, MailPart } from "#domain/mail/mail.ts";
import { type MailColors, mailColors } from "./mail-colors.ts";
import { typedCode } from "./mail-text.ts";
import { QR_CONTENT_ID } from "./qr-png.ts";

type Brand = Pick<SiteConfig, "company" | "colors" | "logo">;
type Html = HtmlEscapedString | Promise<HtmlEscapedString>;
type MailFacts = readonly (readonly [label: string, value: string])[];

const TABLE = raw('width="100%" cellspacing="0" cellpadding="0" border="0"');
const TEXT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const DISPLAY = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif";

// Every mail program reads style attributes; this sheet only improves some of them.
const styleSheet = (dark: MailColors) => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){
.page{padding:16px 8px!important}.card{padding:28px 20px 8px!important}
.facts th,.facts td{display:block!important;width:auto!important;\
padding-left:0!important;padding-right:0!important}
.facts th{padding-bottom:0!important}.facts td{border-top:0!important;padding-top:2px!important}
.button a{display:block!important}
}
@media (prefers-color-scheme:dark){
body,.page{background:${dark.page}!important}\
.card{background:${dark.card}!important;border-color:${dark.line}!important}
.sky{background:${dark.night}!important;background-image:${sky(dark)}!important}
.ink{color:${dark.ink}!important}.muted{color:${dark.muted}!important}\
.brand,.link{color:${dark.brand}!important}
.facts th,.facts td,.trip,.quote{border-color:${dark.line}!important}\
.code{background:${dark.page}!important;color:${dark.ink}!important}
.button a{background:${dark.button}!important;\
border-color:${dark.buttonEdge}!important;color:${dark.onButton}!important}
}`;

const paragraphStyle = (light: MailColors) =>
  `margin:0 0 20px;font:400 16px/1.6 ${TEXT};color:${light.ink};` +
  "overflow-wrap:break-word;word-break:break-word";
const cellStyle = (light: MailColors) =>
  `padding:10px 0;border-top:1px solid ${light.line};font:400 15px/1.5 ${TEXT};` +
  "text-align:left;vertical-align:top";

const brandStyle = (light: MailColors) =>
  `padding:0 4px 16px;font:600 24px/1.2 ${DISPLAY};color:${light.brand}`;
const SIGN_STYLE = "display:inline-block;margin-right:12px;border-radius:9px;vertical-align:middle";
/** There is no text on this sky, because mail programs may change only the text's colour. */
const sky = ({ night, dusk, glow, sun }: MailColors) =>
  `radial-gradient(circle at 82% 100%,${sun} 13px,transparent 14px),` +
  `radial-gradient(ellipse 46% 120% at 82% 100%,${sun},transparent),` +
  `linear-gradient(${night},${dusk} 55%,${glow})`;
const skyStyle = (light: MailColors) =>
  `height:64px;font-size:0;line-height:0;border-radius:14px 14px 0 0;` +
  `background:${light.night};background-image:${sky(light)}`;
const cardStyle = (light: MailColors) =>
  `padding:36px 40px 20px;background:${light.card};` +
  `border:1px solid ${light.line};border-top:0;border-radius:0 0 14px 14px`;
const quoteStyle = (light: MailColors) =>
  `margin:0 0 20px;padding:0 0 0 16px;border-left:3px solid ${light.line};` +
  `font:400 15px/1.6 ${TEXT};color:${light.muted};overflow-wrap:break-word`;
const valueStyle = (light: MailColors) =>
  `${cellStyle(light)};color:${light.ink};overflow-wrap:anywhere;word-break:break-word`;

/** Cached, because computing readable colours takes longer than the rest of a mail. */
const known = new WeakMap<SiteConfig["colors"], ReturnType<typeof mailColors>>();

function colorsOf({ colors }: Brand): ReturnType<typeof mailColors> {
  const made = known.get(colors) ?? mailColors(colors);
  known.set(colors, made);
  return made;
}

interface MailPictures {
  readonly sign?: string | undefined;
  readonly qrCode?: string;
}

export async function mailHtml(
  { language, subject, preview, parts }: MailMessage,
  site: Brand,
  { sign, qrCode = `cid:${QR_CONTENT_ID}` }: MailPictures = {},
): Promise<string> {
  const { light, dark } = colorsOf(site);
  const footer = parts.filter((part) => typeof part === "object" && "footer" in part);
  const body = parts.filter((part) => typeof part === "string" || !("footer" in part));
  const page = await html`<!doctype html>
    <html lang="${language}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <title>${subject}</title>
        <style>
          ${raw(styleSheet(dark))}
        </style>
      </head>
      <body style="margin:0;padding:0;background:${light.page}">
        ${preview === undefined ? "" : previewHtml(preview)}
        <div role="main" lang="${language}">
          <table role="presentation" ${TABLE}>
            <tr>
              <td class="page" align="center" style="padding:32px 16px;background:${light.page}">
                <table role="presentation" ${TABLE} style="max-width:560px">
                  <tr>
                    <td class="brand" style="${raw(brandStyle(light))}">${headHtml(site, sign)}</td>
                  </tr>
                  <tr>
                    <td class="sky" style="${raw(skyStyle(light))}">&nbsp;</td>
                  </tr>
                  <tr>
                    <td class="card" style="${raw(cardStyle(light))}">
                      ${body.map((part) => partHtml(part, light, qrCode))}
                    </td>
                  </tr>
                  <tr>
                    <td style="padding:20px 4px 0">
                      ${footer.map((part) => partHtml(part, light, qrCode))}
                    </td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </div>
      </body>
    </html>`;
  return page.toString();
}

/** The largest width that a small phone shows whole, in px. */
const WIDEST_LOGO = 240;

function headHtml({ company: { name }, logo }: Brand, sign: string | undefined): Html {
  if (sign === undefined) return html`${name}`;
  if (!logo || !isWide(logo))
    return html`<img src="${sign}" width="36" height="36" alt="" style="${SIGN_STYLE}" />${name}`;
  const width = Math.min(WIDEST_LOGO, Math.round((44 * logo.width) / logo.height));
  const height = Math.round((width * logo.height) / logo.width);
  return html`<img
    src="${sign}"
    width="${width}"
    height="${height}"
    alt="${name}"
    style="${SIGN_STYLE}"
  />`;
}

function previewHtml(preview: string): Html {
  const style = "display:none;max-height:0;overflow:hidden;mso-hide:all";
  return html`<div class="preview" style="${style}">${preview}</div>`;
}

function partHtml(part: MailPart, light: MailColors, qrCode: string): Html {
  if (typeof part === "string") return paragraph(part, light);
  if ("written" in part) return paragraph(part.written, light);
  if ("heading" in part)
    return html`<h1
      class="ink"
      style="margin:0 0 16px;font:500 28px/1.2 ${raw(DISPLAY)};color:${light.ink}"
    >
      ${part.heading}
    </h1>`;
  if ("facts" in part) return factsHtml(part.facts, light);
  if ("trip" in part) return tripHtml(part, light);
  if ("code" in part) {
    const style =
      `margin:0 0 20px;padding:14px 20px;border-radius:10px;background:${light.page};` +
      "font:600 28px/1.3 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.12em;" +
      `text-align:center;color:${light.ink}`;
    return html`<p class="code" style="${raw(style)}">${part.code}</p>`;
  }
  if ("qrCode" in part) return qrHtml(part, qrCode, light);
  if ("href" in part) return linkHtml(part, light);
  if ("quote" in part) {
    return html`${paragraph(part.text, light)}
      <blockquote class="quote muted" style="${raw(quoteStyle(light))}">
        ${lines(part.quote)}
      </blockquote>`;
  }
  return html`<p class="muted" style="margin:0;font:400 13px/1.6 ${raw(TEXT)};color:${light.muted}">
    ${lines(part.footer)}
  </p>`;
}

const paragraph = (text: string, light: MailColors) =>
  html`<p class="ink" style="${raw(paragraphStyle(light))}">${lines(text)}</p>`;

/** The code has a white frame in dark mode too. Its picture is oversized, for dense screens. */
function qrHtml(
  { qrCode: address, alt }: Extract<MailPart, { qrCode: string }>,
  picture: string,
  light: MailColors,
): Html {
  const style =
    "display:block;width:246px;max-width:100%;height:auto;margin:0 auto;border-radius:10px;" +
    `background:#ffffff;color:${light.ink}`;
  const code = typedCode(address);
  const typed =
    "margin:0 0 28px;font:600 18px/1.4 ui-monospace,Menlo,Consolas,monospace;" +
    `letter-spacing:.08em;text-align:center;color:${light.ink}`;
  return html`<p class="qr" style="margin:4px 0 10px;text-align:center">
      <img src="${picture}" width="246" height="246" alt="${alt}" style="${style}" />
    </p>
    ${code && html`<p class="ink" style="${raw(typed)}">${code}</p>`}`;
}

const lines = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line, index) => html`${index === 0 ? "" : html`<br />`}${line.split(WHOLE).map(whole)}`);

/** A line must not break inside a phone number or at the hyphen of "e-mail". */
const WHOLE = /(\+\d[\d ]{6,18}\d|\be-mails?\b)/;
const whole = (text: string, index: number) =>
  index % 2 === 0 ? text : html`<span style="white-space:nowrap">${text}</span>`;

function linkHtml(
  { href, label, isButton }: { href: string; label?: string; isButton?: boolean },
  light: MailColors,
): Html {
  if (!isButton) {
    return html`<p style="${raw(paragraphStyle(light))};word-break:break-word">
      <a class="link" href="${href}" style="color:${light.brand};text-decoration:underline"
        >${label ?? href}</a
      >
    </p>`;
  }
  const style =
    `display:inline-block;padding:13px 28px;border:1px solid ${light.buttonEdge};` +
    `border-radius:999px;background:${light.button};color:${light.onButton};` +
    `font:600 16px/1.3 ${TEXT};text-align:center;text-decoration:none`;
  return html`<p class="button" style="margin:4px 0 28px">
    <a href="${href}" style="${raw(style)}">${label ?? href}</a>
  </p>`;
}

const TRIP_CELL = "border-top:0;padding:6px 16px 6px 0;width:50%;font-weight:600";

function tripHtml(
  { airport, trip }: Extract<MailPart, { trip: MailFacts }>,
  light: MailColors,
): Html {
  const label = `font:400 13px/1.5 ${TEXT};color:${light.muted}`;
  const line = `2px dashed ${light.line}`;
  const cell = (fact: MailFacts[number] | undefined, isAlone: boolean) =>
    fact &&
    html`<td
      class="ink"
      colspan="${isAlone ? 2 : 1}"
      style="${raw(valueStyle(light))};${TRIP_CELL}"
    >
      <span class="muted" style="${raw(label)}">${fact[0]}</span><br />${fact[1]}
    </td>`;
  const row = (_: unknown, index: number) => {
    const [left, right] = trip.slice(2 * index, 2 * index + 2);
    return html`<tr>
      ${cell(left, !right)}${cell(right, false)}
    </tr>`;
  };
  return html`<table
    class="trip"
    role="presentation"
    ${TABLE}
    style="margin:0 0 28px;border-top:${line};border-bottom:${line}"
  >
    <tr>
      <td colspan="2" style="padding:20px 0 8px">${airport && placeHtml(airport, light)}</td>
    </tr>
    ${Array.from({ length: Math.ceil(trip.length / 2) }, row)}
    <tr>
      <td colspan="2" height="14" style="font-size:0;line-height:0">&nbsp;</td>
    </tr>
  </table>`;
}

const placeHtml = ({ name, code }: { name: string; code: string }, light: MailColors) => html`
  <div class="muted" style="${raw(`font:400 16px/1.4 ${TEXT};color:${light.muted}`)}">${name}</div>
  <div
    class="ink"
    style="${raw(`font:500 84px/1 ${DISPLAY};letter-spacing:-2px;color:${light.ink}`)}"
  >
    ${code}
  </div>
`;

function factsHtml(facts: MailFacts, light: MailColors): Html {
  const row = ([label, value]: readonly [string, string]) =>
    html`<tr>
      <th
        class="muted"
        scope="row"
        style="${raw(cellStyle(light))};width:40%;padding-right:16px;color:${light.muted}"
      >
        ${label}
      </th>
      <td class="ink" style="${raw(valueStyle(light))}">${value}</td>
    </tr>`;
  return html`<table class="facts" ${TABLE} style="margin:0 0 24px;border-collapse:collapse">
    ${facts.map(row)}
  </table>`;
}
