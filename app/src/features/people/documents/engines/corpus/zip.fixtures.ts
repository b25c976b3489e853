const polynomial = 0xedb88320;
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
  return value;
});

/** The checksum of zips; browsers bring none. */
function checksumOf(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 0xff] ?? 0);
  return ~sum >>> 0;
}

/** A part of a zip, uncompressed: its header, its name and what stands in it. */
function partOf(title: Uint8Array, body: Uint8Array, isListed: boolean, at: number): Uint8Array {
  const head = new DataView(new ArrayBuffer(isListed ? 46 : 30));
  head.setUint32(0, isListed ? 0x02014b50 : 0x04034b50, true);
  const facts = isListed ? 16 : 14;
  head.setUint32(facts, checksumOf(body), true);
  head.setUint32(facts + 4, body.length, true);
  head.setUint32(facts + 8, body.length, true);
  head.setUint16(facts + 12, title.length, true);
  if (isListed) head.setUint32(42, at, true);
  return join([new Uint8Array(head.buffer), title, ...(isListed ? [] : [body])]);
}

/** Bytes one after the other. */
function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** A zip of parts as they are written, in Node and in browsers. */
export function zipOf(parts: Readonly<Record<string, string | Uint8Array>>): Uint8Array<ArrayBuffer> {
  const [files, list]: [Uint8Array[], Uint8Array[]] = [[], []];
  let at = 0;
  for (const [name, content] of Object.entries(parts)) {
    const [title, body] = [name, content].map((part) =>
      typeof part === 'string' ? new TextEncoder().encode(part) : part,
    ) as [Uint8Array, Uint8Array];
    const file = partOf(title, body, false, at);
    files.push(file);
    list.push(partOf(title, body, true, at));
    at += file.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, list.length, true);
  end.setUint16(10, list.length, true);
  end.setUint32(12, join(list).length, true);
  end.setUint32(16, at, true);
  return join([...files, ...list, new Uint8Array(end.buffer)]);
}
