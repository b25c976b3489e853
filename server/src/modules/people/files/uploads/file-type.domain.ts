import { isProgram, type Signature } from '@goldbean/contract';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
/** The stream of Excel 97 and later, and the one of Excel 5 and 95, whose whole name field it fills. */
const workbookStreams = [utf16('Workbook'), Buffer.concat([utf16('Book'), Buffer.alloc(56)])];
/** Excel 2, 3 and 4: a workbook without a container. */
const oldestWorkbooks = new Set(['09000400', '09020600', '09040600']);
/** Name of the workbook inside a zip, also where its list of types names none we know (xlsb). */
const zippedWorkbook = [Buffer.from('xl/workbook.')];
/** What makes Excel open an XML file as its own (Excel 2003). */
const xmlWorkbook = /progid="Excel\.Sheet"|urn:schemas-microsoft-com:office:spreadsheet/i;
const otherStreams = [utf16('WordDocument'), utf16('PowerPoint Document')];

async function head(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Whether a file contains one of these names and none of the others.
 * @param names of at most 64 bytes
 */
async function names(
  path: string,
  wanted: readonly Buffer[],
  others: readonly Buffer[] = [],
): Promise<boolean> {
  let isFound = false;
  let tail = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const bytes = Buffer.concat([tail, chunk]);
    if (others.some((name) => bytes.includes(name))) return false;
    isFound ||= wanted.some((name) => bytes.includes(name));
    tail = bytes.subarray(-64);
  }
  return isFound;
}

/** V08: an Excel workbook that its type does not name, whatever the file is called. */
async function holdsWorkbook(path: string, first: Buffer, mime: string): Promise<boolean> {
  switch (mime) {
    // An old Office file is a compound file; a Word file may embed an Excel table and still is a Word file.
    case 'application/x-cfb':
      return names(path, workbookStreams, otherStreams);
    case 'application/zip':
      return names(path, zippedWorkbook);
    case 'application/xml':
      return xmlWorkbook.test(first.toString('latin1'));
    default:
      return oldestWorkbooks.has(first.subarray(0, 4).toString('hex'));
  }
}

function looksLikeSvg(bytes: Buffer): boolean {
  const text = bytes.includes(0) ? bytes.toString('utf16le') : bytes.toString('latin1');
  return /<(?:[a-z]+:)?svg[\s>]/i.test(text) && /^[^<]{0,8}</.test(text.trimStart());
}

/**
 * The type of a file by its content.
 * @param path a local file of at least one byte
 */
export async function signatureOf(path: string): Promise<Signature> {
  const first = await head(path, 4_096);
  const found = await fileTypeFromFile(path).catch(() => undefined);
  return {
    mime: found?.mime ?? '',
    ext: found?.ext ?? '',
    executable: isProgram(first),
    svg: looksLikeSvg(first),
    workbook: await holdsWorkbook(path, first, found?.mime ?? ''),
  };
}
