import { createReadStream } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Sink } from '../broadcast.ts';
import { createContinuity } from '../continuity.ts';
import { createTagReader } from '../flv-file.ts';
import { Flv, packetKinds, type AvPacket } from '../protocol.ts';

/** Bytes that may wait for who takes them. */
const mostWaiting = 1_048_576;
/** How long it is waited for them before it is looked again, ms. */
const lookMs = 10;
/** Times of a file that goes on in another way and are ahead by more have begun again, ms. */
const longestGapMs = 10_000;

/** A recorded stream, stretch by stretch: it may go on in another way, as a stream on air does. */
export interface RecordedFile {
  /**
   * Looks for the next stretch.
   * @returns where it begins, ms of what the file plays; null when nothing is left
   */
  next(): Promise<number | null>;
  /** Plays that stretch as fast as it is taken, as `Media.play` does a stream. @returns stops it */
  play(sink: Sink): () => void;
  /** Passes over that stretch. */
  skip(): Promise<void>;
  close(): void;
}

/** A packet that is passed on, or the headers that the packets after it need. */
interface PlacedPacket {
  readonly packet: AvPacket;
  /** ms of what the file plays. */
  readonly at: number;
  readonly isHeader: boolean;
  /** The file goes on in another way from here. */
  readonly isRestart: boolean;
}

const headerKinds: ReadonlySet<number> = new Set([
  packetKinds.metadata,
  packetKinds.audioHeader,
  packetKinds.videoHeader,
]);

/**
 * Opens an FLV file that an engine recorded. It may have hours: it is never in memory as a whole, and ends where it cannot
 * be read on.
 * @param from what plays before is left out, ms
 */
export function openRecordedFile(path: string, from: number): RecordedFile {
  const file = createReadStream(path, { highWaterMark: 262_144 });
  const headers = new Map<number, AvPacket>();
  let first: PlacedPacket | null = null;

  async function* tags(): AsyncGenerator<AvPacket> {
    let found: AvPacket[] = [];
    const read = createTagReader((packet) => void found.push(packet));
    try {
      for await (const bytes of file) {
        read(bytes as Buffer);
        yield* found;
        found = [];
      }
    } catch {
      // What came stays.
    }
  }

  async function* placed(): AsyncGenerator<PlacedPacket> {
    const judge = createContinuity();
    /** What is to be added to the times of this stretch. */
    let shift = 0;
    let last: { readonly dts: number; readonly at: number } | null = null;
    for await (const packet of tags()) {
      const verdict = judge(packet);
      const isHeader = headerKinds.has(packet.flags);
      if (isHeader) headers.set(packet.flags, packet);
      if (verdict === 'hold') continue;
      const isRestart = verdict === 'restart';
      if (isRestart && last) {
        const gap = packet.dts - last.dts;
        if (gap < 0 || gap > longestGapMs) shift = last.at - packet.dts;
      }
      const at = packet.dts + shift;
      if (!isHeader) last = { dts: packet.dts, at };
      yield { packet, at, isHeader, isRestart };
    }
  }
  const packets = placed();

  async function take(): Promise<PlacedPacket | null> {
    const { value, done } = await packets.next();
    return done ? null : value;
  }

  /** What a player can begin with: sound before the first picture too, where nothing is left out. */
  function isBeginning({ packet, at, isHeader }: PlacedPacket): boolean {
    if (isHeader || at < from) return false;
    if (packet.flags === packetKinds.keyFrame || !headers.has(packetKinds.videoHeader)) return true;
    return from === 0 && packet.flags === packetKinds.audio;
  }

  /** @returns whether the file goes on in another way; false at its end, and when it is stopped */
  async function pass(sink: Sink, isStopped: () => boolean): Promise<boolean> {
    if (!first) return false;
    sink.write(Flv.createHeader(true, true));
    for (const header of headers.values()) sink.write(Flv.createMessage(header));
    sink.write(Flv.createMessage(first.packet));
    first = null;
    for (let one = await take(); one && !isStopped(); one = await take()) {
      if (one.isRestart) {
        first = one;
        return true;
      }
      sink.write(Flv.createMessage(one.packet));
      while (sink.backlog() > mostWaiting && !isStopped()) await wait(lookMs);
    }
    return false;
  }

  return {
    async next() {
      while (!first) {
        const one = await take();
        if (!one) return null;
        if (isBeginning(one)) first = one;
      }
      return first.at;
    },
    play(sink) {
      let isStopped = false;
      pass(sink, () => isStopped).then(
        (goesOn) => sink.end(goesOn ? 'changed' : 'over'),
        () => sink.end('over'),
      );
      return () => {
        isStopped = true;
      };
    },
    async skip() {
      await pass({ write() {}, backlog: () => 0, end() {} }, () => false);
    },
    close: () => void file.destroy(),
  };
}
