import { zipOf } from './corpus/zip.fixtures.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const links = (list: readonly string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`;
const link = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;

/** What stands in a workbook that a test writes. */
export interface WrittenWorkbook {
  /** What stands in each sheet, as XML; null for a sheet that is a chart. */
  readonly sheets: readonly (string | null)[];
  /** Whether each sheet is `visible`, `hidden` or `veryHidden`; visible where it is not said. */
  readonly states?: readonly string[];
  /** Formats of numbers, as XML, and those of cells that name them. */
  readonly numFmts?: string;
  readonly cellXfs?: string;
  /** It counts its days from 1904. */
  readonly is1904?: boolean;
}

/** A workbook as its parts are stated, which programs that write workbooks would refuse in part. */
export function workbookOf({
  sheets,
  states = [],
  numFmts = '',
  cellXfs = '',
  is1904,
}: WrittenWorkbook): ArrayBuffer {
  const kindOf = (sheet: string | null) => (sheet === null ? 'chartsheet' : 'worksheet');
  const names = sheets.map(
    (_, at) =>
      `<sheet name="Sheet ${at + 1}" state="${states[at] ?? 'visible'}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  return zipOf({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': links([link('rId1', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': links([
      ...sheets.map((sheet, at) =>
        link(`rId${at + 1}`, kindOf(sheet), `${kindOf(sheet)}s/sheet${at + 1}.xml`),
      ),
      link('styles', 'styles', 'styles.xml'),
    ]),
    'xl/styles.xml': `<styleSheet ${main}><numFmts>${numFmts}</numFmts><cellXfs><xf numFmtId="0"/>${cellXfs}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map((sheet, at) => [
        `xl/${kindOf(sheet)}s/sheet${at + 1}.xml`,
        sheet === null ? `<chartsheet ${main}/>` : `<worksheet ${main}>${sheet}</worksheet>`,
      ]),
    ),
  }).buffer;
}
