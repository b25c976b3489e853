import type { NoticeBody } from '@goldbean/contract';
import type { Reader, Tx } from '../../../../platform/database/index.ts';
import type { ModerationPorts } from '../moderation.ports.ts';
import type { ActionRow } from '../moderation.tables.ts';

/** Who is notified of moderation actions, and in which rooms they are announced. */
export function createActionAnnouncements({
  channels,
  notices,
  rooms,
  groups,
  lives,
}: Pick<ModerationPorts, 'channels' | 'notices' | 'rooms' | 'groups' | 'lives'>) {
  /** Notifies whom an act is against: for a channel its owner as well. */
  async function notify(tx: Tx, row: ActionRow, state: 'begun' | 'over'): Promise<void> {
    const channel = (await channels.many(tx, [row.channel_id])).get(row.channel_id);
    const owner = row.scope === 'channel' && channel ? [channel.owner_uid] : [];
    const body: NoticeBody = {
      kind: 'moderation',
      action_id: row.action_id,
      act: row.kind,
      scope: row.scope,
      state,
      live_id: row.live_id,
      channel: channel?.name ?? '',
      reason: state === 'over' ? row.end_note : row.reason,
      until: row.until_at,
    };
    const uids = [...new Set([row.target_uid, ...owner])];
    await notices.notify(
      tx,
      uids.map((uid) => ({ uid, body })),
    );
    rooms.notifyMembers(tx, uids, { kind: 'inbox_reminder' });
  }

  /** Rooms that are notified of an act in a channel: those of its open live sessions, and the one it happened in. */
  const roomsOf = async (reader: Reader, { channelId, room }: { channelId: string; room: string }) =>
    new Set([room, ...(await lives.openRooms(reader, channelId))]);

  const roomOf = async (reader: Reader, { live_id }: ActionRow) => (await lives.find(reader, live_id)).room;

  /** A freeze is felt in the class groups of the channel as well. */
  async function announceFreeze(tx: Tx, row: ActionRow, until: number | null): Promise<void> {
    const { channel_id: channelId, target_uid: uid } = row;
    const notifiedRooms = await roomsOf(tx, { channelId, room: await roomOf(tx, row) });
    for (const room of [...notifiedRooms, ...(await groups.roomsIn(tx, channelId, uid))])
      await rooms.announce(tx, room, { kind: 'freeze', uid, until });
  }

  async function announceOver(tx: Tx, row: ActionRow): Promise<void> {
    const { channel_id: channelId, target_uid: uid, action_id: warning_id } = row;
    const room = await roomOf(tx, row);
    if (row.kind === 'warn') return rooms.announce(tx, room, { kind: 'warn_ack', warning_id, uid });
    if (row.kind === 'freeze') return announceFreeze(tx, row, 0);
    for (const one of await roomsOf(tx, { channelId, room })) {
      if (row.kind === 'ban') await rooms.announce(tx, one, { kind: 'ban', reason: '', until: 0 });
      else {
        await rooms.announce(tx, one, { kind: 'viewer_block', uid, on: false });
        rooms.notifyMembers(tx, [uid], { kind: 'inbox_entered', room: one });
      }
    }
  }

  return { notify, roomsOf, announceFreeze, announceOver };
}
