import type { CallAnswer, calls, LiveState, MsgKey, ReplayMode } from '@goldbean/contract';
import type { Actor } from '../../../../platform/actor.ts';
import type { Reader, Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { Registry } from '../../../../platform/registry.ts';
import type { LiveRestrictions } from '../access/restrictions.access.ts';
import type { LiveEntry } from '../access/entry.access.ts';
import type { LiveFacets, LivePorts } from '../live-sessions.ports.ts';
import { findLive, holdLive } from '../live-sessions.repository.ts';
import type { LiveRow } from '../live-sessions.tables.ts';
import type { Roles } from '../access/roles.access.ts';
import type { LiveViews } from './live-sessions.views.ts';

/** A live session as those see it who sell its tickets; all of it is of the row that was read. */
export interface TicketedLive {
  readonly liveId: string;
  readonly channelId: string;
  readonly name: string;
  readonly introduction: string;
  readonly state: LiveState;
  /** UTC ms. */
  readonly startAt: number;
  /** What a ticket costs, in beans; null where none is asked for. */
  readonly beans: number | null;
  readonly replay: { readonly mode: ReplayMode; readonly days: number | null };
  /**
   * How somebody stands to it.
   * @returns `isFree`: they come in without a ticket; `refusal`: why they do not come in with one
   */
  entry(reader: Reader, actor: Actor): Promise<{ readonly isFree: boolean; readonly refusal: MsgKey | null }>;
  /** As it stands on a card before the member. */
  card(
    reader: Reader,
    uid: string,
  ): Promise<Omit<CallAnswer<typeof calls.tickets.offer>['live'], 'introduction'>>;
}

/** What tickets need of live sessions (S49). */
export function createTicketsProvider(
  { channels }: Pick<LivePorts, 'channels'>,
  roles: Roles,
  entry: Pick<LiveEntry, 'refusal'>,
  restrictions: Pick<LiveRestrictions, 'of'>,
  views: Pick<LiveViews, 'summaries'>,
  facets: Pick<Registry<LiveFacets>, 'find'>,
) {
  const asTicketed = (row: LiveRow): TicketedLive => ({
    liveId: row.live_id,
    channelId: row.channel_id,
    name: row.name,
    introduction: row.introduction,
    state: row.state,
    startAt: row.start_at,
    beans: row.ticket_beans,
    replay: { mode: row.replay_mode, days: row.replay_days },

    async entry(reader, actor) {
      const role = await roles.roleOf(reader, row, actor);
      const flags = (await channels.flagsOf(reader, row.channel_id, [actor.uid])).get(actor.uid);
      const mine = { role, followed: false, subscribed: false, ...flags };
      const refusal = (await restrictions.of(reader, row, [actor.uid])).get(actor.uid)?.join;
      return {
        isFree: role !== 'member',
        refusal: entry.refusal(row, { ...mine, hasPass: true }) ?? refusal ?? null,
      };
    },

    async card(reader, uid) {
      const [card] = await views.summaries(reader, [row], uid);
      return card ?? refuse('live.missing');
    },
  });

  return {
    /** @throws Refusal `live.missing` */
    find: async (reader: Reader, liveId: string): Promise<TicketedLive> =>
      asTicketed((await findLive(reader, liveId)) ?? refuse('live.missing')),

    /** It changes neither its price nor its state before the transaction ends. @throws Refusal `live.missing` */
    hold: async (tx: Tx, liveId: string): Promise<TicketedLive> =>
      asTicketed((await holdLive(tx, liveId)) ?? refuse('live.missing')),

    /** Whether it can be watched again now that it is over. */
    hasReplay: async (reader: Reader, liveId: string): Promise<boolean> =>
      (await facets.find('recording')?.hasReplay(reader, liveId)) ?? false,
  };
}
