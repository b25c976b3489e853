import type {
  ActionEvidence,
  ActionKind,
  ActionScope,
  BrokenRule,
  LiveRole,
  NoticeBody,
} from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { endAction, findInForce, insertAction, lockAction } from './actions.repository.ts';
import { endOf } from './moderation.domain.ts';
import type { ModeratedLive, ModerationPorts } from './moderation.ports.ts';
import type { ActionRow } from './moderation.tables.ts';

const dueJob = 'moderation.due';

/** What every deed is given. */
export interface ModerationReason {
  readonly reason: string;
  readonly rule: BrokenRule;
  readonly message_id?: string | undefined;
}

/** Against whom something is done, and until when (UTC ms; null until somebody ends it). */
export interface Aim {
  readonly kind: ActionKind;
  readonly scope: ActionScope;
  readonly live: ModeratedLive;
  readonly target: string;
  readonly role: LiveRole;
  readonly until: number | null;
}

/** Records acts with their evidence, tells those concerned, and ends them, by hand or by the clock. */
export function createModerationActions(ports: ModerationPorts) {
  const { database, clock, ids, jobs, channels, notices, rooms, groups, lives } = ports;

  /** What it was about, as it is now. @throws Refusal `request.not_found` for a message of somebody else */
  async function evidenceOf(
    tx: Tx,
    { live, scope, target }: Aim,
    messageId?: string,
  ): Promise<ActionEvidence> {
    const { name, room, startedAt, isOnAir } = live;
    const media_ts = isOnAir && startedAt !== null ? clock.now() - startedAt : null;
    if (messageId === undefined) return { live: name, media_ts, message: null };
    const [found] = await rooms.messages(tx, room, [messageId]);
    const message = found ?? refuse('request.not_found');
    if (scope === 'viewer' && message.sender?.uid !== target) refuse('request.not_found');
    const text = 'body' in message && 'text' in message.body ? message.body.text : '';
    return { live: name, media_ts, message: { id: message.id, text, ts: message.ts } };
  }

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
    const heard = await roomsOf(tx, { channelId, room: await roomOf(tx, row) });
    for (const room of [...heard, ...(await groups.roomsIn(tx, channelId, uid))])
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

  /** Ends an act that is locked and in force. @param by null when its time was up */
  async function end(tx: Tx, row: ActionRow, by: string | null, note = ''): Promise<number> {
    const at = by === null ? (row.until_at ?? clock.now()) : clock.now();
    await endAction(tx, row.action_id, { at, by, note });
    await announceOver(tx, row);
    if (row.kind !== 'warn') await notify(tx, { ...row, end_note: note }, 'over');
    return at;
  }

  /** Ends an act whose time is up; any other stays. */
  async function settle(tx: Tx, actionId: string): Promise<void> {
    const row = await lockAction(tx, actionId);
    if (row && row.ended_at === null && endOf(row, clock.now()) !== null) await end(tx, row, null);
  }

  jobs.define(dueJob, async ({ action_id: actionId }) => {
    if (typeof actionId === 'string') await database.transaction((tx) => settle(tx, actionId));
  });

  return {
    end,
    notify,
    roomsOf,
    announceFreeze,

    /** The job that ends an act at its time, UTC ms. */
    plan: (tx: Tx, actionId: string, at: number) => jobs.at(tx, dueJob, { action_id: actionId }, at),

    /** The act of a kind in force in a channel, against one member where `uid` is given. */
    async standing(
      tx: Tx,
      which: { readonly kind: ActionKind; readonly channelId: string; readonly uid?: string },
    ): Promise<ActionRow | null> {
      const found = await findInForce(tx, which);
      if (!found || endOf(found, clock.now()) === null) return found;
      await settle(tx, found.action_id);
      return null;
    },

    /** Stores an act and notifies whom it is against. @returns null when one of its kind is in force already */
    async record(tx: Tx, actor: Actor, given: ModerationReason, aim: Aim): Promise<ActionRow | null> {
      const { kind, scope, live, target, role, until } = aim;
      const row = {
        action_id: ids.next(),
        kind,
        scope,
        live_id: live.liveId,
        channel_id: live.channelId,
        live_title: live.name,
        target_uid: target,
        actor_uid: actor.uid,
        actor_role: role,
        reason: given.reason,
        rule: given.rule,
        evidence: await evidenceOf(tx, aim, given.message_id),
        created_at: clock.now(),
        until_at: until,
        ended_at: null,
        ended_by: null,
      };
      if (!(await insertAction(tx, row))) return null;
      if (until !== null) await jobs.at(tx, dueJob, { action_id: row.action_id }, until);
      const stored = { ...row, end_note: '' };
      await notify(tx, stored, 'begun');
      return stored;
    },
  };
}
export type ModerationActions = ReturnType<typeof createModerationActions>;
