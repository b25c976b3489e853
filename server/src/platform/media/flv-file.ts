import { AvPacket, Flv } from './protocol.ts';

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
