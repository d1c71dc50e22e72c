import { expect, test } from "vitest";
import { htmlToText } from "./html-text.ts";
import { ownWords } from "./own-words.ts";

test.each([
  ["<p>Bonjour,</p><p>Je pars le 24&nbsp;d&eacute;c.</p>", "Bonjour,\n\nJe pars le 24\u00a0déc."],
  ["One<br>two<br/>three", "One\ntwo\nthree"],
  ["<div>One</div><div><div>two</div></div>", "One\ntwo"],
  [
    "<html><head><title>No</title><style>p{color:red}</style></head><body>Yes<script>no()</script></body></html>",
    "Yes",
  ],
  ["A &lt;b&gt; &amp;amp; &#8364; &#x1F600; &#0; &unknown;", "A <b> &amp; € 😀  &unknown;"],
  [
    `<p>Here <IMG alt="x" src='cid:a.1@b'>, and <img src=cid:c></p><img src="https://count.example/r.gif">`,
    "Here [cid:a.1@b], and [cid:c]",
  ],
  [
    "<table><tr><th>Vol</th> <th>Jour</th></tr><tr><td>AF006</td><td></td><td>24 déc.</td></tr></table>",
    "Vol Jour\nAF006 24 déc.",
  ],
  ["<!-- no -->Yes<!-- never closed", "Yes"],
  ["1 < 2 and 3 > 2", "1 < 2 and 3 > 2"],
  [
    "<p>Answer</p><blockquote><p>Question</p><blockquote>older</blockquote></blockquote>",
    "Answer\n\n> Question\n>\n> > older",
  ],
])("%s", (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test("an answer that was sent as HTML alone loses its history too", () => {
  const html = `<div dir="ltr">Merci&nbsp;!</div><br><div class="gmail_quote"><div class="gmail_attr">Le dim. 22 nov. 2026 à 05:01, Envol &lt;<a href="mailto:hello@envol.example">hello@envol.example</a>&gt; a écrit&nbsp;:<br></div><blockquote class="gmail_quote">Bonjour,<br>Votre vol est noté.</blockquote></div>`;
  expect(ownWords(htmlToText(html))).toBe("Merci\u00a0!");
});
