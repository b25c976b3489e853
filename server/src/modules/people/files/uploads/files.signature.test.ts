import { judgeUpload } from '@goldbean/contract';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signatureOf } from './file-type.domain.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'goldbean-signature-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What becomes of an upload of these bytes under that name. */
async function verdict(name: string, content: Buffer): Promise<string> {
  const path = join(folder, 'body');
  await writeFile(path, content);
  const judged = judgeUpload('everything', { name, size: content.length }, await signatureOf(path));
  return judged.ok ? judged.kind : judged.msgKey;
}

/** A zip of uncompressed entries, in their order. */
function zip(entries: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(entries)) {
    const data = Buffer.from(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), common, rest, Buffer.from(name)]));
    parts.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, list, end]);
}
const types = (type: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  `<Override PartName="/xl/workbook.xml" ContentType="application/${type}"/></Types>`;
const office = 'vnd.openxmlformats-officedocument';
const xlsx = types(`${office}.spreadsheetml.sheet.main+xml`);
const docx = types(`${office}.wordprocessingml.document.main+xml`);

/** A compound file with a stream of that name, as Office wrote it before 2007. */
const compound = (...streams: readonly string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    ...streams.map((name) =>
      Buffer.concat([Buffer.from(name, 'utf16le'), Buffer.alloc(128 - 2 * name.length)]),
    ),
    Buffer.alloc(512),
  ]);

describe('V08: a spreadsheet is known by its content', () => {
  const workbooks: Readonly<Record<string, Buffer>> = {
    xlsx: zip({ '[Content_Types].xml': xlsx, 'xl/workbook.xml': '<w/>' }),
    'xlsx, its types last': zip({ 'xl/workbook.xml': '<w/>', '[Content_Types].xml': xlsx }),
    'xlsx behind a text': zip({ 'readme.txt': 'hi', '[Content_Types].xml': xlsx, 'xl/workbook.xml': '<w/>' }),
    'xlsx behind a Word part': zip({ 'word/document.xml': '<d/>', '[Content_Types].xml': xlsx }),
    'xlsx without types': zip({ 'xl/workbook.xml': '<w/>', 'xl/worksheets/sheet1.xml': '<s/>' }),
    xlsb: zip({
      '[Content_Types].xml': types('vnd.ms-excel.sheet.binary.macroEnabled.main'),
      'xl/workbook.bin': 'b',
    }),
    ods: zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' }),
    xls: compound('Root Entry', 'Workbook'),
    'xls of Excel 95': compound('Root Entry', 'Book'),
    'xls of Excel 2': Buffer.from('09000400020010000000000000000000', 'hex'),
    'XML of Excel 2003': Buffer.from(
      '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?><Workbook/>',
    ),
  };

  test.each(Object.entries(workbooks))('%s', async (_, content) => {
    for (const name of ['notes.zip', 'notes.docx', 'notes', 'notes.pdf'])
      expect(await verdict(name, content), name).toBe('file.spreadsheet');
  });

  test.each([
    ['a Word file', zip({ '[Content_Types].xml': docx, 'word/document.xml': '<d/>' })],
    ['an old Word file with a table of Excel', compound('WordDocument', 'Workbook')],
    ['a zip of texts', zip({ 'a.txt': 'a book of the workbook' })],
    ['XML', Buffer.from('<?xml version="1.0"?><book/>')],
  ])('%s is none', async (_, content) => {
    expect(await verdict('notes.docx', content)).toBe('other');
  });
});

describe('V10: a film is known by its content', () => {
  const atom = (type: string, body = Buffer.alloc(0)) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(8 + body.length);
    return Buffer.concat([size, Buffer.from(type), body]);
  };
  const brand = (name: string) => atom('ftyp', Buffer.from(`${name}\0\0\0\0${name}`));
  const film = atom('mdat', Buffer.alloc(32));

  test.each([
    ['a mov', Buffer.concat([brand('qt  '), film])],
    ['an old mov', Buffer.concat([atom('moov', Buffer.alloc(100)), film])],
    ['a mov of a camera', Buffer.concat([atom('wide'), film])],
    ['a webm', Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex')],
  ])('%s named mp4 is refused', async (_, content) => {
    expect(await verdict('holiday.mp4', content)).toBe('file.video_format');
  });

  test.each(['mp41', 'mp42', 'isom'])('an mp4 (%s) is one under any name', async (name) => {
    expect(await verdict('holiday', Buffer.concat([brand(name), film]))).toBe('video');
    expect(await verdict('holiday.mov', Buffer.concat([brand(name), film]))).toBe('video');
  });
});
