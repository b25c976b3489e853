import { calls } from '@goldbean/contract/money';
import type { PacketDraft } from '@goldbean/design-system/red-packet';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { createDraftForm, fieldErrors } from '../../../shared/forms/index.ts';
import { keepDraft, takeDraft } from './draft.ts';
import { beansMoved } from './red-packets.actions.ts';
import * as service from './red-packets.service.ts';
import { emptyDraft, notSending, redPacketsState as state } from './red-packets.state.ts';

/** What is no number stays as it was typed, for the contract to say so. */
const numberOf = (typed: string): number | string =>
  /^\d+$/.test(typed.trim()) ? Number(typed) : typed.trim();

const packetOf = ({ kind, count, amount, blessing }: PacketDraft) => ({
  group_id: state.groupId,
  kind,
  count: numberOf(count),
  blessing: blessing.trim(),
  ...(kind === 'random' ? { total: numberOf(amount) } : { per_amount: numberOf(amount) }),
});

const amounts = ['total', 'per_amount'] as const;
const form = createDraftForm({
  state: () => state.sending.form,
  inputOf: packetOf,
  check: (draft) => fieldErrors(calls.redPackets.send.input, packetOf(draft)),
  fieldsOf: (name) => (name === 'amount' || name === 'kind' ? amounts : [name]),
  onFailed: (error) => {
    if (asApiError(error).msgKey === 'wallet.insufficient_beans') beansMoved();
    state.sending.refusal = ref(asApiError(error));
  },
});

/** Opens the form. @param isBack the member comes back from a recharge and finds it as they left it (V05) */
export function beginSending(isBack = false): void {
  const draft = isBack ? takeDraft(state.groupId) : null;
  state.sending = { ...notSending(), isOpen: !isBack || draft !== null };
  form.open(draft ?? emptyDraft());
}

export function stopSending(): void {
  state.sending = notSending();
}

/** Something was filled in. */
export const changePacket: (change: Partial<PacketDraft>) => void = form.change;

/** V05: the form is left for a recharge; what was typed stays with this tab. */
export function leaveToRecharge(): void {
  keepDraft(state.groupId, { ...state.sending.form.values });
  stopSending();
}

/** G027: sends a packet; its message comes by the room, like everybody's. The same form sent again sends once. */
export async function sendPacket(): Promise<void> {
  const { groupId, sending } = state;
  if (sending.form.isSending) return;
  sending.refusal = null;
  const sent = await form.submit((packet, request_id) => service.send({ ...packet, request_id }));
  if (!sent) return;
  if (groupId === state.groupId) stopSending();
  beansMoved();
}
