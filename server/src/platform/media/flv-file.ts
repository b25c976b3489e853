import { AvPacket, Flv, packetKinds } from './protocol.ts';

/** A film cut into its tags, for the loop of the demo and for pushing in tests. */
export interface FlvFilm {
  readonly packets: readonly AvPacket[];
  /** ms from its first tag to where its second showing may begin. */
  readonly duration: number;
}

const headerBytes = 13;
const tagHeaderBytes = 11;
const previousSizeBytes = 4;

/**
 * @param bytes an FLV file
 * @throws Error when it is none
 */
export function readFilm(bytes: Buffer): FlvFilm {
  if (bytes.toString('latin1', 0, 3) !== 'FLV') throw new Error('not an FLV file');
  const packets: AvPacket[] = [];
  let place = headerBytes;
  while (place + tagHeaderBytes <= bytes.length) {
    const size = bytes.readUIntBE(place + 1, 3);
    const time = bytes.readUIntBE(place + 4, 3) + bytes.readUInt8(place + 7) * 2 ** 24;
    const start = place + tagHeaderBytes;
    if (start + size > bytes.length) break;
    packets.push(Flv.parserTag(bytes.readUInt8(place), time, size, bytes.subarray(start, start + size)));
    place = start + size + previousSizeBytes;
  }
  const pictures = packets.filter((packet) => packet.codec_type === 9).map((packet) => packet.dts);
  const last = packets.at(-1)?.dts ?? 0;
  const step = pictures.length > 1 ? last / (pictures.length - 1) : 0;
  return { packets, duration: Math.max(1, Math.round(last + step)) };
}

/** A packet again, at another time; the bytes are shared. */
export function shifted(packet: AvPacket, ms: number): AvPacket {
  const copy = new AvPacket();
  return Object.assign(copy, packet, { dts: packet.dts + ms, pts: packet.pts + ms });
}

const media: ReadonlySet<number> = new Set([packetKinds.audio, packetKinds.keyFrame, packetKinds.frame]);

/**
 * How far the beginning of a stream reaches back: who joins gets the pictures since the last key frame first.
 * @param opening the header of the file and whole tags
 * @returns ms between its first picture or sound and its last
 */
export function reachOf(opening: Buffer): number {
  const times = readFilm(opening).packets.filter(({ flags }) => media.has(flags));
  return Math.max(0, (times.at(-1)?.dts ?? 0) - (times[0]?.dts ?? 0));
}

/**
 * Reads an FLV stream as it comes.
 * @param found called with each whole tag
 * @returns takes the next bytes
 */
export function createTagReader(found: (packet: AvPacket) => void): (bytes: Buffer) => void {
  let buffered: Buffer = Buffer.alloc(0);
  let isOpened = false;
  return (bytes) => {
    buffered = buffered.length === 0 ? bytes : Buffer.concat([buffered, bytes]);
    let place = 0;
    if (!isOpened) {
      if (buffered.length < headerBytes) return;
      place = headerBytes;
      isOpened = true;
    }
    while (place + tagHeaderBytes <= buffered.length) {
      const size = buffered.readUIntBE(place + 1, 3);
      const start = place + tagHeaderBytes;
      const next = start + size + previousSizeBytes;
      if (next > buffered.length) break;
      const time = buffered.readUIntBE(place + 4, 3) + buffered.readUInt8(place + 7) * 2 ** 24;
      found(Flv.parserTag(buffered.readUInt8(place), time, size, buffered.subarray(start, start + size)));
      place = next;
    }
    buffered = buffered.subarray(place);
  };
}
