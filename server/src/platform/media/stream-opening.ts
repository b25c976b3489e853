import { Flv, packetKinds, type AvPacket } from './protocol.ts';

/** A group of pictures above this is not cached: who enters then waits for the next key frame. */
const maxCachedBytes = 16 * 1_048_576;

/** What of a stream a new viewer needs first: the headers, and the pictures since the last key frame. */
export interface StreamOpening {
  metadata: Buffer | null;
  audioHeader: Buffer | null;
  videoHeader: Buffer | null;
  hasAudio: boolean;
  hasVideo: boolean;
  pictures: Buffer[];
  cachedBytes: number;
  /** False until a key frame begins a group, and after one that grew too large. */
  isCaching: boolean;
}

/** Of a stream that has sent nothing yet. */
export const emptyOpening = (): StreamOpening => ({
  metadata: null,
  audioHeader: null,
  videoHeader: null,
  hasAudio: false,
  hasVideo: false,
  pictures: [],
  cachedBytes: 0,
  isCaching: false,
});

/** The pictures so far cannot be played with what comes: the next key frame begins a group. */
export function forgetPictures(opening: StreamOpening): void {
  opening.isCaching = false;
  opening.pictures = [];
  opening.cachedBytes = 0;
}

function cache(opening: StreamOpening, tag: Buffer): void {
  if (!opening.isCaching) return;
  opening.pictures.push(tag);
  opening.cachedBytes += tag.length;
  if (opening.cachedBytes > maxCachedBytes) {
    opening.pictures = [];
    opening.isCaching = false;
  }
}

/** Remembers what those need who enter after this packet. @param tag the packet as it is sent */
export function remember(opening: StreamOpening, packet: AvPacket, tag: Buffer): void {
  if (packet.codec_type === 8) opening.hasAudio = true;
  if (packet.codec_type === 9) opening.hasVideo = true;
  if (packet.flags === packetKinds.metadata) opening.metadata = tag;
  else if (packet.flags === packetKinds.audioHeader) opening.audioHeader = tag;
  else if (packet.flags === packetKinds.videoHeader) opening.videoHeader = tag;
  else {
    if (packet.flags === packetKinds.keyFrame) {
      opening.pictures = [];
      opening.cachedBytes = 0;
      opening.isCaching = true;
    }
    cache(opening, tag);
  }
}

/** Header, metadata, codec headers and the group of pictures so far. */
export function openingBytes(opening: StreamOpening): Buffer {
  const { metadata, audioHeader, videoHeader, hasAudio, hasVideo, pictures } = opening;
  // If the header announces sound and none is sent, players wait for it.
  const unknown = !hasAudio && !hasVideo;
  const start = [Flv.createHeader(hasAudio || unknown, hasVideo || unknown), metadata];
  const parts = [...start, audioHeader, videoHeader, ...pictures].filter((part) => part !== null);
  return Buffer.concat(parts);
}
