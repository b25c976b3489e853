import { z } from 'zod';
import { createKeptDrafts, ofMember } from '../../../shared/forms/index.ts';

const drafts = createKeptDrafts(
  'packet',
  z.object({
    kind: z.enum(['random', 'ordinary']),
    count: z.string().max(40),
    amount: z.string().max(40),
    blessing: z.string().max(400),
  }),
);
type StoredPacketDraft = NonNullable<ReturnType<typeof drafts.take>>;

/** V05: keeps what was typed while the member recharges. */
export const keepDraft = (groupId: string, draft: StoredPacketDraft): void =>
  drafts.keep(ofMember(groupId), draft);

/** Gives the draft back, once, to the member who typed it, in the group it was for. */
export const takeDraft = (groupId: string): StoredPacketDraft | null => drafts.take(ofMember(groupId));
