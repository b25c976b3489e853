import type { Log } from '../log.ts';

/** Who pushes a stream. */
export interface PublishInfo {
  readonly kind: 'push' | 'loop';
  /** Address of the encoder; empty for the demo's loop. */
  readonly address: string;
}

/** The hooks by which streams ask and inform the live sessions. Calls for one stream run one after the other. */
export interface MediaHandlers {
  /** Whether this push may begin; called before the encoder gets its answer (D89). */
  authorise(stream: string, secret: string): Promise<{ ok: true } | { ok: false; reason: string }>;
  /**
   * A push is refused since its address is none of ours; its key was not looked at.
   * @param names what may be the name of a stream in it
   */
  onMisaddressed(names: readonly string[]): Promise<void>;
  onPublish(stream: string, info: PublishInfo): Promise<void>;
  /** The push has ended; not called when another push replaced it. */
  onUnpublish(stream: string): Promise<void>;
}

/** The handlers, and the calls of each stream that are under way. */
export interface StreamHooks {
  handlers: MediaHandlers | undefined;
  isClosing: boolean;
  readonly news: Map<string, Promise<void>>;
  readonly log: Log;
}

/** Calls the hooks of a stream in order, so that its end is never reported before its beginning. */
export function notifyHooks(
  hooks: StreamHooks,
  stream: string,
  what: (to: MediaHandlers) => Promise<void>,
): void {
  const { handlers: to, news, log } = hooks;
  if (!to || hooks.isClosing) return;
  const line = (news.get(stream) ?? Promise.resolve())
    .then(() => what(to))
    .catch((error: unknown) =>
      log.error({ err: error, stream }, 'the live session did not hear of its stream'),
    );
  news.set(stream, line);
  void line.finally(() => {
    if (news.get(stream) === line) news.delete(stream);
  });
}

/** Whether a push may begin; none may before the live sessions are there to say so. */
export const authorise = async ({ handlers }: StreamHooks, stream: string, secret: string) =>
  handlers ? handlers.authorise(stream, secret) : { ok: false as const, reason: 'not_ready' };

/** Says that a push had an address of nobody's. The encoder is refused whether or not that could be said. */
export async function notifyMisaddressed(
  { handlers, log }: StreamHooks,
  names: readonly string[],
): Promise<void> {
  try {
    await handlers?.onMisaddressed(names);
  } catch (error) {
    log.error({ err: error, names }, 'the live session did not hear of a wrong address');
  }
}
