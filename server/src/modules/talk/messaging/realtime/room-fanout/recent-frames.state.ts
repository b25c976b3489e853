import { sharedLimits } from '@goldbean/contract';

/** A frame as it was sent. */
export interface Remembered {
  readonly seq: number;
  /** UTC ms. */
  readonly ts: number;
  readonly bytes: Buffer;
  /** Id by which a recall finds it; null for events. */
  readonly messageId: string | null;
}

/**
 * The last frames of a room without a gap, from which a reconnecting client is served (D57) without the database.
 * @param maxFrames how many are buffered; @param maxMs how old one may be that is replayed
 */
export function createRecentFrames(
  maxFrames: number = sharedLimits.resumeFrames,
  maxMs: number = sharedLimits.resumeMs,
) {
  const frames: Remembered[] = [];
  /** Index of the frame that follows `seq`. */
  const indexAfter = (seq: number): number => seq + 1 - (frames[0]?.seq ?? 0);

  return {
    /** Takes the next frame: its `seq` is the one after the last. */
    push(frame: Remembered): void {
      frames.push(frame);
      if (frames.length > maxFrames) frames.shift();
    },
    /**
     * Whether everything after `seq` is here and young enough.
     * @param last newest `seq` of the room; @param now UTC ms
     */
    reaches(seq: number, last: number, now: number): boolean {
      if (seq >= last) return seq === last;
      const next = frames[indexAfter(seq)];
      return next !== undefined && next.seq === seq + 1 && now - next.ts <= maxMs;
    },
    /** What follows `seq` up to `until`, at least one frame and otherwise at most `bytes`. */
    after(seq: number, until: number, bytes: number): Remembered[] {
      const chunk: Remembered[] = [];
      let size = 0;
      for (let index = indexAfter(seq); index < frames.length; index += 1) {
        const frame = frames[index];
        if (!frame || frame.seq > until) break;
        size += frame.bytes.length;
        if (chunk.length > 0 && size > bytes) break;
        chunk.push(frame);
      }
      return chunk;
    },
    /** Replaces the bytes of a message, if it is still here. */
    rewrite(messageId: string, change: (bytes: Buffer) => Buffer): void {
      const index = frames.findIndex((frame) => frame.messageId === messageId);
      const frame = frames[index];
      if (frame) frames[index] = { ...frame, bytes: change(frame.bytes) };
    },
  };
}
export type RecentFrames = ReturnType<typeof createRecentFrames>;
