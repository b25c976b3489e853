import { crc32 } from 'node:zlib';

/** A part of a zip, uncompressed: its header, its name and what stands in it. */
function partOf(name: string, content: string, isListed: boolean, at: number): Buffer {
  const [title, body] = [Buffer.from(name), Buffer.from(content)];
  const head = Buffer.alloc(isListed ? 46 : 30);
  head.writeUInt32LE(isListed ? 0x02014b50 : 0x04034b50);
  const facts = isListed ? 16 : 14;
  head.writeUInt32LE(crc32(body), facts);
  head.writeUInt32LE(body.length, facts + 4);
  head.writeUInt32LE(body.length, facts + 8);
  head.writeUInt16LE(title.length, facts + 12);
  if (isListed) head.writeUInt32LE(at, 42);
  return Buffer.concat(isListed ? [head, title] : [head, title, body]);
}

function zip(parts: Readonly<Record<string, string>>): ArrayBuffer {
  const [files, list]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, content] of Object.entries(parts)) {
    const file = partOf(name, content, false, at);
    files.push(file);
    list.push(partOf(name, content, true, at));
    at += file.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(list.length, 8);
  end.writeUInt16LE(list.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...files, ...list, end])).buffer;
}

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
  /** Formats of numbers, as XML, and those of cells that name them. */
  readonly numFmts?: string;
  readonly cellXfs?: string;
  /** It counts its days from 1904. */
  readonly is1904?: boolean;
}

/** A workbook as its parts are stated, which programs that write workbooks would refuse in part. */
export function workbookOf({ sheets, numFmts = '', cellXfs = '', is1904 }: WrittenWorkbook): ArrayBuffer {
  const kindOf = (sheet: string | null) => (sheet === null ? 'chartsheet' : 'worksheet');
  const names = sheets.map(
    (_, at) => `<sheet name="Sheet ${at + 1}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  return zip({
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
  });
}
