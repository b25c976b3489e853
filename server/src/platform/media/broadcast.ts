import { createContinuity } from './continuity.ts';
import { createGauge, silence, type Gauge, type StreamHealth } from './gauge.ts';
import { Flv, packetKinds, type AvPacket } from './protocol.ts';
import { emptyOpening, forgetPictures, openingBytes, remember } from './stream-opening.ts';

/** Receives a viewer's bytes: an HTTP answer, or a list in a test. */
export interface Sink {
  write(bytes: Buffer): void;
  /** Bytes written and not yet taken by the network. */
  backlog(): number;
  /**
   * No bytes follow: the stream is over, the reader was too slow, or the stream goes on in another way, which can be played
   * from its beginning alone.
   */
  end(reason: 'over' | 'slow' | 'changed'): void;
}

/** The source of a broadcast: an encoder, or the demo's loop. */
export interface Source {
  readonly kind: 'push' | 'loop';
  /** Closes the connection or stops the loop; the source then reports its end. */
  close(): void;
}

/** Bytes that may wait for one viewer beyond what they got on entering (performance.md R7). */
export const slowReaderBytes = 4 * 1_048_576;

/** AMF0 string `@setDataFrame`: RTMP's wrapping of metadata, which is no part of an FLV file. */
const setDataFrame = Buffer.concat([Buffer.from([2, 0, 13]), Buffer.from('@setDataFrame')]);

const isHeader = ({ flags }: AvPacket): boolean =>
  flags === packetKinds.audioHeader || flags === packetKinds.videoHeader;

/** One stream on air: its source, the headers and pictures a new viewer needs first, and the viewers. */
export function createBroadcast() {
  const viewers = new Map<Sink, number>();
  let source: Source | null = null;
  let gauge: Gauge = createGauge();
  let judge = createContinuity();
  let opening = emptyOpening();

  function forget(): void {
    gauge = createGauge();
    judge = createContinuity();
    opening = emptyOpening();
  }

  function dismissAll(reason: 'over' | 'changed' = 'over'): void {
    const sinks = [...viewers.keys()];
    viewers.clear();
    for (const sink of sinks) sink.end(reason);
  }

  return {
    get source(): Source | null {
      return source;
    },
    get viewerCount(): number {
      return viewers.size;
    },
    /** Replaces the previous source; its viewers are disconnected and have to reconnect. */
    begin(next: Source): void {
      const before = source;
      source = next;
      if (before) {
        dismissAll();
        before.close();
      }
      forget();
    },
    /** @returns false when `gone` had been replaced already */
    finish(gone: Source): boolean {
      if (source !== gone) return false;
      source = null;
      forget();
      dismissAll();
      return true;
    },
    /** Disconnects the viewers; the source goes on. */
    dismiss: () => dismissAll(),
    /** Passes one packet of `from` on; its bytes are copied here. */
    pass(from: Source, packet: AvPacket): void {
      if (source !== from) return;
      gauge.count(packet);
      if (packet.flags === packetKinds.metadata && packet.data.indexOf(setDataFrame) === 0) {
        packet.data = packet.data.subarray(setDataFrame.length);
        packet.size -= setDataFrame.length;
      }
      const tag = Flv.createMessage(packet);
      const verdict = judge(packet);
      if (verdict === 'restart') {
        forgetPictures(opening);
        dismissAll('changed');
      }
      if (verdict === 'hold' && !isHeader(packet)) return;
      remember(opening, packet, tag);
      if (verdict === 'hold') return;
      for (const [sink, allowance] of viewers) {
        if (sink.backlog() > allowance) {
          viewers.delete(sink);
          sink.end('slow');
        } else sink.write(tag);
      }
    },
    /**
     * Header, metadata, codec headers, the group of pictures so far, then what comes.
     * @returns stops it, or null when nobody pushes
     */
    play(sink: Sink): (() => void) | null {
      if (!source) return null;
      const bytes = openingBytes(opening);
      sink.write(bytes);
      viewers.set(sink, slowReaderBytes + bytes.length);
      return () => viewers.delete(sink);
    },
    health: (): StreamHealth => (source ? gauge.read() : silence),
  };
}
export type Broadcast = ReturnType<typeof createBroadcast>;
