import { zipOf } from './zip.fixtures.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const spaces = Object.entries({
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  r: office,
  m: 'http://schemas.openxmlformats.org/officeDocument/2006/math',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  pic: 'http://schemas.openxmlformats.org/drawingml/2006/picture',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  wpg: 'http://schemas.microsoft.com/office/word/2010/wordprocessingGroup',
  w14: 'http://schemas.microsoft.com/office/word/2010/wordml',
  w15: 'http://schemas.microsoft.com/office/word/2012/wordml',
  wp14: 'http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing',
  w10: 'urn:schemas-microsoft-com:office:word',
  v: 'urn:schemas-microsoft-com:vml',
  o: 'urn:schemas-microsoft-com:office:office',
  wpsCustomData: 'http://www.wps.cn/officeDocument/2013/wpsCustomData',
})
  .map(([prefix, space]) => `xmlns:${prefix}="${space}"`)
  .concat('mc:Ignorable="w14 w15 wp14"')
  .join(' ');

/** A run of text. @param look properties of the run, as XML */
export const r = (text: string, look = ''): string =>
  `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;

/** A paragraph. @param properties of it, as XML */
export const p = (content: string, properties = ''): string =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;

export const table = (...rows: string[]): string =>
  `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="4000"/></w:tblGrid>${rows.join('')}</w:tbl>`;
export const row = (cells: string, properties = ''): string =>
  `<w:tr>${properties && `<w:trPr>${properties}</w:trPr>`}${cells}</w:tr>`;
export const cell = (content: string, properties = ''): string =>
  `<w:tc>${properties && `<w:tcPr>${properties}</w:tcPr>`}${content}</w:tc>`;

/** The properties of a section. */
export const section = (paper: 'portrait' | 'landscape', more = ''): string => {
  const size =
    paper === 'portrait' ? 'w:w="11906" w:h="16838"' : 'w:w="16838" w:h="11906" w:orient="landscape"';
  return `<w:sectPr>${more}<w:pgSz ${size}/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/></w:sectPr>`;
};

/** A text box as Word writes it: once for newer programs, and once for older ones. */
export const textBox = (content: string): string => {
  const box = `<w:txbxContent>${content}</w:txbxContent>`;
  return (
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wp:extent cx="1800000" cy="900000"/><a:graphic>` +
    `<a:graphicData><wps:wsp><wps:spPr/><wps:txbx>${box}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice>` +
    `<mc:Fallback><w:pict><v:rect style="width:142pt;height:71pt"><v:textbox>${box}</v:textbox></v:rect></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
  );
};

/** A field that says where its code and its result begin. */
export const field = (code: string, result: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve">${code}</w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

/** What stands in a document that a test writes, as XML. */
export interface WrittenDocument {
  readonly body: string;
  readonly styles?: string;
  readonly settings?: string;
  readonly header?: string;
  readonly footer?: string;
  readonly footnotes?: string;
  readonly numbering?: string;
  /** Addresses of links, by their ids. */
  readonly links?: Readonly<Record<string, string>>;
  /** A picture as `word/media/picture.<ending>`, of the id `picture`. */
  readonly picture?: { readonly ending: string; readonly kind: string; readonly bytes: Uint8Array };
  /** Other parts by their names, to which nothing leads. */
  readonly parts?: Readonly<Record<string, string>>;
}

/** Parts that a document may have, each with its root. */
const otherParts = [
  ['settings', 'settings'],
  ['header', 'hdr'],
  ['footer', 'ftr'],
  ['footnotes', 'footnotes'],
  ['numbering', 'numbering'],
] as const;

/** A text document as its parts are stated. The ids of its header and footer are `header` and `footer`. */
export function documentOf(written: WrittenDocument): Uint8Array<ArrayBuffer> {
  const { body, styles = '', links = {}, picture, parts = {} } = written;
  const link = (id: string, type: string, target: string, more = '') =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"${more}/>`;
  const listed = (all: readonly string[]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;
  const kinds = picture ? `<Default Extension="${picture.ending}" ContentType="${picture.kind}"/>` : '';
  const stated = otherParts.filter(([name]) => written[name] !== undefined);
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${kinds}</Types>`,
    '_rels/.rels': listed([link('rId1', 'officeDocument', 'word/document.xml')]),
    'word/document.xml': `<w:document ${spaces}><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles ${spaces}>${styles}</w:styles>`,
    ...Object.fromEntries(
      stated.map(([name, root]) => [`word/${name}.xml`, `<w:${root} ${spaces}>${written[name]}</w:${root}>`]),
    ),
    ...(picture && { [`word/media/picture.${picture.ending}`]: picture.bytes }),
    ...parts,
    'word/_rels/document.xml.rels': listed([
      link('styles', 'styles', 'styles.xml'),
      ...stated.map(([name]) => link(name, name, `${name}.xml`)),
      ...(picture ? [link('picture', 'image', `media/picture.${picture.ending}`)] : []),
      ...Object.entries(links).map(([id, target]) => link(id, 'hyperlink', target, ' TargetMode="External"')),
    ]),
  });
}
