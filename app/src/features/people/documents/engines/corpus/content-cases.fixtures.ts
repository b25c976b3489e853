import { documentCase as of, type DocumentCase } from './document-case.fixtures.ts';
import { cell, field, p, r, row, section, table } from './docx.fixtures.ts';

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
const hiddenStyle = '<w:style w:type="character" w:styleId="Secret"><w:rPr><w:vanish/></w:rPr></w:style>';
const math = (content: string) => p(`${r('f ')}<m:oMath>${content}</m:oMath>${r(' end')}`);
const mr = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;

/** Text documents with what is text, hidden text or no text: guides, changes, notes, formulas, pictures. */
export const contentCases: readonly DocumentCase[] = [
  of('word', 'a phonetic guide', p(`<w:r>${ruby('xiàn', '现')}</w:r>${r('金流')}`), ['现金流']),
  of(
    'word',
    'a phonetic guide between text of its run',
    p(`<w:r><w:t>净</w:t>${ruby('xiàn', '现')}<w:t>金流</w:t></w:r>`),
    ['净现金流'],
  ),
  of(
    'wps',
    'a phonetic guide of older programs',
    p(`${field('EQ \\* jc2 \\* hps10 \\o\\ad(\\s\\up 9(xiàn),现)', '')}${r('金流')}`),
    ['现金流'],
  ),
  of(
    'word',
    'text that was deleted and moved away',
    p(
      `${r('stays')}<w:del w:id="1"><w:r><w:delText>gone</w:delText></w:r></w:del><w:moveFrom w:id="2">${r('left')}</w:moveFrom>`,
    ),
    ['stays'],
    { hides: ['gone', 'left'] },
  ),
  of(
    'word',
    'a row that was deleted',
    table(row(cell(p(r('stays')))), row(cell(p(r('gone'))), '<w:del w:id="1"/>')),
    ['stays'],
    { hides: ['gone'] },
  ),
  of('any', 'hidden text', p(`${r('seen')}${r('secret', '<w:vanish/>')}`), ['seen'], { hides: ['secret'] }),
  of(
    'word',
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
    'any',
    'text below a merged cell',
    table(row(cell(p(r('seen')), '<w:vMerge w:val="restart"/>')), row(cell(p(r('covered')), '<w:vMerge/>'))),
    ['seen'],
    { hides: ['covered'] },
  ),
  of(
    'any',
    'a note',
    {
      body: p(`${r('text')}<w:r><w:footnoteReference w:id="2"/></w:r>`),
      footnotes: `<w:footnote w:id="2">${p(`<w:fldSimple w:instr="X">${r('noted')}</w:fldSimple>`)}</w:footnote>`,
    },
    ['text', 'noted'],
  ),
  of(
    'word',
    'a formula in a note',
    {
      body: p(`${r('text')}<w:r><w:footnoteReference w:id="2"/></w:r>`),
      footnotes: `<w:footnote w:id="2">${p(`<m:oMath><m:d><m:e>${mr('x+y')}</m:e></m:d></m:oMath>`)}</w:footnote>`,
    },
    ['x+y'],
  ),
  of(
    'any',
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
    'word',
    'powers and indexes',
    math(`<m:sSubSup><m:e>${mr('x')}</m:e><m:sub>${mr('i')}</m:sub><m:sup>${mr('2')}</m:sup></m:sSubSup>`),
    ['xi2'],
  ),
  of('any', 'brackets without properties', math(`<m:d><m:e>${mr('x')}</m:e></m:d>`), ['(x)']),
  of('any', 'an accent over a letter', math(`<m:acc><m:accPr/><m:e>${mr('x')}</m:e></m:acc>`), ['x']),
  of(
    'any',
    'a picture of a wrongly named kind',
    { body: p(drawing(picture('picture'))), picture: { ...png, ending: 'jpg', kind: 'image/jpg' } },
    [],
  ),
  of(
    'word',
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
    'word',
    'a picture that browsers do not know',
    {
      body: p(`${drawing(picture('picture'))}${r('text')}`),
      picture: { ending: 'emf', kind: 'image/x-emf', bytes: Uint8Array.of(1, 0, 0, 0) },
    },
    ['text'],
    { isPartial: true },
  ),
  of('word', 'a chart', p(`${drawing('<c:chart xmlns:c="chart" r:id="chart"/>')}${r('text')}`), ['text'], {
    isPartial: true,
  }),
  of(
    'any',
    'a comment',
    p(
      `<w:commentRangeStart w:id="1"/>${r('text')}<w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r>`,
    ),
    ['text'],
    { isPartial: true },
  ),
  of('any', 'another document within', `${p(r('text'))}<w:altChunk r:id="other"/>`, ['text'], {
    isPartial: true,
  }),
  of(
    'word',
    'a sign that is not known',
    p(`${r('text')}<w:r><w:sym w:font="Marlett" w:char="F062"/></w:r>`),
    ['text'],
    { isPartial: true },
  ),
  of(
    'any',
    'places and links',
    {
      links: { web: 'https://example.com/lesson' },
      body: `<w:bookmarkStart w:id="1" w:name="there"/><w:bookmarkEnd w:id="1"/>${p(r('target'))}${p(`<w:hyperlink w:anchor="there">${r('to the target')}</w:hyperlink><w:hyperlink r:id="web">${r('to the web')}</w:hyperlink>`)}`,
    },
    ['target', 'to the target', 'to the web'],
  ),
];
