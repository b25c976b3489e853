import { readFile } from 'node:fs/promises';
import type { Broadcast, Source } from './broadcast.ts';
import { readFilm, shifted } from './flv-file.ts';
import { packetKinds } from './protocol.ts';

/** How often due tags are passed on, ms. */
const tickMs = 40;
const headers: ReadonlySet<number> = new Set([
  packetKinds.audioHeader,
  packetKinds.videoHeader,
  packetKinds.metadata,
]);

/**
 * Plays a film in a loop as if an encoder pushed it: the demo's live session needs no encoder.
 * @param file path of an FLV film
 * @param stopped called once, when `close` was
 * @returns where it comes from; `start` puts it on air
 */
export async function createLoop(
  file: string,
  stopped: (source: Source) => void,
): Promise<{ source: Source; start: (broadcast: Broadcast) => void }> {
  const film = readFilm(await readFile(file));
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const source: Source = {
    kind: 'loop',
    close() {
      if (isClosed) return;
      isClosed = true;
      clearInterval(timer);
      stopped(source);
    },
  };

  function start(broadcast: Broadcast): void {
    const began = performance.now();
    let round = 0;
    let next = 0;
    const tick = (): void => {
      const elapsed = performance.now() - began;
      for (;;) {
        const packet = film.packets[next];
        if (!packet) {
          round += 1;
          next = 0;
          if (film.packets.length === 0) return;
          continue;
        }
        const shift = round * film.duration;
        if (packet.dts + shift > elapsed || isClosed) return;
        next += 1;
        // Repeated codec headers would make a player restart.
        if (round === 0 || !headers.has(packet.flags)) broadcast.pass(source, shifted(packet, shift));
      }
    };
    timer = setInterval(tick, tickMs).unref();
    tick();
  }

  return { source, start };
}
