import type { CallAnswer, calls } from '@goldbean/contract';
import { shanghaiTime } from '../../../../platform/clock.ts';
import type { Reader } from '../../../../platform/database/index.ts';
import type { ModerationPorts } from '../moderation.ports.ts';
import type { ActionRow, ExtensionRow } from '../moderation.tables.ts';
import { peopleOf, placesOf, recordOf } from '../moderation.views.ts';

type BanView = CallAnswer<typeof calls.moderation.bans>['list'][number];

/** Bans as those see them who decide about them. @param ends who asked for a longer one, and who confirmed one */
export async function banViews(
  reader: Reader,
  rows: readonly ActionRow[],
  ends: {
    readonly waiting: ReadonlyMap<string, ExtensionRow>;
    readonly confirmed: ReadonlyMap<string, ExtensionRow>;
  },
  ports: Pick<ModerationPorts, 'users' | 'channels'>,
): Promise<BanView[]> {
  const { waiting, confirmed } = ends;
  const askers = [...waiting.values()].map((longer) => longer.by_uid);
  const seconds = [...confirmed.values()].flatMap(({ decided_by }) => decided_by ?? []);
  const personOf = await peopleOf(reader, rows, [...askers, ...seconds], ports);
  const place = await placesOf(reader, rows, ports);
  return rows.map((row) => {
    const until = row.until_at ?? row.created_at;
    const longer = waiting.get(row.action_id);
    const last = confirmed.get(row.action_id);
    return {
      ...recordOf(row, personOf, 'inspector'),
      live_id: row.live_id,
      live_title: row.live_title,
      channel: place(row),
      at: shanghaiTime(row.created_at),
      at_ts: row.created_at,
      until: shanghaiTime(until),
      until_ts: until,
      evidence: row.evidence,
      longer: longer
        ? {
            until: shanghaiTime(longer.until_at),
            until_ts: longer.until_at,
            uid: longer.by_uid,
            by: personOf(longer.by_uid).nickname,
          }
        : null,
      confirmed:
        last?.decided_by && last.decided_at !== null
          ? {
              by: personOf(last.decided_by).nickname,
              at: shanghaiTime(last.decided_at),
              at_ts: last.decided_at,
            }
          : null,
    };
  });
}
