import { calls } from '@goldbean/contract/money';
import { agreements } from '@goldbean/contract/shared';
import { ref } from 'valtio/vanilla';
import { serverNow } from '../../../shared/clock/index.ts';
import { asApiError } from '../../../shared/api/index.ts';
import { createDraftForm, fieldErrors } from '../../../shared/forms/index.ts';
import { beanExpiry } from './bean-expiry.ts';
import * as service from './exchange.service.ts';
import { emptyExchange, exchangeState as state, type ExchangeDraft } from './exchange.state.ts';

const inputOf = ({ coins, isAgreed }: ExchangeDraft) => ({
  coins: coins.trim(),
  agree: isAgreed,
  // The version that the form shows.
  agreement_version: agreements.exchange.version,
});
const form = createDraftForm({
  state: () => state.form,
  inputOf,
  check: (draft) => fieldErrors(calls.exchange.exchange.input, inputOf(draft)),
  fieldsOf: (name) => (name === 'isAgreed' ? ['agree'] : [name]),
  onFailed: (error) => {
    state.phase = { kind: 'refused', error: ref(asApiError(error)) };
  },
});

/** An empty form: at opening, and for another exchange after one. */
export function beginExchange(): void {
  form.open(emptyExchange());
  state.phase = { kind: 'editing' };
  state.beansUntil = beanExpiry(serverNow());
}

/** The member changed something in the form. */
export const changeExchange: (change: Partial<ExchangeDraft>) => void = form.change;

/**
 * S51: turns coins into beans, for good. Pressed twice, or again after silence, it is one exchange (D77).
 * @param onMoved coins and beans have moved: what is shown of the balances is out of date
 */
export async function exchangeCoins(onMoved: () => void): Promise<void> {
  if (state.form.isSending || state.phase.kind === 'done') return;
  state.phase = { kind: 'editing' };
  const value = await form.submit(({ coins, agreement_version: version }, requestId) =>
    service.exchange(Number(coins), version, requestId),
  );
  if (value) state.phase = { kind: 'done', value };
  // Fewer coins than the member saw.
  if (value || isShort()) onMoved();
}

const isShort = (): boolean =>
  state.phase.kind === 'refused' && asApiError(state.phase.error).msgKey === 'wallet.insufficient';
