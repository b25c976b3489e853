import { z } from 'zod';
import { bareSecret, namesIn } from '../../../../platform/media/index.ts';
import { isSameSignature } from '../../../../platform/signatures.ts';
import type { LiveFacets, LivePorts } from '../live-sessions.ports.ts';
import type { Playbacks } from '../playback/playbacks.access.ts';
import { ticketIn, type MediaTicket } from '../playback/media-tickets.domain.ts';
import { findStream } from './streams.repository.ts';
import type { Streams } from './streams.usecase.ts';

/** G093; `on_stop` is ours, so that who has left is not disconnected afterwards. */
const actions = ['on_publish', 'on_unpublish', 'on_play', 'on_stop', 'on_dvr'] as const;
type HookAction = (typeof actions)[number];

export const isHookAction = (action: string): action is HookAction =>
  (actions as readonly string[]).includes(action);

/**
 * What SRS posts; versions 4 to 6 differ only in fields we do not read. Ids of clients were numbers before version 4.
 * `param` is the query of the address, with its `?`.
 */
const hookBody = z.object({
  action: z.enum(actions),
  client_id: z.union([z.string().regex(/^[\w-]{1,64}$/), z.int().transform(String)]),
  ip: z.string().max(64),
  app: z.string().max(64),
  stream: z.string().regex(/^[\w-]{1,64}$/),
  param: z.string().max(2_048).optional().default(''),
  file: z.string().max(1_024).optional(),
});
type HookBody = z.output<typeof hookBody>;

/** The one application of it that is ours. */
const ourApp = 'live';

/** What the media engine gets as an answer: 0 is yes, everything else no. */
export interface HookAnswer {
  readonly code: 0 | 1;
  /** Why not, for its log. */
  readonly msg?: string;
}

const yes: HookAnswer = { code: 0 };
const no = (msg: string): HookAnswer => ({ code: 1, msg });

interface HookLives {
  readonly streams: Pick<Streams, 'authorise' | 'misaddressed'>;
  readonly playbacks: Pick<Playbacks, 'add'>;
  admits(ticket: MediaTicket, sign: string): Promise<boolean>;
  /** What is recorded to. */
  recording(): LiveFacets['recording'] | undefined;
}

/**
 * G093: an engine beside us asks by the rules of our own RTMP port and of our own addresses, so that nobody who is refused
 * there is let in here. Null without an engine.
 */
export function createHooks(
  { database, media, hookSecret, log }: Pick<LivePorts, 'database' | 'media' | 'hookSecret' | 'log'>,
  { streams, playbacks, admits, recording }: HookLives,
) {
  const { engine } = media;
  if (!engine || hookSecret === undefined) return null;
  /** Viewers by their connection: forgets one who has left. */
  const watching = new Map<string, () => void>();

  async function published({ stream, client_id: client, ip, param }: HookBody): Promise<HookAnswer> {
    const answer = await streams.authorise(stream, bareSecret(new URLSearchParams(param).get('key') ?? ''));
    if (!answer.ok) {
      log.warn({ stream, address: ip, reason: answer.reason }, 'push refused');
      return no(answer.reason);
    }
    await engine?.began(stream, client, ip);
    return yes;
  }

  async function played({ stream, client_id: client, param }: HookBody): Promise<HookAnswer> {
    const query = new URLSearchParams(param);
    const field = (name: string): string => (query.getAll(name).length === 1 ? (query.get(name) ?? '') : '');
    const ticket = ticketIn(stream, field);
    if (!(await admits(ticket, field('sig')))) return no('not_admitted');
    watching.get(client)?.();
    watching.set(
      client,
      playbacks.add(ticket, () => void engine?.kick(client)),
    );
    return yes;
  }

  function left({ client_id: client }: HookBody): HookAnswer {
    watching.get(client)?.();
    watching.delete(client);
    return yes;
  }

  async function dvr({ stream, file }: HookBody): Promise<HookAnswer> {
    if (file === undefined) return no('no_file');
    const found = await findStream(database.reader, { stream });
    if (found) await recording()?.take(found.channel_id, stream, file);
    return yes;
  }

  return {
    isSecret: (given: string): boolean => isSameSignature(hookSecret, given),
    async take(action: HookAction, given: unknown): Promise<HookAnswer> {
      const parsed = hookBody.safeParse(given);
      if (!parsed.success || parsed.data.action !== action) return no('unreadable');
      const body = parsed.data;
      if (body.app !== ourApp) {
        if (action === 'on_publish') await streams.misaddressed(namesIn(body.app, body.stream));
        return no('unknown_app');
      }
      switch (action) {
        case 'on_publish':
          return published(body);
        case 'on_unpublish':
          engine.finished(body.stream, body.client_id);
          return yes;
        case 'on_play':
          return played(body);
        case 'on_stop':
          return left(body);
        case 'on_dvr':
          return dvr(body);
      }
    },
  };
}
export type Hooks = NonNullable<ReturnType<typeof createHooks>>;
