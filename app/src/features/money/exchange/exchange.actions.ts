import { agreements } from '@goldbean/contract/money';
import { ref } from 'valtio/vanilla';
import { asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { beanExpiry } from './bean-expiry.ts';
import * as service from './exchange.service.ts';
import { exchangeState as state } from './exchange.state.ts';

const intents = createIntents(newRequestId);

/** An empty form: at opening, and for another exchange after one. */
export function beginExchange(): void {
  state.phase = { kind: 'editing' };
  state.beansUntil = beanExpiry(Date.now());
}

/**
 * S51: turns coins into beans, for good. Pressed twice, or again after silence, it is one exchange (D77).
 * @param onMoved coins and beans have moved: what is shown of the balances is out of date
 */
export async function exchangeCoins(coins: number, onMoved: () => void): Promise<void> {
  if (state.phase.kind === 'exchanging' || state.phase.kind === 'done') return;
  state.phase = { kind: 'exchanging' };
  try {
    const value = await intents.run(`exchange ${coins}`, (requestId) =>
      // The version that the form shows.
      service.exchange(coins, agreements.exchange.version, requestId),
    );
    state.phase = { kind: 'done', value };
    onMoved();
  } catch (error) {
    state.phase = { kind: 'refused', error: ref(asApiError(error)) };
    // Fewer coins than the member saw.
    if (asApiError(error).msgKey === 'wallet.insufficient') onMoved();
  }
}
