import { fanCourse, ironFanCourse, paidCourse, type LiveRole, type MsgKey } from '@goldbean/contract';
import type { Reader } from '../../../../platform/database/index.ts';
import type { Registry } from '../../../../platform/registry.ts';
import { entryRefusal } from '../live-sessions.domain.ts';
import type { LiveFacets, LivePorts } from '../live-sessions.ports.ts';
import type { LiveRow } from '../live-sessions.tables.ts';

/** Who may come into live sessions by their course type and by what one has joined or bought (D30, P10). */
export function createEntry(
  { channels }: Pick<LivePorts, 'channels'>,
  facets: Pick<Registry<LiveFacets>, 'find'>,
) {
  const rulesOf = (live: LiveRow) => ({ courseType: live.course_type, blockNetwork: live.block_network });

  /** Those of `uids` who have what the course type asks for, a membership or a ticket; asked for only where one matters. */
  async function holders(
    reader: Reader,
    live: LiveRow,
    uids: readonly string[],
  ): Promise<ReadonlySet<string>> {
    if (live.course_type === fanCourse)
      return new Set((await facets.find('badges')?.(reader, live.channel_id, uids))?.keys());
    if (live.course_type === ironFanCourse)
      return (await facets.find('ironFans')?.(reader, live.channel_id, uids)) ?? new Set();
    if (live.course_type === paidCourse)
      return (await facets.find('tickets')?.holders(reader, live.live_id, uids)) ?? new Set();
    return new Set();
  }

  return {
    holders,
    /** Why those of `uids` may not come in who may not, by their roles; what they joined is read only where it matters. */
    async refusals(
      reader: Reader,
      live: LiveRow,
      uids: readonly string[],
      roles: ReadonlyMap<string, LiveRole>,
    ): Promise<ReadonlyMap<string, MsgKey>> {
      const rules = rulesOf(live);
      if (rules.courseType === 1 && !rules.blockNetwork) return new Map();
      const asked = uids.filter((uid) => (roles.get(uid) ?? 'member') === 'member');
      if (asked.length === 0) return new Map();
      const flags = await channels.flagsOf(reader, live.channel_id, asked);
      const passed = await holders(reader, live, asked);
      return new Map(
        asked.flatMap((uid) => {
          const mine = flags.get(uid) ?? { followed: false, subscribed: false };
          const refusal = entryRefusal(rules, { role: 'member', ...mine, hasPass: passed.has(uid) });
          return refusal ? [[uid, refusal] as const] : [];
        }),
      );
    },
    /** Why somebody who is this in it may not come in; null where they may. */
    refusal: (
      live: LiveRow,
      viewer: { role: LiveRole; followed: boolean; subscribed: boolean; hasPass: boolean },
    ): MsgKey | null => entryRefusal(rulesOf(live), viewer),
  };
}
export type LiveEntry = ReturnType<typeof createEntry>;
