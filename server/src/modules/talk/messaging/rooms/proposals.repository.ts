import type { Selectable } from 'kysely';
import { withDates, type Moment, type Reader, type Tx } from '../../../../platform/database/index.ts';

type MuteProposalTables = {
  mute_proposal: {
    proposal_id: string;
    room: string;
    uid: string;
    by_uid: string;
    /** 0 is for ever. */
    minutes: number;
    reason: string;
    proposed_at: Moment;
    decision: 'confirmed' | 'refused' | null;
    decided_by: string | null;
    decided_at: Moment | null;
  };
};
type MuteProposalRow = Selectable<MuteProposalTables['mute_proposal']>;
export type ProposalRow = Omit<MuteProposalRow, 'decision' | 'decided_by' | 'decided_at'>;
/** How a proposal was decided; `at` in UTC ms. */
export interface ProposalDecision {
  readonly decision: NonNullable<MuteProposalRow['decision']>;
  readonly by: string;
  readonly at: number;
}

const tables = (reader: Reader) => reader.withTables<MuteProposalTables>();

/** @returns false when one on the member is open */
export async function insertProposal(tx: Tx, row: ProposalRow): Promise<boolean> {
  const added = await tables(tx)
    .insertInto('mute_proposal')
    .values(withDates(row, 'proposed_at'))
    .onConflict((conflict) => conflict.columns(['room', 'uid']).where('decision', 'is', null).doNothing())
    .returning('proposal_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Those of a room that are not decided, the oldest first. */
export const findOpenProposals = (reader: Reader, room: string): Promise<ProposalRow[]> =>
  tables(reader)
    .selectFrom('mute_proposal')
    .select(['proposal_id', 'room', 'uid', 'by_uid', 'minutes', 'reason', 'proposed_at'])
    .where('room', '=', room)
    .where('decision', 'is', null)
    .orderBy('proposed_at')
    .orderBy('proposal_id')
    .execute();

/** A proposal, locked until the transaction ends. */
export const lockProposal = (tx: Tx, id: string): Promise<MuteProposalRow | undefined> =>
  tables(tx)
    .selectFrom('mute_proposal')
    .selectAll()
    .where('proposal_id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Decides what is open on a member. @returns whether anything was */
export async function decideProposal(
  tx: Tx,
  { room, uid }: Pick<ProposalRow, 'room' | 'uid'>,
  { decision, by, at }: ProposalDecision,
): Promise<boolean> {
  const decided = await tables(tx)
    .updateTable('mute_proposal')
    .set({ decision, decided_by: by, decided_at: new Date(at) })
    .where('room', '=', room)
    .where('uid', '=', uid)
    .where('decision', 'is', null)
    .returning('proposal_id')
    .executeTakeFirst();
  return decided !== undefined;
}
