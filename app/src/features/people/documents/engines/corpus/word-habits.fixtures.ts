import { documentCase, type DocumentCase } from './document-case.fixtures.ts';
import { field, p, r, section } from './docx.fixtures.ts';

/** A run that Word saved in another session than the one before it. */
const saved = (session: string, content: string, look = ''): string =>
  `<w:r w:rsidR="00${session}" w:rsidRPr="00${session}">${look && `<w:rPr>${look}</w:rPr>`}${content}</w:r>`;
const t = (text: string): string => `<w:t xml:space="preserve">${text}</w:t>`;
const mark = (kind: string, id: number, more = ''): string => `<w:${kind} w:id="${id}"${more}/>`;
const control = (properties: string, content: string): string =>
  `<w:sdt><w:sdtPr><w:id w:val="-1208"/>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;

/** How Word writes Thai: fonts, sizes and weights of complex scripts beside those of others. */
const sarabun =
  '<w:rFonts w:ascii="TH SarabunPSK" w:hAnsi="TH SarabunPSK" w:cs="TH SarabunPSK"/><w:sz w:val="32"/><w:szCs w:val="32"/>';
const thai = `${sarabun}<w:cs/><w:lang w:bidi="th-TH"/>`;

const box = (content: string): string => {
  const inside = `<w:txbxContent>${content}</w:txbxContent>`;
  return (
    '<w:r><w:rPr><w:noProof/></w:rPr><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor distT="45720" distB="45720" ' +
    'simplePos="0" relativeHeight="251659264" behindDoc="0" wp14:anchorId="5A1F6E0C" wp14:editId="7B2D3C4A"><wp:simplePos x="0" y="0"/>' +
    '<wp:extent cx="2360930" cy="1404620"/><wp:wrapSquare wrapText="bothSides"/><wp:docPr id="217" name="Text Box 2"/>' +
    '<a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/>' +
    `<wps:spPr><a:prstGeom prst="rect"/></wps:spPr><wps:txbx>${inside}</wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic>` +
    '<wp14:sizeRelH relativeFrom="margin"><wp14:pctWidth>40000</wp14:pctWidth></wp14:sizeRelH></wp:anchor></w:drawing></mc:Choice>' +
    '<mc:Fallback><w:pict><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe">' +
    '<v:stroke joinstyle="miter"/></v:shapetype><v:shape id="Text Box 2" type="#_x0000_t202" style="width:185.9pt;height:110.6pt">' +
    `<v:textbox>${inside}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
  );
};

/** A line of a table of contents: a link whose page number is a field. */
const line = (title: string, page: string): string =>
  p(
    `<w:hyperlink w:anchor="_Toc1" w:history="1">${r(title, '<w:rStyle w:val="Hyperlink"/>')}<w:r><w:rPr><w:webHidden/></w:rPr><w:tab/></w:r>` +
      `${field(' PAGEREF _Toc1 \\h ', r(page, '<w:webHidden/>'))}</w:hyperlink>`,
  );

const general: readonly DocumentCase[] = [
  documentCase(
    'word',
    'words parted by sessions and marks of spelling',
    p(
      `${saved('A1', t('The ca'))}<w:proofErr w:type="spellStart"/>${saved('B2', t('sh fl'))}<w:proofErr w:type="spellEnd"/>` +
        `${mark('bookmarkStart', 0, ' w:name="_GoBack"')}${mark('bookmarkEnd', 0)}${saved('C3', t('ow state'))}${saved('A1', t('ment'))}`,
    ),
    ['The cash flow statement'],
  ),
  documentCase(
    'word',
    'a text box with its place and size',
    p(`${box(p(r('held in a box')))}${r('around it')}`),
    ['around it'],
    { finds: [['held in a box', 'held in a box']] },
  ),
  documentCase(
    'word',
    'a table of contents',
    control(
      '<w:docPartObj><w:docPartGallery w:val="Table of Contents"/><w:docPartUnique/></w:docPartObj>',
      p(r('Contents')) +
        p(
          '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> TOC \\o "1-3" \\h \\z \\u </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>',
        ) +
        line('Cash flow', '17') +
        line('Working capital', '23') +
        p('<w:r><w:fldChar w:fldCharType="end"/></w:r>'),
    ),
    ['Contents', 'Cash flow', '17', 'Working capital', '23'],
    { hides: ['TOC', 'PAGEREF'] },
  ),
  documentCase(
    'word',
    'a box of a control, and one that repeats',
    p(
      control(
        '<w14:checkbox><w14:checked w14:val="1"/><w14:checkedState w14:val="2612" w14:font="MS Gothic"/></w14:checkbox>',
        r(
          '☒',
          '<w:rFonts w:ascii="MS Gothic" w:eastAsia="MS Gothic" w:hAnsi="MS Gothic" w:hint="eastAsia"/>',
        ),
      ) + r(' agreed'),
    ) + control('<w15:repeatingSection/>', control('<w15:repeatingSectionItem/>', p(r('one of many')))),
    ['☒ agreed', 'one of many'],
  ),
  documentCase(
    'word',
    'effects of later versions',
    p(
      r(
        'glowing',
        '<w14:glow w14:rad="63500"><w14:schemeClr w14:val="accent1"/></w14:glow><w14:ligatures w14:val="standard"/><w14:numForm w14:val="oldStyle"/>',
      ),
    ),
    ['glowing'],
  ),
  documentCase(
    'word',
    'text that was moved, with the ends of its ranges',
    p(
      `${mark('moveFromRangeStart', 1, ' w:name="move1"')}<w:moveFrom w:id="2">${r('from here')}</w:moveFrom>${mark('moveFromRangeEnd', 1)}${r('It went ')}` +
        `${mark('moveToRangeStart', 3, ' w:name="move1"')}<w:moveTo w:id="4">${r('over there')}</w:moveTo>${mark('moveToRangeEnd', 3)}`,
    ),
    ['It went over there'],
    { hides: ['from here'] },
  ),
  documentCase(
    'word',
    'a field that chooses, with a field in its code',
    p(
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> IF </w:instrText></w:r>' +
        `${field(' MERGEFIELD sum ', r('1000'))}<w:r><w:instrText xml:space="preserve"> &gt; 500 "many" "few" </w:instrText></w:r>` +
        `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${r('many', '<w:noProof/>')}<w:r><w:fldChar w:fldCharType="end"/></w:r>${r(' coins')}`,
    ),
    ['many coins'],
    { hides: ['1000', 'few'] },
  ),
  documentCase(
    'word',
    'entries of an index',
    p(
      `${r('working ')}<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> XE "indexed" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>${r('capital')}`,
    ),
    ['working capital'],
    { hides: ['indexed'] },
  ),
  documentCase(
    'word',
    'fields that set a value and show nothing',
    p(
      `${r('costs ')}<w:fldSimple w:instr=" SET sum 400 ">${r('400')}</w:fldSimple>${field(' SET cost ', field(' REF sum ', r('400')))}${r('nothing')}`,
    ),
    ['costs nothing'],
    { hides: ['400'] },
  ),
  documentCase(
    'word',
    'a hyphen that breaks no line, typed as any other',
    p('<w:r><w:t>to re</w:t><w:noBreakHyphen/><w:t>elect it</w:t></w:r>'),
    [],
    { finds: [['re-elect', 're\u2011elect']] },
  ),
  documentCase(
    'word',
    'quotation marks and dashes as they are typed',
    p(`${r('the company’s “plan” for 2020–')}<w:r><w:br/></w:r>${r('2026')}`),
    [],
    {
      finds: [
        [`company's "plan"`, 'company’s “plan”'],
        ['2020-2026', '2020–2026'],
      ],
    },
  ),
  documentCase('word', 'words of two paragraphs', p(r('the cash')) + p(r('flow')), ['the cash', 'flow'], {
    hides: ['cashflow', 'cash flow'],
  }),
  documentCase(
    'word',
    'a line that ends within a phrase',
    p(`<w:r><w:t>the cash</w:t><w:br/><w:t>flow</w:t></w:r>`),
    ['cash flow'],
    { hides: ['cashflow'] },
  ),
];

const vietnamese: readonly DocumentCase[] = [
  documentCase(
    'word',
    'Vietnamese whose tones stand apart, as Windows types them',
    p(r('Thi\u0323 trươ\u0300ng chư\u0301ng khoa\u0301n, tiê\u0300n mă\u0323t')),
    [],
    {
      language: 'vi',
      finds: [
        ['thị trường', 'Thi\u0323 trươ\u0300ng'],
        ['tien mat', 'tiê\u0300n mă\u0323t'],
      ],
    },
  ),
  documentCase(
    'word',
    'Vietnamese whose letters are parted from their marks',
    p(
      `${saved('A1', t('Lơ'))}<w:proofErr w:type="spellStart"/>${saved('B2', t('\u0323i nhu'))}${saved('C3', t('â\u0323n'))}<w:proofErr w:type="spellEnd"/>${saved('C3', t(' ròng'))}`,
    ),
    ['lợi nhuận ròng'],
    { language: 'vi', finds: [['loi nhuan', 'Lơ\u0323i nhuâ\u0323n']] },
  ),
];

const thaiCases: readonly DocumentCase[] = [
  documentCase(
    'word',
    'Thai in fonts of complex scripts',
    p(`${r('กำไร', `${thai}<w:bCs/>`)}${r('สุทธิ 12 ', thai)}${r('million', sarabun)}`),
    ['กำไรสุทธิ 12 million'],
    { language: 'th', finds: [['ก\u0e4d\u0e32ไร', 'กำไร']] },
  ),
  documentCase(
    'word',
    'Thai of the size and weight that styles state for it',
    {
      styles:
        '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Cordia New"/><w:sz w:val="22"/><w:szCs w:val="28"/></w:rPr></w:rPrDefault></w:docDefaults>' +
        '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"/>' +
        '<w:style w:type="paragraph" w:styleId="Title"><w:basedOn w:val="Normal"/><w:rPr><w:b/><w:sz w:val="40"/><w:szCs w:val="56"/></w:rPr></w:style>',
      body:
        p(r('งบ กระแสเงินสด (cash flow) รายปี')) +
        p(`${r('กำไร profit', '<w:bCs/>')}${r('2567', '<w:cs/>')}`, '<w:pStyle w:val="Title"/>'),
    },
    ['งบ กระแสเงินสด (cash flow) รายปี', 'กำไร profit2567'],
    {
      language: 'th',
      looks: [
        ['งบ กระแสเงินสด', 14, false],
        ['cash flow', 11, false],
        ['รายปี', 14, false],
        ['กำไร', 28, true],
        ['profit', 20, true],
        ['2567', 28, false],
      ],
    },
  ),
  documentCase(
    'word',
    'Thai whose tones are parted from their letters',
    p(`${saved('A1', t('ราคาน'), thai)}${saved('B2', t('\u0e49'), thai)}${saved('C3', t('ำมันดิบ'), thai)}`),
    ['ราคาน้ำมันดิบ'],
    { language: 'th' },
  ),
  documentCase(
    'word',
    'Thai over the end of a page',
    p(`${r('ตลาดหลัก', thai)}<w:r><w:lastRenderedPageBreak/></w:r>${r('ทรัพย์', thai)}`) + section('portrait'),
    ['ตลาดหลัก', 'ทรัพย์'],
    { language: 'th', pages: 2 },
  ),
];

/** Text documents as Word writes them. */
export const wordCases: readonly DocumentCase[] = [...general, ...vietnamese, ...thaiCases];
