import { documentCase, type DocumentCase } from './document-case.fixtures.ts';
import { cell, field, p, r, row, section } from './docx.fixtures.ts';

/** A run as WPS writes it: a hint which font it is set in, and the languages of its text. */
const run = (text: string, more = ''): string =>
  r(
    text,
    `<w:rFonts w:hint="eastAsia" w:ascii="宋体" w:hAnsi="宋体" w:eastAsia="宋体" w:cs="宋体"/>${more}<w:lang w:val="en-US" w:eastAsia="zh-CN"/>`,
  );
const plain = (text: string): string =>
  r(text, '<w:rFonts w:hint="default"/><w:lang w:val="en-US" w:eastAsia="zh-CN"/>');
/** A paragraph as WPS writes it: each property is stated, also where it is off. */
const properties =
  '<w:keepNext w:val="0"/><w:pageBreakBefore w:val="0"/><w:widowControl w:val="0"/><w:kinsoku/><w:wordWrap/><w:overflowPunct/>' +
  '<w:bidi w:val="0"/><w:adjustRightInd/><w:snapToGrid/><w:ind w:left="0" w:leftChars="0" w:firstLine="420" w:firstLineChars="200"/>';
const grid =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1800" w:bottom="1440" w:left="1800" w:header="851" w:footer="992" w:gutter="0"/>' +
  '<w:cols w:space="425" w:num="1"/><w:docGrid w:type="lines" w:linePitch="312" w:charSpace="0"/></w:sectPr>';

/** What WPS leaves in a package beside the text. */
const parts = {
  'docProps/custom.xml':
    '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">' +
    '<property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2" name="KSOProductBuildVer"><vt:lpwstr>2052-12.1.0.16120</vt:lpwstr></property></Properties>',
  'customXml/item1.xml':
    '<s:customData xmlns="http://www.wps.cn/officeDocument/2013/wpsCustomData" xmlns:s="http://www.wps.cn/officeDocument/2013/wpsCustomData"><customSectProps><customSectPr/></customSectProps></s:customData>',
};
const settings =
  '<w:zoom w:percent="120"/><w:bordersDoNotSurroundHeader w:val="0"/><w:documentProtection w:enforcement="0"/><w:compat><w:useFELayout/></w:compat>' +
  '<w15:chartTrackingRefBased/><w15:docId w15:val="{0B1E5F2A-7C3D-4E6F-8A9B-0C1D2E3F4A5B}"/>';

/** An older drawing with all that WPS says of it, also that it has no picture. */
const shape = (kind: string, inside: string): string =>
  `<w:pict><v:${kind} id="_x0000_s1026" o:spid="_x0000_s1026" o:spt="202" type="#_x0000_t202" style="position:absolute;left:0pt;margin-left:9pt;height:72pt;width:144pt;z-index:251659264;" ` +
  'fillcolor="#FFFFFF" filled="t" stroked="t" coordsize="21600,21600"><v:path/><v:fill on="t" focussize="0,0"/><v:stroke color="#000000"/>' +
  `<v:imagedata o:title=""/><o:lock v:ext="edit" aspectratio="f"/>${inside}</v:${kind}></w:pict>`;
const boxed = (content: string): string => `<v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox>`;
const twice = (content: string): string =>
  '<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor distT="0" distB="0" simplePos="0" relativeHeight="251659264"><wp:simplePos x="0" y="0"/>' +
  '<wp:extent cx="1828800" cy="914400"/><wp:wrapNone/><wp:docPr id="1" name="文本框 1"/><a:graphic><a:graphicData><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:prstGeom prst="rect"/></wps:spPr>' +
  `<wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx><wps:bodyPr upright="1"/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice>` +
  `<mc:Fallback>${shape('shape', boxed(content))}</mc:Fallback></mc:AlternateContent></w:r>`;

const fixedTable = (...rows: string[]): string =>
  '<w:tbl><w:tblPr><w:tblStyle w:val="5"/><w:tblW w:w="0" w:type="auto"/><w:tblInd w:w="0" w:type="dxa"/><w:tblLayout w:type="fixed"/></w:tblPr>' +
  `<w:tblGrid><w:gridCol w:w="4261"/><w:gridCol w:w="4261"/></w:tblGrid>${rows.join('')}</w:tbl>`;
const fixedRow = (...cells: string[]): string =>
  row(`<w:tblPrEx><w:tblLayout w:type="fixed"/></w:tblPrEx>${cells.join('')}`);
const wide = '<w:tcW w:w="4261" w:type="dxa"/>';

const general: readonly DocumentCase[] = [
  documentCase(
    'wps',
    'runs parted by the hints of their fonts',
    {
      body: p(`${run('经营活动产生的')}${plain('cash')}${run('流量净额')}`, properties) + grid,
      settings,
      parts,
    },
    ['经营活动产生的cash流量净额'],
  ),
  documentCase(
    'wps',
    'a text box, for newer and for older programs',
    p(twice(p(run('框中的文字')))) + grid,
    [],
    {
      finds: [['框中的文字', '框中的文字']],
    },
  ),
  documentCase(
    'wps',
    'a text box for older programs alone',
    p(`<w:r>${shape('shape', boxed(p(run('框中的文字'))))}</w:r>`),
    ['框中的文字'],
  ),
  documentCase(
    'wps',
    'a page number in a box of the footer',
    {
      body: p(run('正文')) + section('portrait', '<w:footerReference w:type="default" r:id="footer"/>'),
      footer: p(
        `<w:r>${shape('shape', boxed(p(`${run('第')}${field(' PAGE \\* MERGEFORMAT ', run('1'))}${run('页')}`)))}</w:r>`,
      ),
    },
    ['正文', '第1页'],
  ),
  documentCase(
    'wps',
    'large words behind the text, with an empty picture',
    p(`<w:r>${shape('shape', '<v:textpath on="t" fitshape="t" string="内部资料"/>')}</w:r>${run('正文')}`),
    ['内部资料', '正文'],
  ),
  documentCase('wps', 'a line between paragraphs', p(`<w:r>${shape('rect', '')}</w:r>${run('正文')}`), [
    '正文',
  ]),
  documentCase(
    'wps',
    'a table of a fixed layout with cells that are joined',
    fixedTable(
      fixedRow(
        cell(
          p(run('合计')),
          `${wide}<w:vMerge w:val="restart"/><w:noWrap w:val="0"/><w:vAlign w:val="top"/>`,
        ),
        cell(p(run('一季度')), wide),
      ),
      fixedRow(cell(p(run('看不见')), `${wide}<w:vMerge w:val="continue"/>`), cell(p(run('二季度')), wide)),
      fixedRow(cell(p(run('全年')), '<w:tcW w:w="8522" w:type="dxa"/><w:gridSpan w:val="2"/>')),
    ),
    ['合计', '一季度', '二季度', '全年'],
    { hides: ['看不见', '一季度二季度'] },
  ),
  documentCase(
    'wps',
    'a phonetic guide as a formula',
    p(`${field(' EQ \\* jc2 \\* "Font:宋体" \\* hps10 \\o \\ad(\\s \\up 9(xiàn),现)', '')}${run('金流')}`),
    ['现金流'],
  ),
  documentCase(
    'wps',
    'a table of contents that was typed',
    `<w:sdt><w:sdtPr><w:id w:val="147459"/><w15:color w:val="DBDBDB"/><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent>${p(
      `<w:sdt><w:sdtPr><w:placeholder><w:docPart w:val="{d2a7}"/></w:placeholder></w:sdtPr><w:sdtContent>${run('一、现金流量表')}</w:sdtContent></w:sdt><w:r><w:tab/></w:r>${run('3')}`,
      '<w:pStyle w:val="WPSOffice手动目录 1"/>',
    )}</w:sdtContent></w:sdt>`,
    ['一、现金流量表'],
  ),
  documentCase(
    'wps',
    'a clause with a number in Chinese',
    {
      numbering:
        '<w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="singleLevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="chineseCounting"/><w:suff w:val="nothing"/><w:lvlText w:val="%1、"/><w:lvlJc w:val="left"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
      body: p(run('净现金流'), `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>${properties}`),
    },
    ['净现金流'],
  ),
  documentCase(
    'wps',
    'wide letters and spaces among Chinese',
    p(`${run('ＶＩＰ　会员')}${run('（Ａ股）')}`),
    [],
    {
      finds: [
        ['vip会员', 'ＶＩＰ　会员'],
        ['a股', 'Ａ股'],
      ],
    },
  ),
];

const vietnamese: readonly DocumentCase[] = [
  documentCase(
    'wps',
    'Vietnamese in runs by the hints of its letters',
    p(
      `${r('C', '<w:rFonts w:hint="default"/><w:lang w:val="vi-VN"/>')}${r('ổ t', '<w:rFonts w:hint="eastAsia"/>')}${r('ức bằng tiền', '<w:rFonts w:hint="default"/>')}`,
    ),
    ['Cổ tức bằng tiền'],
    { language: 'vi', finds: [['co tuc', 'Cổ tức']] },
  ),
  documentCase(
    'wps',
    'decomposed Vietnamese parted by the hints of its marks',
    p(
      Array.from('Đồng Việt Nam'.normalize('NFD'), (sign) =>
        r(sign, `<w:rFonts w:hint="${/\p{M}/u.test(sign) ? 'default' : 'eastAsia'}"/>`),
      ).join(''),
    ),
    ['Đồng Việt Nam'],
    { language: 'vi', finds: [['dong viet nam', 'Đồng Việt Nam'.normalize('NFD')]] },
  ),
];

const angsana =
  '<w:rFonts w:hint="cs" w:ascii="Angsana New" w:hAnsi="Angsana New" w:cs="Angsana New"/><w:szCs w:val="28"/>';

const thai: readonly DocumentCase[] = [
  documentCase(
    'wps',
    'Thai in runs by the hints of its marks',
    p(
      Array.from('เงินที่ได้', (sign) =>
        r(sign, angsana.replace('"cs"', /\p{M}/u.test(sign) ? '"cs"' : '"default"')),
      ).join(''),
    ),
    ['เงินที่ได้'],
    { language: 'th' },
  ),
  documentCase(
    'wps',
    'Thai with SARA AM in two characters, as it comes out of a PDF',
    p(r('ค\u0e4d\u0e32แนะน\u0e4d\u0e32 ราคาน\u0e4d\u0e49\u0e32มัน', angsana)),
    [],
    {
      language: 'th',
      finds: [
        ['คำแนะนำ', 'ค\u0e4d\u0e32แนะน\u0e4d\u0e32'],
        ['น้ำมัน', 'น\u0e4d\u0e49\u0e32มัน'],
      ],
    },
  ),
];

/** Text documents as WPS writes them. */
export const wpsCases: readonly DocumentCase[] = [...general, ...vietnamese, ...thai];
