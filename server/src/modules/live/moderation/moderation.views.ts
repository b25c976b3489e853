import { nobody, type LiveRole, type OwnAction, type Warning } from '@goldbean/contract';
import type { CallAnswer, FrozenViewer, UnfrozenViewer, calls } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/database/index.ts';
import { endOf, isNamed } from './moderation.domain.ts';
import type { ModerationPorts } from './moderation.ports.ts';
import type { ActionRow } from './moderation.tables.ts';

type Block = CallAnswer<typeof calls.moderation.blocks>['list'][number];

const timeOrNone = (ms: number | null): string | null => (ms === null ? null : shanghaiTime(ms));

/** The members whom acts name. */
export async function peopleOf(
  reader: Reader,
  rows: readonly ActionRow[],
  others: readonly string[],
  { users }: Pick<ModerationPorts, 'users'>,
) {
  const uids = rows.flatMap((row) => [
    row.target_uid,
    row.actor_uid,
    ...(row.ended_by ? [row.ended_by] : []),
  ]);
  const known = await users.many(reader, [...new Set([...uids, ...others])]);
  return (uid: string) => known.get(uid) ?? nobody(uid);
}
type PersonOf = Awaited<ReturnType<typeof peopleOf>>;

/** The channels of acts. */
export async function placesOf(
  reader: Reader,
  rows: readonly ActionRow[],
  { channels }: Pick<ModerationPorts, 'channels'>,
) {
  const known = await channels.many(reader, [...new Set(rows.map((row) => row.channel_id))]);
  return ({ channel_id }: ActionRow) => {
    const channel = known.get(channel_id);
    return { channel_id, name: channel?.name ?? '', img: channel?.img ?? '' };
  };
}

/** What every record says. @param as what the reader is: members do not read who of an office it was */
export const recordOf = (row: ActionRow, personOf: PersonOf, as: LiveRole) => ({
  id: row.action_id,
  reason: row.reason,
  rule: row.rule,
  by: isNamed(row.actor_role, as) ? personOf(row.actor_uid).nickname : '',
  by_role: row.actor_role,
});

const target = (row: ActionRow, personOf: PersonOf) => {
  const { uid, nickname, jwcode, img } = personOf(row.target_uid);
  return { uid, nickname, jwcode, img };
};

const frozenOf = (row: ActionRow, personOf: PersonOf, as: LiveRole): FrozenViewer => ({
  ...recordOf(row, personOf, as),
  ...target(row, personOf),
  type: row.until_at === null ? 'permanent' : '3',
  frozen_time: shanghaiTime(row.created_at),
  frozen_time_ts: row.created_at,
  live_title: row.live_title,
  release_at: timeOrNone(row.until_at),
  release_at_ts: row.until_at,
});

/** Records of acts as calls show them. */
export function createModerationViews(ports: Pick<ModerationPorts, 'users' | 'channels' | 'clock'>) {
  const { clock } = ports;

  return {
    async warnings(reader: Reader, rows: readonly ActionRow[], as: LiveRole): Promise<Warning[]> {
      const personOf = await peopleOf(reader, rows, [], ports);
      return rows.map((row) => ({
        ...recordOf(row, personOf, as),
        at: shanghaiTime(row.created_at),
        at_ts: row.created_at,
        scope: row.scope,
        uid: row.target_uid,
        nickname: personOf(row.target_uid).nickname,
        acknowledged: row.ended_at !== null,
        acknowledged_ts: row.ended_at,
      }));
    },

    async frozen(reader: Reader, rows: readonly ActionRow[], as: LiveRole): Promise<FrozenViewer[]> {
      const personOf = await peopleOf(reader, rows, [], ports);
      return rows.map((row) => frozenOf(row, personOf, as));
    },

    async unfrozen(reader: Reader, rows: readonly ActionRow[], as: LiveRole): Promise<UnfrozenViewer[]> {
      const personOf = await peopleOf(reader, rows, [], ports);
      return rows.map((row) => {
        const at = endOf(row, clock.now()) ?? row.created_at;
        return {
          ...frozenOf(row, personOf, as),
          unfrozen_time: shanghaiTime(at),
          unfrozen_time_ts: at,
          unfrozen_by: row.ended_by === null ? '' : personOf(row.ended_by).nickname,
          note: row.end_note,
        };
      });
    },

    async blocks(reader: Reader, rows: readonly ActionRow[], as: LiveRole): Promise<Block[]> {
      const personOf = await peopleOf(reader, rows, [], ports);
      return rows.map((row) => ({
        ...recordOf(row, personOf, as),
        ...target(row, personOf),
        at: shanghaiTime(row.created_at),
        at_ts: row.created_at,
      }));
    },

    async own(reader: Reader, rows: readonly ActionRow[]): Promise<OwnAction[]> {
      const personOf = await peopleOf(reader, rows, [], ports);
      const place = await placesOf(reader, rows, ports);
      return rows.map((row) => ({
        ...recordOf(row, personOf, 'member'),
        kind: row.kind,
        scope: row.scope,
        live_id: row.live_id,
        channel: place(row),
        evidence: row.evidence,
        at: shanghaiTime(row.created_at),
        at_ts: row.created_at,
        until_ts: row.until_at,
        ended_ts: endOf(row, clock.now()),
      }));
    },
  };
}
export type ModerationViews = ReturnType<typeof createModerationViews>;
