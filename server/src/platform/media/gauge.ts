import { packetKinds, type AvPacket } from './protocol.ts';

/** Health of a stream, measured on the received packets. */
export interface StreamHealth {
  readonly pushing: boolean;
  /** Pictures per second. */
  readonly fps: number;
  /** kbit/s, sound and picture, over the last seconds. */
  readonly bitrate: number;
  /** Seconds between key frames; 0 while unknown. */
  readonly gop: number;
  /** As RFC 6381 names it, such as `avc1.42e01f`; empty while unknown. */
  readonly codec: string;
  /** `mp4a`, `mp3`, another name, or empty for none. */
  readonly audio: string;
  /** Gaps in the time stamps since the encoder began. */
  readonly dropped: number;
  /** px of the picture, as the encoder says; 0 while unknown. */
  readonly height: number;
  /** How far the time between two pictures differs from their mean, as a part of it: 0 for an even rate. */
  readonly jitter: number;
  /** Media time that arrives in a time, as a part of it: below 1 the line is slower than the picture. 1 while unknown. */
  readonly pace: number;
  /** Pictures come in another order than they are shown: B-frames. */
  readonly reordered: boolean;
}

export const silence: StreamHealth = {
  pushing: false,
  fps: 0,
  bitrate: 0,
  gop: 0,
  codec: '',
  audio: '',
  dropped: 0,
  height: 0,
  jitter: 0,
  pace: 1,
  reordered: false,
};

/** Media time over which rates are averaged, ms. */
const windowMs = 5_000;
/** Arrival time from which the pace is measured, ms. */
const paceMs = 3_000;
/** A picture that comes this much later than the one before left a gap, ms. */
const gapMs = 500;
const oldVideoCodecs: Readonly<Record<number, string>> = { 2: 'h263', 3: 'screen', 4: 'vp6', 7: 'avc1' };
const oldAudioCodecs: Readonly<Record<number, string>> = { 2: 'mp3', 10: 'mp4a', 11: 'speex' };
const h264 = 7;

const fourCharacters = (code: number): string =>
  String.fromCodePoint(code >>> 24, (code >>> 16) & 0xff, (code >>> 8) & 0xff, code & 0xff);

function videoCodecOf(packet: AvPacket): string {
  if (packet.codec_id > 0xff) return fourCharacters(packet.codec_id);
  // Five bytes of tag header, then the decoder configuration: version, profile, compatibility, level.
  if (packet.codec_id === h264 && packet.flags === packetKinds.videoHeader && packet.size >= 9)
    return `avc1.${packet.data.toString('hex', 6, 9)}`;
  return oldVideoCodecs[packet.codec_id] ?? `flv-${packet.codec_id}`;
}

/** AMF0: the name of a property, with its length, and the sign of a number that follows. */
const heightProperty = Buffer.from('\0\u0006height\0', 'latin1');

/** What the metadata of an encoder say of the height of its picture; 0 when they do not. */
function heightOf({ data, size }: AvPacket): number {
  const at = data.indexOf(heightProperty);
  const value = at + heightProperty.length;
  if (at < 0 || value + 8 > size) return 0;
  const height = data.readDoubleBE(value);
  return height > 0 && height < 16_384 ? Math.round(height) : 0;
}

/** How far the distances between moments differ from their mean, as a part of it. */
function unevenness(moments: readonly number[]): number {
  const distances = moments.slice(1).map((at, place) => at - (moments[place] ?? at));
  const mean = distances.reduce((sum, one) => sum + one, 0) / distances.length;
  if (!(mean > 0)) return 0;
  return distances.reduce((sum, one) => sum + Math.abs(one - mean), 0) / distances.length / mean;
}

/**
 * Measures one publisher by the time stamps of its packets, and by when they arrive.
 * @param now ms of a clock that is never put back
 */
export function createGauge(now: () => number = () => performance.now()) {
  const recent: { at: number; came: number; bytes: number; picture: boolean }[] = [];
  const keyFrames: number[] = [];
  let lastPicture: number | undefined;
  let codec = '';
  let audio = '';
  let dropped = 0;
  let height = 0;
  let reordered = false;

  function picture(packet: AvPacket): void {
    if (lastPicture !== undefined && (packet.dts < lastPicture || packet.dts - lastPicture > gapMs)) {
      dropped += 1;
      // From one side of a gap to the other nothing is measured.
      keyFrames.length = 0;
    }
    if (packet.pts !== packet.dts) reordered = true;
    lastPicture = packet.dts;
    if (!codec) codec = videoCodecOf(packet);
    if (packet.flags !== packetKinds.keyFrame) return;
    keyFrames.push(packet.dts);
    if (keyFrames.length > 4) keyFrames.shift();
  }

  return {
    count(packet: AvPacket): void {
      if (packet.flags === packetKinds.metadata) height = heightOf(packet) || height;
      if (packet.flags === packetKinds.videoHeader) codec = videoCodecOf(packet);
      if (packet.codec_type === 8 && !audio)
        audio = oldAudioCodecs[packet.codec_id] ?? `flv-${packet.codec_id}`;
      const isPicture = packet.flags === packetKinds.keyFrame || packet.flags === packetKinds.frame;
      if (isPicture) picture(packet);
      if (!isPicture && packet.flags !== packetKinds.audio) return;
      // A time stamp far from the one before begins a new count: an encoder that began again, or a broken one.
      if (Math.abs(packet.dts - (recent.at(-1)?.at ?? packet.dts)) > windowMs) recent.length = 0;
      recent.push({ at: packet.dts, came: now(), bytes: packet.size, picture: isPicture });
      while (recent.length > 1 && packet.dts - (recent[0]?.at ?? 0) > windowMs) recent.shift();
    },
    read(): StreamHealth {
      const spent = Math.max(1, (recent.at(-1)?.at ?? 0) - (recent[0]?.at ?? 0));
      const waited = (recent.at(-1)?.came ?? 0) - (recent[0]?.came ?? 0);
      const shown = recent.filter((entry) => entry.picture);
      const pictures = shown.length;
      const bytes = recent.reduce((sum, entry) => sum + entry.bytes, 0);
      const enough = spent >= 500;
      const gaps = keyFrames.length - 1;
      return {
        pushing: true,
        fps: enough ? Math.round(((pictures - 1) / spent) * 10_000) / 10 : 0,
        bitrate: enough ? Math.round((bytes * 8) / spent) : 0,
        gop: gaps > 0 ? Math.round(((keyFrames.at(-1) ?? 0) - (keyFrames[0] ?? 0)) / gaps / 100) / 10 : 0,
        codec,
        audio,
        dropped,
        height,
        jitter: enough ? Math.round(unevenness(shown.map(({ at }) => at)) * 100) / 100 : 0,
        // Of some packets that arrive together nothing can be measured.
        pace: waited >= paceMs ? Math.round((spent / waited) * 100) / 100 : 1,
        reordered,
      };
    },
  };
}
export type Gauge = ReturnType<typeof createGauge>;
