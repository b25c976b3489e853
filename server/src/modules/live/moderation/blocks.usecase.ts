import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { ModerationActions } from './actions/actions.usecase.ts';
import { findBlocks } from './lists.repository.ts';
import { lockAction } from './actions/actions.repository.ts';
import type { ModerationPorts } from './moderation.ports.ts';
import type { Rights } from './rights.access.ts';
import type { ModerationViews } from './moderation.views.ts';

type BlocksRequest<Name extends keyof typeof calls.moderation> = CallRequest<(typeof calls.moderation)[Name]>;
type BlocksAnswer<Name extends keyof typeof calls.moderation> = CallAnswer<(typeof calls.moderation)[Name]>;

/** Blocks: a viewer is out of the channel's rooms until they are let back (G135, D26). */
export function createBlocks(
  ports: ModerationPorts,
  { actions, rights, views }: { actions: ModerationActions; rights: Rights; views: ModerationViews },
) {
  const { database, idempotency, rooms, lives } = ports;

  async function begin(tx: Tx, actor: Actor, given: BlocksRequest<'block'>): Promise<void> {
    const { live_id, uid: target, reason } = given;
    const live = await lives.find(tx, live_id);
    const role = await rights.needOver(tx, live_id, actor, 'block', target);
    if (reason === '') refuse('moderation.reason_required');
    const aim = { kind: 'block', scope: 'viewer', live, target, role, until: null } as const;
    if (!(await actions.record(tx, actor, given, aim))) return;
    for (const room of await actions.roomsOf(tx, live)) {
      await rooms.announce(tx, room, { kind: 'viewer_block', uid: target, on: true });
      rooms.expel(tx, room, target);
      // Whoever is expelled hears the room no more, not even that they were removed.
      rooms.notifyMembers(tx, [target], { kind: 'inbox_left', room });
    }
  }

  async function end(tx: Tx, actor: Actor, { live_id, uid, reason }: BlocksRequest<'block'>): Promise<void> {
    const { channelId } = await lives.find(tx, live_id);
    await rights.needOver(tx, live_id, actor, 'block', uid);
    const inForce = await actions.inForce(tx, { kind: 'block', channelId, uid });
    const row = inForce && (await lockAction(tx, inForce.action_id));
    if (row?.ended_at === null) await actions.end(tx, row, actor.uid, reason);
  }

  return {
    /** G135. A repeat changes nothing. */
    set: (
      actor: Actor,
      given: BlocksRequest<'block'>,
      intent: IdempotencyKey,
    ): Promise<BlocksAnswer<'block'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          await (given.on ? begin : end)(tx, actor, given);
          return { blocked: given.on };
        }),
      ),

    /** G136. */
    async list(
      actor: Actor,
      { live_id, page, page_size }: BlocksRequest<'blocks'>,
    ): Promise<BlocksAnswer<'blocks'>> {
      const { reader } = database;
      const { channelId } = await lives.find(reader, live_id);
      const role = await rights.need(reader, live_id, actor, 'block');
      const { rows, total } = await findBlocks(reader, channelId, { page, page_size });
      return { list: await views.blocks(reader, rows, role), total, page, page_size };
    },
  };
}
