import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { BagPorts } from './bags.ports.ts';
import { countEntries, hasJoined, insertEntry, shareBag } from './bags.repository.ts';
import type { BagRow } from './bags.tables.ts';
import type { Conditions } from './conditions.access.ts';

type BagParticipationRequest = CallRequest<typeof calls.bags.participate>;
type BagsParticipateAnswer = CallAnswer<typeof calls.bags.participate>;

/** Joining a bag (T13): once, by who meets its conditions, until it is drawn. */
export function createJoinBag({ database, clock, lives, rooms }: BagPorts, conditions: Conditions) {
  const { reader } = database;
  return {
    /**
     * Says the text that the bag asks for in the member's name, where nothing else is missing: all receive it, and it
     * cannot be taken back when joining is refused.
     */
    async say(bag: BagRow, uid: string, { comment, request_id }: BagParticipationRequest): Promise<void> {
      if (comment === undefined || comment === '' || comment !== bag.conditions.comment_text) return;
      if (bag.state !== 'open' || bag.giver === uid || (await hasJoined(reader, bag.bag_id, uid))) return;
      const missing = (await conditions.checked(reader, bag, uid)).filter(({ met }) => !met);
      if (missing.length !== 1 || missing[0]?.key !== 'comment_text') return;
      const place = { room: bag.room, client_msg_id: request_id.replaceAll(/[.:]/g, '-') };
      await rooms.speak(uid, { ...place, kind: 'text', body: { text: comment } });
    },

    /** @throws Refusal `bag.over`, `bag.own`, `bag.joined`, `bag.condition` with what is `missing` */
    async join(tx: Tx, bagId: string, uid: string): Promise<BagsParticipateAnswer> {
      const bag = (await shareBag(tx, bagId)) ?? refuse('bag.missing');
      const refusal = (await lives.accessAmong(tx, bag.room, [uid])).get(uid)?.join;
      if (refusal) refuse(refusal);
      if (bag.state !== 'open' || bag.draws_at <= clock.now()) refuse('bag.over');
      if (bag.giver === uid) refuse('bag.own');
      if (await hasJoined(tx, bagId, uid)) refuse('bag.joined');
      const missing = (await conditions.checked(tx, bag, uid)).filter(({ met }) => !met);
      if (missing.length > 0) refuse('bag.condition', { missing });
      // Two at once: the second has waited for the first.
      if (!(await insertEntry(tx, bagId, uid, clock.now()))) refuse('bag.joined');
      const entries = (await countEntries(tx, [bagId])).get(bagId) ?? 0;
      database.afterCommit(tx, () =>
        rooms.count(bag.room, `lucky_entries ${bagId}`, { kind: 'lucky_entries', bag_id: bagId, entries }),
      );
      return { joined: true, entries };
    },
  };
}
