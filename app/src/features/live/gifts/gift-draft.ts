import { z } from 'zod';
import { createKeptDrafts } from '../../../shared/forms/index.ts';

const giftDraft = z.object({ giftId: z.string(), count: z.number().int().positive() });
/** The gift that could not be paid. */
export type GiftDraft = z.infer<typeof giftDraft>;

const barrages = createKeptDrafts('barrage', z.string().min(1));
const gifts = createKeptDrafts('gift', giftDraft);

/** V05: what was filled in comes back with the member who went to recharge. */
export const keepBarrageDraft = barrages.keep;
export const keepGiftDraft = gifts.keep;

/** What was kept of a live session's forms, once; nothing of a form of which nothing was kept. */
export function takeDrafts(liveId: string): { barrageDraft?: string; giftDraft?: GiftDraft } {
  const barrageDraft = barrages.take(liveId);
  const giftDraft = gifts.take(liveId);
  return { ...(barrageDraft !== null && { barrageDraft }), ...(giftDraft && { giftDraft }) };
}
