import { packetKinds, type AvPacket } from './protocol.ts';

/** A track that begins after so much of another was sent was not known to who plays by then, ms. */
const lateMs = 1_000;
/** The times of a track that go back by more, or ahead by more, begin again, ms. */
const backMs = 1_000;
const aheadMs = 10_000;

const [sound, picture] = [8, 9];

/**
 * What to do with a packet: pass it on; hold it back, since it belongs to what begins with the next key frame; or begin
 * a new stretch with it.
 */
type ContinuityVerdict = 'pass' | 'hold' | 'restart';

/**
 * Notices where a stream goes on in another way: with other codec headers, such as those of a new size, with a track that was
 * not there, or with times that begin again. Nobody plays or records over such a place; who begins after it can.
 */
export function createContinuity() {
  const headers = new Map<number, Buffer>();
  /** By track: when its last packet was, ms of the stream. */
  const last = new Map<number, number>();
  const seen = new Set<number>();
  let first: number | null = null;
  /** Tracks of which nothing is passed on before the next beginning. */
  const blocked = new Set<number>();

  function isLate(track: number, dts: number): boolean {
    return !seen.has(track) && first !== null && dts - first >= lateMs;
  }

  function jumps(track: number, dts: number): boolean {
    const before = last.get(track);
    return before !== undefined && (dts < before - backMs || dts > before + aheadMs);
  }

  return function judge({ codec_type: track, flags, dts, data }: AvPacket): ContinuityVerdict {
    if (track !== sound && track !== picture) return 'pass';
    if (flags === packetKinds.audioHeader || flags === packetKinds.videoHeader) {
      const before = headers.get(track);
      // FFmpeg sends an empty one before the right one.
      const isOther = before !== undefined && last.has(track) && !before.equals(data);
      if (isOther || isLate(track, dts)) blocked.add(track);
      headers.set(track, Buffer.from(data));
      seen.add(track);
      return blocked.has(track) ? 'hold' : 'pass';
    }
    if (isLate(track, dts)) blocked.add(track);
    if (jumps(track, dts)) for (const one of seen) blocked.add(one);
    seen.add(track);
    const isBeginning = flags === packetKinds.keyFrame || !seen.has(picture);
    if (blocked.size > 0 && isBeginning) {
      blocked.clear();
      last.clear();
      first = dts;
      last.set(track, dts);
      return 'restart';
    }
    if (blocked.has(track)) return 'hold';
    first ??= dts;
    last.set(track, dts);
    return 'pass';
  };
}
