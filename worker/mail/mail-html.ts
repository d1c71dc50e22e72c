import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { siteConfig } from "../../app.config.ts";
import { adjustForContrast, formatHsl, hslToHex, parseHsl } from "../../src/domain/color/color.ts";
import type { MailMessage, MailPart } from "../../src/domain/mail/mail.ts";
import { QR_CONTENT_ID } from "./qr-png.ts";

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const hex = (color: Parameters<typeof formatHsl>[0]) => hslToHex(formatHsl(color));
const { primary, primaryLight } = siteConfig.colors;
const WHITE = parseHsl("0 0% 100%");
const DARK_CARD = "220 22% 13%";
/** Dark ink on light paper, and the reverse: programs that invert colours by themselves turn the one into the other. */
const LIGHT = { page: "#eef1f6", card: "#ffffff", ink: "#1b2230", muted: "#566072", line: "#dbe1ea" };
const DARK = { page: "#0d1117", card: hslToHex(DARK_CARD), ink: "#eef1f6", muted: "#a9b3c4", line: "#343d4d" };
/** The brand's colour, as far as it can be read on the card. */
const BRAND = hex(adjustForContrast(parseHsl(primary), WHITE));
const DARK_BRAND = hex(adjustForContrast(parseHsl(primaryLight), parseHsl(DARK_CARD)));

const TEXT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const DISPLAY = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif";

// Everything stands in style attributes, which every mail program reads; what is here makes it better where it is read.
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){
.page{padding:16px 8px!important}.card{padding:28px 20px 8px!important}
.facts th,.facts td{display:block!important;width:auto!important;padding-left:0!important;padding-right:0!important}
.facts th{padding-bottom:0!important}.facts td{border-top:0!important;padding-top:2px!important}
.button a{display:block!important}
}
@media (prefers-color-scheme:dark){
body,.page{background:${DARK.page}!important}.card{background:${DARK.card}!important;border-color:${DARK.line}!important}
.ink{color:${DARK.ink}!important}.muted{color:${DARK.muted}!important}.brand,.link{color:${DARK_BRAND}!important}
.facts th,.facts td,.quote{border-color:${DARK.line}!important}.code{background:${DARK.page}!important;color:${DARK.ink}!important}
.button a{background:${DARK_BRAND}!important;border-color:${DARK_BRAND}!important;color:${DARK.page}!important}
}`;

const PARAGRAPH = `margin:0 0 20px;font:400 16px/1.6 ${TEXT};color:${LIGHT.ink};overflow-wrap:break-word;word-break:break-word`;
const CELL = `padding:10px 0;border-top:1px solid ${LIGHT.line};font:400 15px/1.5 ${TEXT};text-align:left;vertical-align:top`;

/** The HTML of a mail: one layout for all. It says the words of mailText, under the name of the brand. */
export async function mailHtml({ language, subject, preview, parts }: MailMessage): Promise<string> {
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
          ${raw(STYLE)}
        </style>
      </head>
      <body style="margin:0;padding:0;background:${LIGHT.page}">
        ${preview === undefined ? "" : html`<div class="preview" style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}</div>`}
        <div role="main" lang="${language}">
          <table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0">
            <tr>
              <td class="page" align="center" style="padding:32px 16px;background:${LIGHT.page}">
                <table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="max-width:560px">
                  <tr>
                    <td class="brand" style="padding:0 4px 16px;font:600 22px/1.2 ${raw(DISPLAY)};color:${BRAND}">
                      ${siteConfig.company.name}
                    </td>
                  </tr>
                  <tr>
                    <td
                      class="card"
                      style="padding:40px 40px 20px;background:${LIGHT.card};border:1px solid ${LIGHT.line};border-radius:14px"
                    >
                      ${body.map(partHtml)}
                    </td>
                  </tr>
                  <tr>
                    <td style="padding:20px 4px 0">${footer.map(partHtml)}</td>
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

function partHtml(part: MailPart): Html {
  if (typeof part === "string") return paragraph(part);
  if ("written" in part) return paragraph(part.written);
  if ("heading" in part)
    return html`<h1 class="ink" style="margin:0 0 16px;font:500 28px/1.2 ${raw(DISPLAY)};color:${LIGHT.ink}">${part.heading}</h1>`;
  if ("facts" in part) return factsHtml(part.facts);
  if ("code" in part) {
    const style = `margin:0 0 20px;padding:14px 20px;border-radius:10px;background:${LIGHT.page};font:600 28px/1.3 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.12em;text-align:center;color:${LIGHT.ink}`;
    return html`<p class="code" style="${raw(style)}">${part.code}</p>`;
  }
  if ("qrCode" in part) return qrHtml(part.alt);
  if ("href" in part) return linkHtml(part);
  if ("quote" in part) {
    return html`${paragraph(part.text)}
      <blockquote
        class="quote muted"
        style="margin:0 0 20px;padding:0 0 0 16px;border-left:3px solid ${LIGHT.line};font:400 15px/1.6 ${raw(TEXT)};color:${LIGHT.muted};overflow-wrap:break-word"
      >
        ${lines(part.quote)}
      </blockquote>`;
  }
  return html`<p class="muted" style="margin:0;font:400 13px/1.6 ${raw(TEXT)};color:${LIGHT.muted}">${lines(part.footer)}</p>`;
}

const paragraph = (text: string) => html`<p class="ink" style="${raw(PARAGRAPH)}">${lines(text)}</p>`;

/** White stands around the code in dark programs too. It is drawn larger than it is shown, for screens with small pixels. */
function qrHtml(alt: string): Html {
  const style = "display:block;width:246px;max-width:100%;height:auto;margin:0 auto;border-radius:10px;background:#ffffff;color:#1b2230";
  return html`<p class="qr" style="margin:4px 0 28px;text-align:center">
    <img src="cid:${QR_CONTENT_ID}" width="246" height="246" alt="${alt}" style="${style}" />
  </p>`;
}

/** A text whose line breaks stay. */
const lines = (text: string) => text.split(/\r\n|\r|\n/).map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));

function linkHtml({ href, label, isButton }: { href: string; label?: string; isButton?: boolean }): Html {
  if (!isButton) {
    return html`<p style="${raw(PARAGRAPH)};word-break:break-word">
      <a class="link" href="${href}" style="color:${BRAND};text-decoration:underline">${label ?? href}</a>
    </p>`;
  }
  const style = `display:inline-block;padding:13px 28px;border:1px solid ${BRAND};border-radius:999px;background:${BRAND};color:#ffffff;font:600 16px/1.3 ${TEXT};text-align:center;text-decoration:none`;
  return html`<p class="button" style="margin:4px 0 28px"><a href="${href}" style="${raw(style)}">${label ?? href}</a></p>`;
}

function factsHtml(facts: readonly (readonly [string, string])[]): Html {
  const row = ([label, value]: readonly [string, string]) =>
    html`<tr>
      <th class="muted" scope="row" style="${raw(CELL)};width:40%;padding-right:16px;color:${LIGHT.muted}">${label}</th>
      <td class="ink" style="${raw(CELL)};font-weight:600;color:${LIGHT.ink};overflow-wrap:anywhere;word-break:break-word">${value}</td>
    </tr>`;
  return html`<table class="facts" width="100%" cellspacing="0" cellpadding="0" border="0" style="margin:0 0 24px;border-collapse:collapse">
    ${facts.map(row)}
  </table>`;
}
