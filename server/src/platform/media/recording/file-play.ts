import { createReadStream } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Sink } from '../broadcast.ts';
import { createTagReader } from '../flv-file.ts';
import { Flv, packetKinds } from '../protocol.ts';

/** Bytes that may wait for who takes them. */
const mostWaiting = 1_048_576;
/** How long it is waited for them before it is looked again, ms. */
const lookMs = 10;

/**
 * Plays an FLV file as fast as it is taken, as `Media.play` does a stream: headers, then what comes from the first key frame
 * at `from` on. The file may have hours: it is never in memory as a whole.
 * @param from ms of the file's time
 */
export const playFile =
  (path: string, from: number) =>
  (sink: Sink): (() => void) => {
    const file = createReadStream(path, { highWaterMark: 262_144 });
    let hasBegun = false;
    let hasPicture = false;

    async function run(): Promise<void> {
      sink.write(Flv.createHeader(true, true));
      const read = createTagReader((packet) => {
        const { flags, dts } = packet;
        const isHeader =
          flags === packetKinds.audioHeader ||
          flags === packetKinds.videoHeader ||
          flags === packetKinds.metadata;
        hasPicture ||= flags === packetKinds.videoHeader;
        hasBegun ||= !isHeader && dts >= from && (flags === packetKinds.keyFrame || !hasPicture);
        if (isHeader || hasBegun) sink.write(Flv.createMessage(packet));
      });
      for await (const bytes of file) {
        read(bytes as Buffer);
        while (sink.backlog() > mostWaiting && !file.destroyed) await wait(lookMs);
      }
    }
    run().then(
      () => sink.end('over'),
      // A file that cannot be read on ends here: what came is kept.
      () => sink.end('over'),
    );
    return () => void file.destroy();
  };
