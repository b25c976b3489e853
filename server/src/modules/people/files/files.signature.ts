import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { Signature } from './files.domain.ts';

/** Starts of programs: Windows and DOS, Linux, macOS in its four spellings, Java and macOS for two machines. */
const programs = ['4d5a', '7f454c46', 'feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', 'cafebabe'];

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
const workbookStream = utf16('Workbook');
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

/** An old Office file is a compound file; the names of its streams distinguish Word from Excel. */
async function holdsWorkbook(path: string): Promise<boolean> {
  let workbook = false;
  let tail = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const bytes = Buffer.concat([tail, chunk]);
    // A Word file may embed an Excel table and still is a Word file.
    if (otherStreams.some((name) => bytes.includes(name))) return false;
    workbook ||= bytes.includes(workbookStream);
    tail = bytes.subarray(-64);
  }
  return workbook;
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
  const start = first.subarray(0, 4).toString('hex');
  const found = await fileTypeFromFile(path).catch(() => undefined);
  return {
    mime: found?.mime ?? '',
    ext: found?.ext ?? '',
    executable: programs.some((program) => start.startsWith(program)),
    svg: looksLikeSvg(first),
    workbook: found?.mime === 'application/x-cfb' && (await holdsWorkbook(path)),
  };
}
