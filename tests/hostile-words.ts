/** Sets a global of the page that runs it, which no page has. */
export const RAN = "ranHere";
const RUN = `${RAN}=1`;

/**
 * Words that mean something to what makes a page: the router's data, HTML, React, a replacement, a
 * template. At most 40 letters, as a configuration's shortest texts.
 */
export const HOSTILE_WORDS: readonly string[] = [
  "preloads:",
  "scripts:",
  "$R[1]=[",
  `}]}}}}}]})(0);${RUN}//`,
  `"}]})($R["tsr"]);${RUN}//`,
  `</script><script>${RUN}</script>`,
  `</style><script>${RUN}</script>`,
  `<!--<script>${RUN}`,
  `]]><script>${RUN}</script>`,
  `a\u2028${RUN}\u2029b`,
  `"-${RUN}-"`,
  `\\"+${RUN}+\\'`,
  "\\",
  `$&$\`$'$1$$ ${RUN}`,
  `\`;${RUN};\${${RUN}}`,
  "{{api-key}}{{key-of-this-view}}",
  "document.currentScript.remove()",
  "{let s=document.currentScript,p;x",
  `" nonce="0" onload="${RUN}`,
  `<img src=x onerror=${RUN}>`,
  `javascript:${RUN}`,
  "/*$tsr-stream-boundary*/$_TSR.e()",
];
