/** A part of a zip as its list states it. */
export interface ZipPart {
  readonly name: string;
  readonly text: () => Promise<string | null>;
  /** Where its entry in the list begins, and where its own header does. */
  readonly entry: number;
  readonly start: number;
}

const endRecord = 0x06054b50;
const endLength = 22;
const listEntry = 0x02014b50;
const entryLength = 46;
const headerLength = 30;
const methods = { stored: 0, deflated: 8 };

interface ZipList {
  readonly parts: readonly ZipPart[];
  readonly start: number;
  readonly end: number;
}

/** Unpacks, and gives up at more than was said to come. */
async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  length: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const unpacked = new Uint8Array(length);
  let at = 0;
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (at + part.value.length > length) {
      await reader.cancel();
      return null;
    }
    unpacked.set(part.value, at);
    at += part.value.length;
  }
  return unpacked.subarray(0, at);
}

/** The parts of a zip; null for a content without their list. */
export function partsOf(content: ArrayBuffer): ZipList | null {
  const view = new DataView(content);
  let end = content.byteLength - endLength;
  while (end >= 0 && view.getUint32(end, true) !== endRecord) end -= 1;
  if (end < 0) return null;
  const start = view.getUint32(end + 16, true);
  const parts: ZipPart[] = [];
  let at = start;
  for (let number = view.getUint16(end + 10, true); number > 0; number -= 1) {
    if (at + entryLength > content.byteLength || view.getUint32(at, true) !== listEntry) return null;
    const entry = at;
    const nameLength = view.getUint16(at + 28, true);
    const header = view.getUint32(at + 42, true);
    if (header + headerLength > content.byteLength) return null;
    parts.push({
      name: new TextDecoder().decode(new Uint8Array(content, at + entryLength, nameLength)),
      entry,
      start: header,
      async text() {
        const [packed, length] = [view.getUint32(entry + 20, true), view.getUint32(entry + 24, true)];
        const body =
          header + headerLength + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
        const bytes = new Uint8Array(content, body, packed);
        const method = view.getUint16(entry + 10, true);
        if (method === methods.stored) return new TextDecoder().decode(bytes);
        if (method !== methods.deflated) return null;
        const unpacked = await inflate(bytes, length);
        return unpacked && new TextDecoder().decode(unpacked);
      },
    });
    at += entryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return { parts, start, end };
}

/**
 * A zip with other content in some of its parts, without checksums. What the parts held before stays in it, where no
 * entry leads to.
 * @param replaced the new content of parts, by where their entries begin
 */
export function withParts(
  content: ArrayBuffer,
  list: ZipList,
  replaced: ReadonlyMap<number, string>,
): ArrayBuffer {
  const added: Uint8Array[] = [];
  const entries = new Uint8Array(content.slice(list.start));
  const view = new DataView(entries.buffer);
  let at = list.start;
  for (const [entry, text] of replaced) {
    const body = new TextEncoder().encode(text);
    const header = new DataView(new ArrayBuffer(headerLength));
    header.setUint32(0, 0x04034b50, true);
    header.setUint32(18, body.length, true);
    header.setUint32(22, body.length, true);
    added.push(new Uint8Array(header.buffer), body);
    const own = entry - list.start;
    view.setUint16(own + 8, 0, true);
    view.setUint16(own + 10, methods.stored, true);
    // No checksum is asked for where none is stated.
    view.setUint32(own + 16, 0, true);
    view.setUint32(own + 20, body.length, true);
    view.setUint32(own + 24, body.length, true);
    view.setUint32(own + 42, at, true);
    at += headerLength + body.length;
  }
  view.setUint32(list.end - list.start + 16, at, true);
  const all = new Uint8Array(at + entries.length);
  all.set(new Uint8Array(content, 0, list.start));
  let to = list.start;
  for (const bytes of [...added, entries]) {
    all.set(bytes, to);
    to += bytes.length;
  }
  return all.buffer;
}
