import { nobody, type MuteProposal } from '@goldbean/contract';
import type { Reader, Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { Hub } from '../realtime/hub.state.ts';
import { isStaff } from '../messaging.domain.ts';
import type { MessagingPorts } from '../messaging.ports.ts';
import {
  decideProposal,
  findOpenProposals,
  insertProposal,
  lockProposal,
  type ProposalDecision,
  type ProposalRow,
} from './proposals.repository.ts';

/** What a monitor proposes: whom, for how long and why. */
export type Proposed = Pick<ProposalRow, 'room' | 'uid' | 'minutes' | 'reason'>;

/** Mutes that class monitors propose to the staff of their room (domain 3.1). */
export function createProposals({ database, clock, ids, users, roomAccess }: MessagingPorts, hub: Hub) {
  const notify = (tx: Tx, room: string): void =>
    database.afterCommit(tx, () => hub.count(room, 'mute_proposals', { kind: 'mute_proposals' }));

  return {
    /** @throws Refusal `request.not_found`, `request.forbidden` for oneself, a peer and the staff, `chat.mute_proposed` */
    async propose(tx: Tx, by: string, proposed: Proposed): Promise<void> {
      const { room, uid } = proposed;
      if (!(await users.many(tx, [uid])).has(uid)) refuse('request.not_found');
      const target = await roomAccess(tx, room, uid);
      if (uid === by || !target || isStaff(target.role) || target.mayPropose) refuse('request.forbidden');
      const row = { ...proposed, proposal_id: ids.next(), by_uid: by, proposed_at: clock.now() };
      if (!(await insertProposal(tx, row))) refuse('chat.mute_proposed');
      notify(tx, room);
    },

    /** A proposal that waits, locked. @throws Refusal `request.not_found`, `chat.proposal_decided` */
    async need(tx: Tx, id: string): Promise<ProposalRow> {
      const row = (await lockProposal(tx, id)) ?? refuse('request.not_found');
      return row.decision === null ? row : refuse('chat.proposal_decided');
    },

    /** Decides what waits on a member, if anything does. */
    async decide(tx: Tx, on: Pick<ProposalRow, 'room' | 'uid'>, decision: ProposalDecision): Promise<void> {
      if (await decideProposal(tx, on, decision)) notify(tx, on.room);
    },

    /** What waits in a room, the oldest first. */
    async open(reader: Reader, room: string): Promise<MuteProposal[]> {
      const rows = await findOpenProposals(reader, room);
      const known = await users.many(reader, [...new Set(rows.flatMap(({ uid, by_uid }) => [uid, by_uid]))]);
      return rows.map(({ proposal_id, uid, by_uid, minutes, reason, proposed_at: ts }) => {
        const by = known.get(by_uid)?.nickname ?? '';
        return { proposal_id, user: known.get(uid) ?? nobody(uid), by, minutes, reason, ts };
      });
    },
  };
}
export type Proposals = ReturnType<typeof createProposals>;
