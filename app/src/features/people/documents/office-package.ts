import { fileLimits } from '@goldbean/contract/people';
import { DocumentError } from '../../../shared/documents/index.ts';

/** Starts of a zip, of an empty zip, and of the container of older Office files and of encrypted ones. */
const zip = 0x04034b50;
const emptyZip = 0x06054b50;
const compound = 0xe011cfd0;
/** The end record of a zip, and an entry of its list; their fixed lengths in bytes. */
const endRecord = 0x06054b50;
const endLength = 22;
const listEntry = 0x02014b50;
const entryLength = 46;
const longestComment = 0xffff;

/** The name by which an encrypted Office file is known, as it stands in its container. */
const encrypted = Array.from('EncryptedPackage', (character) => [character.charCodeAt(0), 0]).flat();

function holds(bytes: Uint8Array, wanted: readonly number[]): boolean {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (wanted.every((byte, place) => bytes[at + place] === byte)) return true;
  return false;
}

/** What the list of a zip says that its parts come to, bytes; null when there is no such list. */
function unpackedSize(view: DataView): number | null {
  const least = Math.max(0, view.byteLength - endLength - longestComment);
  let end = view.byteLength - endLength;
  while (end >= least && view.getUint32(end, true) !== endRecord) end -= 1;
  if (end < least || end < 0) return null;
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let size = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + entryLength > view.byteLength || view.getUint32(at, true) !== listEntry) return null;
    size += view.getUint32(at + 24, true);
    at +=
      entryLength +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
  }
  return size;
}

/**
 * Looks at a docx or xlsx before an engine unpacks it: a small file may unpack to more than a tab holds.
 * @throws DocumentError
 */
export function checkOfficePackage(bytes: Uint8Array<ArrayBuffer>): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = bytes.length < 4 ? 0 : view.getUint32(0, true);
  if (start === compound) throw new DocumentError(holds(bytes, encrypted) ? 'protected' : 'broken');
  if (start === emptyZip) throw new DocumentError('empty');
  const size = start === zip ? unpackedSize(view) : null;
  if (size === null) throw new DocumentError('broken');
  if (size > fileLimits.documentUnpackedBytes) throw new DocumentError('large');
}
