import type { PacketDraft } from '@goldbean/design-system/red-packet';
import { z } from 'zod';
import { session, stores } from '../../../shared/session/index.ts';

const key = 'goldbean_packet_draft';

const kept = z.object({
  uid: z.string(),
  groupId: z.string(),
  draft: z.object({
    kind: z.enum(['random', 'ordinary']),
    count: z.string().max(40),
    amount: z.string().max(40),
    blessing: z.string().max(400),
  }),
});

/** V05: keeps what was typed while the member recharges, on pages of ours or a provider's. */
export function keepDraft(groupId: string, draft: PacketDraft): void {
  const uid = session.userBaseInfo?.uid ?? '';
  stores.tab.setItem(key, JSON.stringify({ uid, groupId, draft }));
}

/** Gives the draft back, once, to the member who typed it, in the group it was for. */
export function takeDraft(groupId: string): PacketDraft | null {
  const text = stores.tab.getItem(key);
  stores.tab.removeItem(key);
  try {
    const { uid, groupId: group, draft } = kept.parse(JSON.parse(text ?? ''));
    return uid === session.userBaseInfo?.uid && group === groupId ? draft : null;
  } catch {
    return null;
  }
}
