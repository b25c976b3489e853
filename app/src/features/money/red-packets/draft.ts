import { z } from 'zod';
import { createKeptDrafts } from '../../../shared/forms/index.ts';
import { session } from '../../../shared/session/index.ts';

const drafts = createKeptDrafts(
  'packet',
  z.object({
    kind: z.enum(['random', 'ordinary']),
    count: z.string().max(40),
    amount: z.string().max(40),
    blessing: z.string().max(400),
  }),
);
/** A draft is given back to the member who typed it, in the group it was for. */
const aboutOf = (groupId: string): string => `${session.userBaseInfo?.uid ?? ''} ${groupId}`;

type Draft = NonNullable<ReturnType<typeof drafts.take>>;

/** V05: keeps what was typed while the member recharges. */
export const keepDraft = (groupId: string, draft: Draft): void => drafts.keep(aboutOf(groupId), draft);

/** Gives the draft back, once. */
export const takeDraft = (groupId: string): Draft | null => drafts.take(aboutOf(groupId));
