import type { NewPacket, PacketDraft } from '@goldbean/design-system/red-packet';
import { asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { errorWords } from '../../../shared/i18n/index.ts';
import { keepDraft, takeDraft } from './draft.ts';
import { beansMoved } from './red-packets.actions.ts';
import * as service from './red-packets.service.ts';
import { notSending, redPacketsState as state } from './red-packets.state.ts';

const intents = createIntents(newRequestId);

/** Opens the form. @param isBack the member comes back from a recharge and finds it as they left it (V05) */
export function beginSending(isBack = false): void {
  const draft = isBack ? takeDraft(state.groupId) : null;
  state.sending = { ...notSending(), isOpen: !isBack || draft !== null, draft };
}

export function stopSending(): void {
  state.sending = notSending();
}

/** V05: the form is left for a recharge; what was typed stays with this tab. */
export function leaveToRecharge(draft: PacketDraft): void {
  keepDraft(state.groupId, draft);
  stopSending();
}

/** G027: sends a packet; its message comes by the room, like everybody's. The same form sent again sends once. */
export async function sendPacket({ kind, count, amount, blessing }: NewPacket): Promise<void> {
  const { groupId } = state;
  if (state.sending.phase === 'sending') return;
  Object.assign(state.sending, { phase: 'sending', failure: '' });
  try {
    await intents.run(`packet ${groupId} ${kind} ${count} ${amount} ${blessing}`, (request_id) =>
      service.send({
        group_id: groupId,
        kind,
        count,
        blessing,
        ...(kind === 'random' ? { total: amount } : { per_amount: amount }),
        request_id,
      }),
    );
    if (groupId === state.groupId) stopSending();
    beansMoved();
  } catch (error) {
    if (asApiError(error).msgKey === 'wallet.insufficient_beans') beansMoved();
    if (groupId === state.groupId)
      Object.assign(state.sending, { phase: 'refused', failure: errorWords(error) });
  }
}
