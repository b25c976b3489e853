import { z } from 'zod';
import { createKeptDrafts, ofMember } from '../../../shared/forms/index.ts';

const giftDraft = z.object({ giftId: z.string(), count: z.number().int().positive() });
/** The gift that could not be paid. */
export type GiftDraft = z.infer<typeof giftDraft>;

const barrages = createKeptDrafts('barrage', z.string().min(1));
const gifts = createKeptDrafts('gift', giftDraft);

/** V05: what was filled in comes back with the member who went to recharge. */
export const keepBarrageDraft = (liveId: string, text: string): void => barrages.keep(ofMember(liveId), text);
export const keepGiftDraft = (liveId: string, draft: GiftDraft): void => gifts.keep(ofMember(liveId), draft);

/** What was kept of a live session's forms, once; nothing of a form of which nothing was kept. */
export function takeDrafts(liveId: string): { barrageDraft?: string; giftDraft?: GiftDraft } {
  const barrageDraft = barrages.take(ofMember(liveId));
  const giftDraft = gifts.take(ofMember(liveId));
  return { ...(barrageDraft !== null && { barrageDraft }), ...(giftDraft && { giftDraft }) };
}
