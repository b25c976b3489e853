import { documentCase as of, type DocumentCase, type Habits } from './document-case.fixtures.ts';
import { cell, field, p, r, row, table, textBox } from './docx.fixtures.ts';

const drawing = (data: string) =>
  `<w:r><w:drawing><wp:inline><wp:extent cx="127000" cy="127000"/><a:graphic><a:graphicData>${data}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
/** Containers that stand around runs, each with the word `held` in it. */
const inline: Readonly<Record<string, readonly [Habits, string]>> = {
  'a simple field': ['word', `<w:fldSimple w:instr=" SEQ 图 ">${r('held')}</w:fldSimple>`],
  'moved text': ['word', `<w:moveTo w:id="1">${r('held')}</w:moveTo>`],
  'inserted text': ['any', `<w:ins w:id="1">${r('held')}</w:ins>`],
  'moved text within inserted text': [
    'word',
    `<w:ins w:id="1"><w:moveTo w:id="2">${r('held')}</w:moveTo></w:ins>`,
  ],
  'a smart tag': ['word', `<w:smartTag w:element="place"><w:smartTagPr/>${r('held')}</w:smartTag>`],
  'a control of content': ['word', `<w:sdt><w:sdtPr/><w:sdtContent>${r('held')}</w:sdtContent></w:sdt>`],
  'a control within a smart tag': [
    'word',
    `<w:smartTag><w:sdt><w:sdtContent>${r('held')}</w:sdtContent></w:sdt></w:smartTag>`,
  ],
  'custom XML': ['word', `<w:customXml w:element="sum"><w:customXmlPr/>${r('held')}</w:customXml>`],
  'a direction': ['word', `<w:dir w:val="ltr">${r('held')}</w:dir>`],
  'an overridden direction': ['word', `<w:bdo w:val="ltr">${r('held')}</w:bdo>`],
  'a link with a field in it': [
    'word',
    `<w:hyperlink w:anchor="there"><w:fldSimple w:instr="REF">${r('held')}</w:fldSimple></w:hyperlink>`,
  ],
  'a link with inserted text': [
    'word',
    `<w:hyperlink w:anchor="there"><w:ins w:id="1">${r('held')}</w:ins></w:hyperlink>`,
  ],
  'a container of a later version': ['any', `<w:later>${r('held')}</w:later>`],
  'two ways to say it': [
    'word',
    `<mc:AlternateContent><mc:Choice Requires="w14">${r('held')}</mc:Choice><mc:Fallback>${r('older')}</mc:Fallback></mc:AlternateContent>`,
  ],
  'a field of several runs': ['any', field(' REF sum ', r('held'))],
  'a field of one run': [
    'any',
    '<w:r><w:fldChar w:fldCharType="begin"/><w:instrText>REF sum</w:instrText><w:fldChar w:fldCharType="separate"/><w:t>held</w:t><w:fldChar w:fldCharType="end"/></w:r>',
  ],
  'a field that does not end': ['any', `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${r('held')}`],
};

/** Containers that stand around paragraphs, rows and cells. */
const blocks: Readonly<Record<string, readonly [Habits, string]>> = {
  'a control around a paragraph': ['word', `<w:sdt><w:sdtContent>${p(r('held'))}</w:sdtContent></w:sdt>`],
  'custom XML around a paragraph': ['word', `<w:customXml w:element="clause">${p(r('held'))}</w:customXml>`],
  'a control within a cell': [
    'word',
    table(row(cell(`<w:sdt><w:sdtContent>${p(r('held'))}</w:sdtContent></w:sdt>`))),
  ],
  'a control around a cell': [
    'word',
    table(row(`<w:sdt><w:sdtContent>${cell(p(r('held')))}</w:sdtContent></w:sdt>`)),
  ],
  'a control around a row': [
    'word',
    table(`<w:sdt><w:sdtContent>${row(cell(p(r('held'))))}</w:sdtContent></w:sdt>`),
  ],
  'a text box': ['word', p(textBox(p(r('held'))))],
  'a text box of older programs': [
    'word',
    p(
      `<w:r><w:pict><v:shape style="width:99pt;height:20pt"><v:textbox><w:txbxContent>${p(r('held'))}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
    ),
  ],
  'a text box with a control in it': [
    'word',
    p(textBox(`<w:sdt><w:sdtContent>${p(r('held'))}</w:sdtContent></w:sdt>`)),
  ],
  'a group of text boxes': [
    'word',
    p(
      drawing(
        `<wpg:wgp><wps:wsp><wps:txbx><w:txbxContent>${p(r('held'))}</w:txbxContent></wps:txbx></wps:wsp></wpg:wgp>`,
      ),
    ),
  ],
  'a box in a cell': ['word', table(row(cell(p(textBox(p(r('held')))))))],
  'large words behind the text': [
    'word',
    p('<w:r><w:pict><v:shape><v:textpath string="held"/></v:shape></w:pict></w:r>'),
  ],
};

/** Signs within a run that are no text to the library. */
const signs: readonly (readonly [Habits, string, string, string])[] = [
  ['any', 'a line that a program ends', '<w:r><w:t>cash</w:t><w:cr/><w:t>flow</w:t></w:r>', 'flow'],
  [
    'any',
    'a hyphen that breaks no line',
    '<w:r><w:t>re</w:t><w:noBreakHyphen/><w:t>elect</w:t></w:r>',
    're\u2011elect',
  ],
  [
    'any',
    'a hyphen at a line’s end',
    '<w:r><w:t>agree</w:t><w:softHyphen/><w:t>ment</w:t></w:r>',
    'agree\u00adment',
  ],
  ['word', 'a tab to a place', '<w:r><w:t>sum</w:t><w:ptab/><w:t>total</w:t></w:r>', 'sum\u2003total'],
  [
    'word',
    'a ticked box',
    '<w:r><w:sym w:font="Wingdings" w:char="F0FE"/><w:t> agreed</w:t></w:r>',
    '☑ agreed',
  ],
  [
    'word',
    'an open box',
    '<w:r><w:sym w:font="Wingdings 2" w:char="F0A3"/><w:t> agreed</w:t></w:r>',
    '□ agreed',
  ],
  ['word', 'a Greek letter', '<w:r><w:sym w:font="Symbol" w:char="F061"/><w:t> rate</w:t></w:r>', 'α rate'],
  [
    'word',
    'a sign as text',
    r('\uf0fc done', '<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>'),
    '✓ done',
  ],
  [
    'word',
    'a box of a form',
    '<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:checked/></w:checkBox></w:ffData></w:fldChar></w:r><w:r><w:instrText>FORMCHECKBOX</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
    '☒',
  ],
  [
    'word',
    'a choice of a form',
    '<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:ddList><w:result w:val="1"/><w:listEntry w:val="no"/><w:listEntry w:val="held"/></w:ddList></w:ffData></w:fldChar></w:r><w:r><w:instrText>FORMDROPDOWN</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
    'held',
  ],
  [
    'wps',
    'words to click',
    field('MACROBUTTON NoMacro [点击输入姓名]', '').replace(
      /<w:r><w:fldChar w:fldCharType="separate"\/><\/w:r>/,
      '',
    ),
    '[点击输入姓名]',
  ],
  ['wps', 'a number in a circle', field('EQ \\o\\ac(○,3)', ''), '③'],
];

/** Text documents with what stands around runs and paragraphs, and signs within runs. */
export const containerCases: readonly DocumentCase[] = [
  ...Object.entries(inline).map(([name, [habits, container]]) =>
    of(habits, name, p(`${r('before ')}${container}${r(' after')}`), ['before held after'], {
      hides: ['older', 'REF', 'SEQ'],
    }),
  ),
  ...Object.entries(blocks).map(([name, [habits, content]]) =>
    of(habits, name, p(r('before')) + content + p(r('after')), ['before', 'held', 'after']),
  ),
  ...signs.map(([habits, name, content, shown]) => of(habits, name, p(content), [shown])),
];
