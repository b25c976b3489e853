import type { ActionEvidence, ActionKind, ActionScope, BrokenRule, LiveRole } from '@goldbean/contract';
import type { Actor } from '../../../../platform/actor.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { endAction, findInForce, insertAction, lockAction } from './actions.repository.ts';
import { createActionAnnouncements } from './announce-action.usecase.ts';
import { endOf } from '../moderation.domain.ts';
import type { ModeratedLive, ModerationPorts } from '../moderation.ports.ts';
import type { ActionRow } from '../moderation.tables.ts';

const dueJob = 'moderation.due';

/** What every action is given. */
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

/** What it was about, as it is now. @throws Refusal `request.not_found` for a message of somebody else */
async function evidenceOf(
  tx: Tx,
  { live, scope, target }: Aim,
  messageId: string | undefined,
  { clock, rooms }: Pick<ModerationPorts, 'clock' | 'rooms'>,
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

/** Records acts with their evidence, tells those concerned, and ends them, by hand or by the clock. */
export function createModerationActions(ports: ModerationPorts) {
  const { database, clock, ids, jobs } = ports;
  const { notify, roomsOf, announceFreeze, announceOver } = createActionAnnouncements(ports);

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
    async inForce(
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
        evidence: await evidenceOf(tx, aim, given.message_id, ports),
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
