/*
 * What members may write to run a script in somebody else's page, after the collections of OWASP and DOMPurify: elements
 * that run by themselves, handlers, addresses, broken and nested markup, and the marks of Markdown.
 */
const bare = [
  '<script>alert(1)</script>',
  '<ScRiPt>alert(1)</sCrIpT>',
  '<script src=data:,alert(1)></script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text y="20">x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"></svg>',
  '<math><mtext><table><mglyph><style><img src onerror=alert(1)></style>',
  '<img src=x onerror=alert(1)>',
  '<img src onerror=alert(1)//',
  '<img src=x onerror=&#97;lert(1)>',
  '<img src=`x`onerror=alert(1)>',
  '<img srcset=x onerror=alert(1)>',
  '<image src=x onerror=alert(1)>',
  '<body onload=alert(1)>',
  '<body onpageshow=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)></select>',
  '<textarea autofocus onfocus=alert(1)></textarea>',
  '<video src=x onerror=alert(1)></video>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<details open ontoggle=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="java\tscript:alert(1)">a</a>',
  '<form action="javascript:alert(1)"><button>a</button></form>',
  '<base href="javascript:alert(1)//">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="data:text/css,*{color:red}">',
  '<style>@import "data:text/css,*{color:red}";</style>',
  '<p style="animation-name:x" onanimationstart=alert(1)>x</p>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xss onpointerenter=alert(1) style="position:fixed;inset:0">x</xss>',
  '<button popovertarget=x>x</button><b popover id=x onbeforetoggle=alert(1)>x</b>',
] as const;

const around: readonly ((vector: string) => string)[] = [
  (vector) => vector,
  (vector) => `"'>${vector}`,
  (vector) => `</textarea></title></style></script>${vector}`,
  (vector) => `--><![CDATA[${vector}]]>`,
];

const marked = [
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](java&#x0A;script:alert(1))',
  '[a](data:text/html,<script>alert(1)</script>)',
  '[a](vbscript:alert(1))',
  '![a](javascript:alert(1))',
  '![a](x"onerror="alert(1))',
  '[a](x "title\\"onmouseover=alert(1)")',
  '<javascript:alert(1)>',
  '[a][b]\n\n[b]: javascript:alert(1)',
  '`<script>alert(1)</script>`',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '<%= alert(1) %>',
  '`;alert(1);//',
  '\uFEFF<script>alert(1)</script>',
  '\uFF1Cscript\uFF1Ealert(1)\uFF1C/script\uFF1E',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\\u003cscript\\u003ealert(1)\\u003c/script\\u003e',
  'javascript:/*--></title></style></textarea></script><svg/onload=alert(1)>//',
  '\u202E>tpircs/<)1(trela>tpircs<',
  ']]><svg onload=alert(1)>',
  '"onfocus="alert(1)" autofocus="',
  "';alert(1);'",
  'x" onerror="alert(1)" src="x',
  '<<script>alert(1)//<</script>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<a href=x:alert(1) id=location>x</a><a id=location name=href>',
] as const;

/** Two hundred of them. */
export const hostileWords: readonly string[] = [...around.flatMap((dress) => bare.map(dress)), ...marked];

/** Those that fit into so many characters. */
export const hostileWordsOf = (characters: number): readonly string[] =>
  hostileWords.filter((words) => words.length <= characters && !words.includes('\n'));
