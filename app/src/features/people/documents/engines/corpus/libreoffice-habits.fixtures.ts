import { documentCase, type DocumentCase } from './document-case.fixtures.ts';
import { cell, p, row } from './docx.fixtures.ts';

/** A run as LibreOffice writes it: with its properties also where it has none. */
const run = (content: string, look = ''): string => `<w:r><w:rPr>${look}</w:rPr>${content}</w:r>`;
const t = (text: string): string => `<w:t xml:space="preserve">${text}</w:t>`;
const text = (words: string, look = ''): string => run(t(words), look);
const normal = '<w:pStyle w:val="Normal"/><w:bidi w:val="0"/><w:jc w:val="left"/><w:rPr></w:rPr>';
const paragraph = (content: string): string => p(content, normal);

const styles =
  '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Liberation Serif" w:hAnsi="Liberation Serif" w:eastAsia="Noto Sans CJK SC" w:cs="Noto Sans"/><w:sz w:val="24"/><w:szCs w:val="24"/>' +
  '<w:lang w:val="en-US" w:eastAsia="zh-CN" w:bidi="hi-IN"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:suppressAutoHyphens w:val="true"/></w:pPr></w:pPrDefault></w:docDefaults>' +
  '<w:style w:type="paragraph" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/><w:pPr><w:widowControl w:val="false"/><w:bidi w:val="0"/></w:pPr></w:style>' +
  '<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="Heading 1"/><w:basedOn w:val="Normal"/><w:pPr><w:keepNext w:val="true"/></w:pPr><w:rPr><w:b/><w:bCs/></w:rPr></w:style>';
const settings =
  '<w:zoom w:percent="100"/><w:defaultTabStop w:val="709"/><w:autoHyphenation w:val="true"/><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat>';

const field = (code: string, result: string): string =>
  `${run('<w:fldChar w:fldCharType="begin"></w:fldChar>')}${run(`<w:instrText xml:space="preserve"> ${code} </w:instrText>`)}${run('<w:fldChar w:fldCharType="separate"/>')}${result}${run('<w:fldChar w:fldCharType="end"/>')}`;
const place = (name: string, content: string): string =>
  `<w:bookmarkStart w:id="0" w:name="${name}"/>${content}<w:bookmarkEnd w:id="0"/>`;

/** A section as LibreOffice writes it. */
const section = (type: string): string =>
  `<w:sectPr><w:footnotePr><w:numFmt w:val="decimal"/></w:footnotePr><w:type w:val="${type}"/><w:pgSz w:w="11906" w:h="16838"/>` +
  '<w:pgMar w:left="1134" w:right="1134" w:gutter="0" w:header="0" w:top="1134" w:footer="0" w:bottom="1134"/><w:pgNumType w:fmt="decimal"/><w:formProt w:val="false"/><w:textDirection w:val="lrTb"/></w:sectPr>';

/** A shape with text: once for newer programs, and once for older ones. */
const shape = (kind: 'rect' | 'ellipse', older: 'rect' | 'oval', content: string): string => {
  const inside = `<w:txbxContent>${p(content, '<w:overflowPunct w:val="false"/><w:bidi w:val="0"/><w:rPr></w:rPr>')}</w:txbxContent>`;
  return run(
    '<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor behindDoc="1" simplePos="0" locked="0" layoutInCell="0" allowOverlap="1" relativeHeight="2"><wp:simplePos x="0" y="0"/>' +
      '<wp:extent cx="1439545" cy="719455"/><wp:wrapSquare wrapText="bothSides"/><wp:docPr id="1" name="Shape1"></wp:docPr><a:graphic><a:graphicData><wps:wsp><wps:cNvSpPr/>' +
      `<wps:spPr><a:prstGeom prst="${kind}"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx>${inside}</wps:txbx><wps:bodyPr anchor="t"><a:noAutofit/></wps:bodyPr></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice>` +
      `<mc:Fallback><w:pict><v:${older} id="shape_0" ID="Shape1" fillcolor="#729fcf" stroked="t" style="position:absolute;width:113.3pt;height:56.6pt"><v:textbox>${inside}</v:textbox>` +
      `<v:fill o:detectmouseclick="t"/><w10:wrap type="square"/></v:${older}></w:pict></mc:Fallback></mc:AlternateContent>`,
  );
};

const general: readonly DocumentCase[] = [
  documentCase(
    'libreoffice',
    'a heading that is a place, and what refers to it',
    {
      styles,
      settings,
      body:
        p(place('__RefHeading___Toc12_34', text('Working capital')), '<w:pStyle w:val="Heading1"/>') +
        paragraph(
          `${text('see ')}${field('REF __RefHeading___Toc12_34 \\h', text('Working capital'))}${text(' above')}`,
        ) +
        section('nextPage'),
    },
    ['Working capital', 'see Working capital above'],
    { pages: 1, hides: ['RefHeading'] },
  ),
  documentCase(
    'libreoffice',
    'a frame with text',
    paragraph(`${shape('rect', 'rect', text('in the frame'))}${text('box:')}`),
    ['box:'],
    {
      finds: [['in the frame', 'in the frame']],
    },
  ),
  documentCase(
    'libreoffice',
    'a round shape with text',
    paragraph(shape('ellipse', 'oval', text('in the shape'))),
    [],
    {
      finds: [['in the shape', 'in the shape']],
    },
  ),
  documentCase(
    'libreoffice',
    'a variable that is set, and shown where it is set',
    paragraph(
      `${text('costs ')}${field('SET v "400 coins"', place('v', text('400 coins')))}${field('REF "v"', text('400 coins'))}${text(' today')}`,
    ),
    ['costs 400 coins today'],
    { finds: [['400 coins', '400 coins']] },
  ),
  documentCase(
    'libreoffice',
    'a list to choose from, a question and a place to fill',
    paragraph(
      `${text('pay ')}<w:sdt><w:sdtPr><w:alias w:val="d"/><w:dropDownList w:lastValue="1"><w:listItem w:value="no" w:displayText="never"/><w:listItem w:value="yes" w:displayText="monthly"/></w:dropDownList></w:sdtPr>` +
        `<w:sdtContent>${run('')}<w:r><w:t>monthly</w:t></w:r></w:sdtContent></w:sdt>${text(' by ')}${field('FILLIN "by whom"', text('a teacher'))}${text(' to ')}${run('')}` +
        '<w:sdt><w:sdtPr><w:temporary/><w:showingPlcHdr/><w:text/></w:sdtPr><w:sdtContent><w:r><w:t>Name</w:t></w:r></w:sdtContent></w:sdt>',
    ),
    ['pay monthly by a teacher to Name'],
    { hides: ['never', 'by whom'] },
  ),
  documentCase(
    'libreoffice',
    'a phonetic guide between runs without text',
    paragraph(
      '<w:r></w:r><w:r><w:ruby><w:rubyPr><w:rubyAlign w:val="left"/><w:hps w:val="12"/><w:hpsRaise w:val="21"/><w:hpsBaseText w:val="21"/><w:lid w:val="zh-CN"/></w:rubyPr>' +
        `<w:rt>${text('xiànjīn', '<w:sz w:val="12"/><w:szCs w:val="12"/>')}</w:rt><w:rubyBase>${text('现金')}<w:r></w:r></w:rubyBase></w:ruby></w:r>${text('流')}`,
    ),
    ['现金流'],
  ),
  documentCase(
    'libreoffice',
    'hyphens, a tab and the end of a line in one run',
    paragraph(
      run(
        `${t('agree')}<w:softHyphen/>${t('ment to re')}<w:noBreakHyphen/>${t('elect    it')}<w:tab/>${t('now')}<w:br/>${t('or never')}`,
      ),
    ),
    ['now or never'],
    {
      finds: [
        ['agreement', 'agree\u00adment'],
        ['re-elect it', 're\u2011elect    it'],
      ],
    },
  ),
  documentCase(
    'libreoffice',
    'changes that were recorded',
    paragraph(
      `${text('it ')}<w:del w:id="0" w:author="a"><w:r><w:rPr></w:rPr><w:delText>falls</w:delText></w:r></w:del><w:ins w:id="1" w:author="a">${text('rises')}</w:ins>${text(' again')}`,
    ),
    ['it rises again'],
    { hides: ['falls'] },
  ),
  documentCase(
    'libreoffice',
    'a note with the number that it begins with',
    {
      body: paragraph(
        `${text('text')}${run('<w:footnoteReference w:id="2"/>', '<w:rStyle w:val="FootnoteAnchor"/>')}`,
      ),
      footnotes:
        `<w:footnote w:id="0" w:type="separator">${p('<w:r><w:separator/></w:r>')}</w:footnote><w:footnote w:id="1" w:type="continuationSeparator">${p('<w:r><w:continuationSeparator/></w:r>')}</w:footnote>` +
        `<w:footnote w:id="2">${p(`${run('<w:footnoteRef/>')}${run(`<w:tab/>${t('noted here')}`)}`)}</w:footnote>`,
    },
    ['text', 'noted here'],
  ),
  documentCase(
    'libreoffice',
    'a table with cells that are joined',
    `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid><w:gridCol w:w="4818"/><w:gridCol w:w="4820"/></w:tblGrid>${row(
      cell(paragraph(text('tall')), '<w:vMerge w:val="restart"/><w:tcBorders></w:tcBorders>') +
        cell(paragraph(text('first'))),
      ' ',
    )}${row(cell(paragraph('<w:r></w:r>'), '<w:vMerge w:val="continue"/>') + cell(paragraph(text('second'))), ' ')}</w:tbl>`,
    ['tall', 'first', 'second'],
  ),
  documentCase(
    'libreoffice',
    'a break at the start of its paragraph, without marks of pages',
    paragraph(text('one')) +
      paragraph(`<w:r><w:br w:type="page"/></w:r>${text('two')}`) +
      section('nextPage'),
    ['one', 'two'],
    { pages: 2 },
  ),
  documentCase(
    'libreoffice',
    'a section in the middle of a page, after a paragraph without text',
    paragraph(text('before')) +
      p('', section('nextPage')) +
      paragraph(text('in the section')) +
      section('continuous'),
    ['before', 'in the section'],
    { pages: 1 },
  ),
  documentCase(
    'libreoffice',
    'a list with its stops',
    {
      numbering:
        '<w:abstractNum w:abstractNumId="2"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1)"/><w:lvlJc w:val="left"/><w:pPr><w:tabs><w:tab w:val="num" w:pos="0"/></w:tabs></w:pPr></w:lvl></w:abstractNum><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num>',
      body: ['first of all', 'second to none']
        .map((words) =>
          p(
            text(words),
            '<w:pStyle w:val="Normal"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="2"/></w:numPr><w:tabs><w:tab w:val="clear" w:pos="709"/><w:tab w:val="left" w:pos="0" w:leader="none"/></w:tabs>',
          ),
        )
        .join(''),
    },
    ['first of all', 'second to none'],
    { hides: ['all second'] },
  ),
  documentCase(
    'libreoffice',
    'a remark without its range',
    paragraph(`${text('text')}${run('<w:commentReference w:id="0"/>')}`),
    ['text'],
    {
      isPartial: true,
    },
  ),
];

const vietnamese: readonly DocumentCase[] = [
  documentCase(
    'libreoffice',
    'decomposed Vietnamese, as files of macOS give it',
    { styles, body: paragraph(text('Giá cổ phiếu Đặng Gia tăng 5%'.normalize('NFD'))) },
    ['giá cổ phiếu'],
    { language: 'vi', finds: [['dang gia', 'Đặng Gia'.normalize('NFD')]] },
  ),
  documentCase(
    'libreoffice',
    'capital Vietnamese with a hyphen that may break its line',
    { styles, body: paragraph(run(`${t('NGÂN HÀNG THƯƠNG')}<w:softHyphen/>${t(' MẠI')}`)) },
    [],
    { language: 'vi', finds: [['ngân hàng thương mại', 'NGÂN HÀNG THƯƠNG\u00ad MẠI']] },
  ),
];

/** Thai as LibreOffice writes it: size and weight of complex scripts, and the language. */
const complex =
  '<w:rFonts w:cs="TH Sarabun New"/><w:bCs/><w:sz w:val="22"/><w:szCs w:val="32"/><w:lang w:bidi="th-TH"/>';

const thai: readonly DocumentCase[] = [
  documentCase(
    'libreoffice',
    'Thai of another size and weight than the Latin beside it',
    { styles, body: paragraph(`${text('ราคาน้ำมัน ', complex)}${text('oil', complex)}${text(' แพง')}`) },
    ['ราคาน้ำมัน oil แพง'],
    {
      language: 'th',
      finds: [['น\u0e49\u0e4d\u0e32มัน', 'น้ำมัน']],
      looks: [
        ['ราคาน้ำมัน', 16, true],
        ['oil', 11, false],
      ],
    },
  ),
  documentCase(
    'libreoffice',
    'Thai with places where a line may break',
    { styles, body: paragraph(text('เงิน\u200bปัน\u200bผล\u200bระหว่าง\u200bกาล', complex)) },
    [],
    { language: 'th', finds: [['เงินปันผล', 'เงิน\u200bปัน\u200bผล']] },
  ),
];

/** Text documents as LibreOffice writes them. */
export const libreofficeCases: readonly DocumentCase[] = [...general, ...vietnamese, ...thai];
