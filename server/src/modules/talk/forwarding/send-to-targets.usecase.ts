import type { CallAnswer, calls, ForwardTarget, MessageContent, MsgKey } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import type { ForwardingPorts } from './forwarding.ports.ts';

type ForwardingForwardAnswer = CallAnswer<typeof calls.forwarding.forward>;

/** Says contents to each target in a member's name; a target that refuses them does not stop the others. */
export function createTargetSending({ ids, rooms, groups, direct }: ForwardingPorts) {
  /** The room of a target. @throws Refusal `chat.room_missing`, and as `direct.roomWith` */
  async function roomOf(tx: Tx, uid: string, { type, id }: ForwardTarget): Promise<string> {
    if (type === 'user') return direct.roomWith(tx, uid, id);
    return (await groups.find(tx, id))?.room ?? refuse('chat.room_missing');
  }

  /** @returns why the target could not be reached, or null when it was */
  async function sendTo(
    tx: Tx,
    uid: string,
    target: ForwardTarget,
    contents: readonly MessageContent[],
  ): Promise<MsgKey | null> {
    try {
      const room = await roomOf(tx, uid, target);
      await rooms.admit(tx, room, uid, contents.length);
      await rooms.say(tx, room, ...contents.map((content) => ({ ...content, id: ids.next(), sender: uid })));
      return null;
    } catch (error) {
      // A refusal concerns only its target, and comes before anything is written for it.
      if (error instanceof Refusal) return error.msgKey;
      throw error;
    }
  }

  async function sendToAll(
    tx: Tx,
    uid: string,
    targets: readonly ForwardTarget[],
    contents: readonly MessageContent[],
  ): Promise<ForwardingForwardAnswer> {
    const results: ForwardingForwardAnswer['results'] = [];
    for (const target of targets) {
      const refusal = await sendTo(tx, uid, target, contents);
      results.push({ target, ok: refusal === null, msg_key: refusal ?? '' });
    }
    return { results };
  }

  return sendToAll;
}
export type SendToTargets = ReturnType<typeof createTargetSending>;
