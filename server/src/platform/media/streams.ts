import { createBroadcast, type Broadcast, type Source } from './broadcast.ts';
import type { MediaEngine } from './engine/index.ts';
import { createLoop } from './loop.ts';
import { notifyHooks, type StreamHooks } from './stream-hooks.ts';

/** The streams that come to this server, by their names, and who is notified of them. */
export interface MediaStreams {
  readonly broadcasts: Map<string, Broadcast>;
  readonly hooks: StreamHooks;
  readonly engine: MediaEngine | null;
}

/** The broadcast of a stream, made when missing. */
export function broadcastOf({ broadcasts }: MediaStreams, stream: string): Broadcast {
  const found = broadcasts.get(stream) ?? createBroadcast();
  broadcasts.set(stream, found);
  return found;
}

/** A stream is on air here: an engine that carried it lets it go. */
export function streamBegan(
  { hooks, engine }: MediaStreams,
  stream: string,
  source: Source,
  address: string,
): void {
  engine?.cut(stream);
  hooks.log.info({ stream, kind: source.kind, address }, 'stream began');
  notifyHooks(hooks, stream, (to) => to.onPublish(stream, { kind: source.kind, address }));
}

/** A stream is gone; not called for one that another push replaced. */
export function streamFinished({ broadcasts, hooks }: MediaStreams, stream: string, source: Source): void {
  hooks.log.info({ stream, kind: source.kind }, 'stream over');
  if (broadcasts.get(stream)?.source === null) broadcasts.delete(stream);
  notifyHooks(hooks, stream, (to) => to.onUnpublish(stream));
}

/** Notifies of what an engine beside this server takes. */
export function followEngine({ broadcasts, hooks, engine }: MediaStreams): void {
  engine?.listen({
    began(stream, address) {
      // A real push replaces the demo's loop, whoever takes it.
      broadcasts.get(stream)?.source?.close();
      hooks.log.info({ stream, kind: 'push', address }, 'stream began at the engine');
      notifyHooks(hooks, stream, (to) => to.onPublish(stream, { kind: 'push', address }));
    },
    finished(stream) {
      hooks.log.info({ stream, kind: 'push' }, 'stream over at the engine');
      notifyHooks(hooks, stream, (to) => to.onUnpublish(stream));
    },
  });
}

/** Plays a film in a loop. @returns false when somebody pushes already */
export async function loopFilm(streams: MediaStreams, stream: string, file: string): Promise<boolean> {
  const { broadcasts, hooks, engine } = streams;
  const { source, start } = await createLoop(file, (gone) => {
    if (broadcasts.get(stream)?.finish(gone)) streamFinished(streams, stream, gone);
  });
  if (hooks.isClosing || (engine?.carries(stream) ?? false) || broadcasts.get(stream)?.source) return false;
  const broadcast = broadcastOf(streams, stream);
  broadcast.begin(source);
  start(broadcast);
  streamBegan(streams, stream, source, '');
  return true;
}
