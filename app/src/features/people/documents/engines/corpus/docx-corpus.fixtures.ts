import {
  cell,
  documentOf,
  field,
  p,
  r,
  row,
  section,
  table,
  textBox,
  type WrittenDocument,
} from './docx.fixtures.ts';

/** A text document, and what its reader must see and find. */
export interface DocumentCase {
  readonly name: string;
  readonly content: () => Uint8Array<ArrayBuffer>;
  /** Each stands on a page as one text. */
  readonly sees: readonly string[];
  /** Neither seen nor found. */
  readonly hides?: readonly string[];
  readonly pages?: number;
  /** It is said that something is not shown. */
  readonly isPartial?: boolean;
}

const of = (
  name: string,
  written: string | WrittenDocument,
  sees: readonly string[],
  more: Pick<DocumentCase, 'hides' | 'pages' | 'isPartial'> = {},
): DocumentCase => ({
  name,
  content: () => documentOf(typeof written === 'string' ? { body: written } : written),
  sees,
  ...more,
});

const picture = (id: string, size = '<a:ext cx="127000" cy="127000"/>') =>
  `<pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill><pic:spPr><a:xfrm>${size}</a:xfrm></pic:spPr></pic:pic>`;
const drawing = (data: string) =>
  `<w:r><w:drawing><wp:inline><wp:extent cx="127000" cy="127000"/><a:graphic><a:graphicData>${data}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
const dot = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);
const png = { ending: 'png', kind: 'image/png', bytes: dot };

const ruby = (guide: string, base: string) =>
  `<w:ruby><w:rubyPr><w:lid w:val="zh-CN"/></w:rubyPr><w:rt>${r(guide)}</w:rt><w:rubyBase>${r(base)}</w:rubyBase></w:ruby>`;
const hiddenStyle =
  '<w:style w:type="character" w:styleId="Secret"><w:rPr><w:vanish/></w:rPr></w:style>' +
  '<w:style w:type="paragraph" w:styleId="Chapter"><w:pPr><w:pageBreakBefore/></w:pPr></w:style>';
const rendered = '<w:r><w:lastRenderedPageBreak/></w:r>';
const pageBreak = '<w:r><w:br w:type="page"/></w:r>';
const list =
  '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum>' +
  '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>';
const numbered = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
const math = (content: string) => p(`${r('f ')}<m:oMath>${content}</m:oMath>${r(' end')}`);
const mr = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;

/** Containers that stand around runs, each with the word `held` in it. */
const inline: Readonly<Record<string, string>> = {
  'a simple field': `<w:fldSimple w:instr=" SEQ 图 ">${r('held')}</w:fldSimple>`,
  'moved text': `<w:moveTo w:id="1">${r('held')}</w:moveTo>`,
  'inserted text': `<w:ins w:id="1">${r('held')}</w:ins>`,
  'moved text within inserted text': `<w:ins w:id="1"><w:moveTo w:id="2">${r('held')}</w:moveTo></w:ins>`,
  'a smart tag': `<w:smartTag w:element="place"><w:smartTagPr/>${r('held')}</w:smartTag>`,
  'a control of content': `<w:sdt><w:sdtPr/><w:sdtContent>${r('held')}</w:sdtContent></w:sdt>`,
  'a control within a smart tag': `<w:smartTag><w:sdt><w:sdtContent>${r('held')}</w:sdtContent></w:sdt></w:smartTag>`,
  'custom XML': `<w:customXml w:element="sum"><w:customXmlPr/>${r('held')}</w:customXml>`,
  'a direction': `<w:dir w:val="ltr">${r('held')}</w:dir>`,
  'an overridden direction': `<w:bdo w:val="ltr">${r('held')}</w:bdo>`,
  'a link with a field in it': `<w:hyperlink w:anchor="there"><w:fldSimple w:instr="REF">${r('held')}</w:fldSimple></w:hyperlink>`,
  'a link with inserted text': `<w:hyperlink w:anchor="there"><w:ins w:id="1">${r('held')}</w:ins></w:hyperlink>`,
  'a container of a later version': `<w:later>${r('held')}</w:later>`,
  'two ways to say it': `<mc:AlternateContent><mc:Choice Requires="w14">${r('held')}</mc:Choice><mc:Fallback>${r('older')}</mc:Fallback></mc:AlternateContent>`,
  'a field of several runs': field(' REF sum ', r('held')),
  'a field of one run':
    '<w:r><w:fldChar w:fldCharType="begin"/><w:instrText>REF sum</w:instrText><w:fldChar w:fldCharType="separate"/><w:t>held</w:t><w:fldChar w:fldCharType="end"/></w:r>',
  'a field that does not end': `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${r('held')}`,
};

/** Containers that stand around paragraphs, rows and cells. */
const blocks: Readonly<Record<string, string>> = {
  'a control around a paragraph': `<w:sdt><w:sdtContent>${p(r('held'))}</w:sdtContent></w:sdt>`,
  'custom XML around a paragraph': `<w:customXml w:element="clause">${p(r('held'))}</w:customXml>`,
  'a control within a cell': table(row(cell(`<w:sdt><w:sdtContent>${p(r('held'))}</w:sdtContent></w:sdt>`))),
  'a control around a cell': table(row(`<w:sdt><w:sdtContent>${cell(p(r('held')))}</w:sdtContent></w:sdt>`)),
  'a control around a row': table(`<w:sdt><w:sdtContent>${row(cell(p(r('held'))))}</w:sdtContent></w:sdt>`),
  'a text box': p(textBox(p(r('held')))),
  'a text box of older programs': p(
    `<w:r><w:pict><v:shape style="width:99pt;height:20pt"><v:textbox><w:txbxContent>${p(r('held'))}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
  ),
  'a text box with a control in it': p(
    textBox(`<w:sdt><w:sdtContent>${p(r('held'))}</w:sdtContent></w:sdt>`),
  ),
  'a group of text boxes': p(
    drawing(
      `<wpg:wgp><wps:wsp><wps:txbx><w:txbxContent>${p(r('held'))}</w:txbxContent></wps:txbx></wps:wsp></wpg:wgp>`,
    ),
  ),
  'a box in a cell': table(row(cell(p(textBox(p(r('held'))))))),
  'large words behind the text': p(
    '<w:r><w:pict><v:shape><v:textpath string="held"/></v:shape></w:pict></w:r>',
  ),
};

/** Signs within a run that are no text to the library. */
const signs: readonly (readonly [string, string, string])[] = [
  ['a line that a program ends', '<w:r><w:t>cash</w:t><w:cr/><w:t>flow</w:t></w:r>', 'flow'],
  [
    'a hyphen that breaks no line',
    '<w:r><w:t>re</w:t><w:noBreakHyphen/><w:t>elect</w:t></w:r>',
    're\u2011elect',
  ],
  [
    'a hyphen at a line’s end',
    '<w:r><w:t>agree</w:t><w:softHyphen/><w:t>ment</w:t></w:r>',
    'agree\u00adment',
  ],
  ['a tab to a place', '<w:r><w:t>sum</w:t><w:ptab/><w:t>total</w:t></w:r>', 'sum\u2003total'],
  ['a ticked box', '<w:r><w:sym w:font="Wingdings" w:char="F0FE"/><w:t> agreed</w:t></w:r>', '☑ agreed'],
  ['an open box', '<w:r><w:sym w:font="Wingdings 2" w:char="F0A3"/><w:t> agreed</w:t></w:r>', '□ agreed'],
  ['a Greek letter', '<w:r><w:sym w:font="Symbol" w:char="F061"/><w:t> rate</w:t></w:r>', 'α rate'],
  ['a sign as text', r('\uf0fc done', '<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>'), '✓ done'],
  [
    'a box of a form',
    '<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:checked/></w:checkBox></w:ffData></w:fldChar></w:r><w:r><w:instrText>FORMCHECKBOX</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
    '☒',
  ],
  [
    'a choice of a form',
    '<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:ddList><w:result w:val="1"/><w:listEntry w:val="no"/><w:listEntry w:val="held"/></w:ddList></w:ffData></w:fldChar></w:r><w:r><w:instrText>FORMDROPDOWN</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
    'held',
  ],
  [
    'words to click',
    field('MACROBUTTON NoMacro [点击输入姓名]', '').replace(
      /<w:r><w:fldChar w:fldCharType="separate"\/><\/w:r>/,
      '',
    ),
    '[点击输入姓名]',
  ],
  ['a number in a circle', field('EQ \\o\\ac(○,3)', ''), '③'],
];

const landscape = (paragraphs: string, more = '') => p(paragraphs, section('landscape', more));
const portrait = (paragraphs: string, more = '') => p(paragraphs, section('portrait', more));
const continuous = '<w:type w:val="continuous"/>';

/** Text documents by the habits of the programs that write them. */
export const documentCases: readonly DocumentCase[] = [
  ...Object.entries(inline).map(([name, container]) =>
    of(name, p(`${r('before ')}${container}${r(' after')}`), ['before held after'], {
      hides: ['older', 'REF', 'SEQ'],
    }),
  ),
  ...Object.entries(blocks).map(([name, content]) =>
    of(name, p(r('before')) + content + p(r('after')), ['before', 'held', 'after']),
  ),
  ...signs.map(([name, content, shown]) => of(name, p(content), [shown])),
  of('a phonetic guide', p(`<w:r>${ruby('xiàn', '现')}</w:r>${r('金流')}`), ['现金流']),
  of(
    'a phonetic guide between text of its run',
    p(`<w:r><w:t>净</w:t>${ruby('xiàn', '现')}<w:t>金流</w:t></w:r>`),
    ['净现金流'],
  ),
  of(
    'a phonetic guide of older programs',
    p(`${field('EQ \\* jc2 \\* hps10 \\o\\ad(\\s\\up 9(xiàn),现)', '')}${r('金流')}`),
    ['现金流'],
  ),
  of(
    'text that was deleted and moved away',
    p(
      `${r('stays')}<w:del w:id="1"><w:r><w:delText>gone</w:delText></w:r></w:del><w:moveFrom w:id="2">${r('left')}</w:moveFrom>`,
    ),
    ['stays'],
    { hides: ['gone', 'left'] },
  ),
  of(
    'a row that was deleted',
    table(row(cell(p(r('stays')))), row(cell(p(r('gone'))), '<w:del w:id="1"/>')),
    ['stays'],
    { hides: ['gone'] },
  ),
  of('hidden text', p(`${r('seen')}${r('secret', '<w:vanish/>')}`), ['seen'], { hides: ['secret'] }),
  of(
    'text hidden by a style',
    {
      styles: hiddenStyle,
      body: p(
        `${r('seen ')}${r('secret', '<w:rStyle w:val="Secret"/>')}${r('shown again', '<w:rStyle w:val="Secret"/><w:vanish w:val="0"/>')}`,
      ),
    },
    ['seen shown again'],
    { hides: ['secret'] },
  ),
  of(
    'text below a merged cell',
    table(row(cell(p(r('seen')), '<w:vMerge w:val="restart"/>')), row(cell(p(r('covered')), '<w:vMerge/>'))),
    ['seen'],
    { hides: ['covered'] },
  ),
  of(
    'a note',
    {
      body: p(`${r('text')}<w:r><w:footnoteReference w:id="2"/></w:r>`),
      footnotes: `<w:footnote w:id="2">${p(`<w:fldSimple w:instr="X">${r('noted')}</w:fldSimple>`)}</w:footnote>`,
    },
    ['text', 'noted'],
  ),
  of(
    'a formula in a note',
    {
      body: p(`${r('text')}<w:r><w:footnoteReference w:id="2"/></w:r>`),
      footnotes: `<w:footnote w:id="2">${p(`<m:oMath><m:d><m:e>${mr('x+y')}</m:e></m:d></m:oMath>`)}</w:footnote>`,
    },
    ['x+y'],
  ),
  of(
    'a header',
    {
      body:
        p(r('text'), section('portrait', '<w:headerReference w:type="default" r:id="header"/>')) +
        p(r('more')) +
        section('portrait'),
      header: p(`<w:sdt><w:sdtContent>${r('heading')}</w:sdtContent></w:sdt>`),
    },
    ['heading', 'text', 'more'],
    { pages: 2 },
  ),
  of(
    'powers and indexes',
    math(`<m:sSubSup><m:e>${mr('x')}</m:e><m:sub>${mr('i')}</m:sub><m:sup>${mr('2')}</m:sup></m:sSubSup>`),
    ['xi2'],
  ),
  of('brackets without properties', math(`<m:d><m:e>${mr('x')}</m:e></m:d>`), ['(x)']),
  of('an accent over a letter', math(`<m:acc><m:accPr/><m:e>${mr('x')}</m:e></m:acc>`), ['x']),
  of(
    'a picture of a wrongly named kind',
    { body: p(drawing(picture('picture'))), picture: { ...png, ending: 'jpg', kind: 'image/jpg' } },
    [],
  ),
  of(
    'a picture of an embedded object',
    {
      body: p(
        `<w:r><w:object><v:shape style="width:10pt;height:10pt"><v:imagedata r:id="picture"/></v:shape></w:object></w:r>${r('text')}`,
      ),
      picture: png,
    },
    ['text'],
  ),
  of(
    'a picture that browsers do not know',
    {
      body: p(`${drawing(picture('picture'))}${r('text')}`),
      picture: { ending: 'emf', kind: 'image/x-emf', bytes: Uint8Array.of(1, 0, 0, 0) },
    },
    ['text'],
    { isPartial: true },
  ),
  of('a chart', p(`${drawing('<c:chart xmlns:c="chart" r:id="chart"/>')}${r('text')}`), ['text'], {
    isPartial: true,
  }),
  of(
    'a comment',
    p(
      `<w:commentRangeStart w:id="1"/>${r('text')}<w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r>`,
    ),
    ['text'],
    { isPartial: true },
  ),
  of('another document within', `${p(r('text'))}<w:altChunk r:id="other"/>`, ['text'], { isPartial: true }),
  of(
    'a sign that is not known',
    p(`${r('text')}<w:r><w:sym w:font="Marlett" w:char="F062"/></w:r>`),
    ['text'],
    { isPartial: true },
  ),
  of(
    'three papers without marks of pages',
    portrait(r('one')) + landscape(r('two')) + p(r('three')) + section('portrait'),
    ['one', 'two', 'three'],
    { pages: 3 },
  ),
  of('two sections of one paper', portrait(r('one')) + p(r('two')) + section('portrait'), ['one', 'two'], {
    pages: 2,
  }),
  of(
    'a section that goes on on its page',
    portrait(r('one')) + p(r('two')) + section('portrait', continuous),
    ['one', 'two'],
    { pages: 1 },
  ),
  of(
    'a section that goes on on another paper',
    portrait(r('one')) + landscape(r('two')) + p(r('three')) + section('landscape', continuous),
    ['one', 'two', 'three'],
    { pages: 2 },
  ),
  of(
    'a break and the mark after it',
    p(r('one')) + p(pageBreak) + p(`${rendered}${r('two')}`),
    ['one', 'two'],
    { pages: 2 },
  ),
  of(
    'marks of pages in one paragraph',
    p(`${r('one')}${rendered}${r('two')}${rendered}${r('three')}`),
    ['one', 'two', 'three'],
    { pages: 3 },
  ),
  of(
    'a mark of a page in a link',
    p(`${r('one')}<w:hyperlink w:anchor="x">${rendered}${r('two')}</w:hyperlink>`),
    ['one', 'two'],
    { pages: 2 },
  ),
  of(
    'a chapter at the start',
    {
      styles: hiddenStyle,
      body:
        p(r('one'), '<w:pStyle w:val="Chapter"/>') +
        p(`${rendered}${r('two')}`, '<w:pStyle w:val="Chapter"/>'),
    },
    ['one', 'two'],
    { pages: 2 },
  ),
  of(
    'a section that ends with a break',
    p(r('one')) + p(pageBreak, section('portrait')) + p(`${rendered}${r('two')}`) + section('portrait'),
    ['one', 'two'],
    { pages: 2 },
  ),
  of(
    'a table over two pages',
    table(row(cell(p(r('one')))), row(cell(p(`${rendered}${r('two')}`)))),
    ['one', 'two'],
    { pages: 2 },
  ),
  of(
    'a numbered clause over two pages',
    { numbering: list, body: p(`${r('one')}${rendered}${r('goes on')}`, numbered) + p(r('two'), numbered) },
    ['one', 'goes on', 'two'],
    { pages: 2 },
  ),
  of(
    'places and links',
    {
      links: { web: 'https://example.com/lesson' },
      body: `<w:bookmarkStart w:id="1" w:name="there"/><w:bookmarkEnd w:id="1"/>${p(r('target'))}${p(`<w:hyperlink w:anchor="there">${r('to the target')}</w:hyperlink><w:hyperlink r:id="web">${r('to the web')}</w:hyperlink>`)}`,
    },
    ['target', 'to the target', 'to the web'],
  ),
];
