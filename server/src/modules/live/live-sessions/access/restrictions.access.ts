import type { MsgKey } from '@goldbean/contract';
import type { Reader } from '../../../../platform/database/index.ts';
import { createRegistry } from '../../../../platform/registry.ts';
import { findLive } from '../live-sessions.repository.ts';

/** What keeps a member from taking part in a live session's room; what is left out does not. */
export interface LiveRestriction {
  /** May not enter, nor see the picture. */
  readonly join?: MsgKey;
  /** May neither write nor send comments over the picture. */
  readonly speak?: MsgKey;
  /** Has a warning to acknowledge (G094). */
  readonly warned?: true;
  /** An act that ends the picture they have now; to watch on they ask for an address again, which names the act. */
  readonly act?: string;
  /** UTC ms until which it holds; left out for good. */
  readonly until?: number;
}

/** Those of `uids` whom something keeps from taking part in a live session. */
type AskLiveRestrictionList = (
  reader: Reader,
  live: { readonly liveId: string; readonly channelId: string },
  uids: readonly string[],
) => Promise<ReadonlyMap<string, LiveRestriction>>;

/** Why a channel may not go on air: `reason` for the console's words, `key` and `data` for who asks for it. */
export interface LiveAirRestriction {
  readonly reason: 'banned' | 'warned';
  readonly key: MsgKey;
  readonly data: Readonly<Record<string, unknown>>;
}
type AskAirRestriction = (reader: Reader, channelId: string) => Promise<LiveAirRestriction | null>;

/** Restrictions that other features set: to taking part in live sessions, and to going on air. */
export function createRestrictions() {
  const members = createRegistry<Record<string, AskLiveRestrictionList>>('restrictions of live sessions');
  const channels = createRegistry<Record<string, AskAirRestriction>>('restrictions of going on air');

  /** The restrictions of members, from all that register some. */
  async function of(
    reader: Reader,
    live: { readonly live_id: string; readonly channel_id: string },
    uids: readonly string[],
  ): Promise<ReadonlyMap<string, LiveRestriction>> {
    const place = { liveId: live.live_id, channelId: live.channel_id };
    const together = new Map<string, LiveRestriction>();
    for (const ask of members.all())
      for (const [uid, restriction] of await ask(reader, place, uids))
        together.set(uid, { ...restriction, ...together.get(uid) });
    return together;
  }

  /** The same by the id of a live session; nothing where there is none. */
  async function ofLive(
    reader: Reader,
    liveId: string,
    uids: readonly string[],
  ): Promise<ReadonlyMap<string, LiveRestriction>> {
    const live = await findLive(reader, liveId);
    return live ? of(reader, live, uids) : new Map<string, LiveRestriction>();
  }

  return {
    /** Registers who may not take part, by a unique name. */
    restrict: members.register,
    /** Registers which channels may not go on air, by a unique name. */
    restrictAir: channels.register,
    of,
    ofLive,
    /** Why the channel may not go on air now; null where it may. */
    async ofAir(reader: Reader, channelId: string): Promise<LiveAirRestriction | null> {
      for (const ask of channels.all()) {
        const restriction = await ask(reader, channelId);
        if (restriction) return restriction;
      }
      return null;
    },
  };
}
export type LiveRestrictions = ReturnType<typeof createRestrictions>;
