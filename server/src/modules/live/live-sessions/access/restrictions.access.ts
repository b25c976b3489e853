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
  /** An act that ends the picture they have now; to watch on they ask for an address anew, which tells them of it. */
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

/** Bars that later features set to live sessions: to those who take part, and to going on air. */
export function createRestrictions() {
  const members = createRegistry<Record<string, AskLiveRestrictionList>>('bars of live sessions');
  const channels = createRegistry<Record<string, AskAirRestriction>>('bars of going on air');

  /** What is barred to members, all bars together. */
  async function of(
    reader: Reader,
    live: { readonly live_id: string; readonly channel_id: string },
    uids: readonly string[],
  ): Promise<ReadonlyMap<string, LiveRestriction>> {
    const place = { liveId: live.live_id, channelId: live.channel_id };
    const together = new Map<string, LiveRestriction>();
    for (const ask of members.all())
      for (const [uid, bar] of await ask(reader, place, uids))
        together.set(uid, { ...bar, ...together.get(uid) });
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
    bar: members.register,
    /** Registers which channels may not go on air, by a unique name. */
    barAir: channels.register,
    of,
    ofLive,
    /** Why the channel may not go on air now; null where it may. */
    async ofAir(reader: Reader, channelId: string): Promise<LiveAirRestriction | null> {
      for (const ask of channels.all()) {
        const bar = await ask(reader, channelId);
        if (bar) return bar;
      }
      return null;
    },
  };
}
export type LiveRestrictions = ReturnType<typeof createRestrictions>;
