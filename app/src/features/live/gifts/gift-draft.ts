import { z } from 'zod';
import { keepDraft, takeDraft } from '../../../shared/drafts/index.ts';

const giftDraft = z.object({ giftId: z.string(), count: z.number().int().positive() });
/** The gift that could not be paid. */
export type GiftDraft = z.infer<typeof giftDraft>;

const barrageForm = (liveId: string): string => `barrage ${liveId}`;
const giftForm = (liveId: string): string => `gift ${liveId}`;

/** V05: what was filled in comes back with the member who went to recharge. */
export const keepBarrageDraft = (liveId: string, text: string): void => keepDraft(barrageForm(liveId), text);
export const keepGiftDraft = (liveId: string, draft: GiftDraft): void =>
  keepDraft(giftForm(liveId), JSON.stringify(draft));

/** What was kept of a live session's forms, once; nothing of a form of which nothing was kept. */
export function takeDrafts(liveId: string): { barrageDraft?: string; giftDraft?: GiftDraft } {
  const barrageDraft = takeDraft(barrageForm(liveId));
  const giftDraft = readGift(takeDraft(giftForm(liveId)));
  return { ...(barrageDraft !== '' && { barrageDraft }), ...(giftDraft && { giftDraft }) };
}

function readGift(kept: string): GiftDraft | null {
  try {
    return giftDraft.safeParse(JSON.parse(kept)).data ?? null;
  } catch {
    return null;
  }
}
