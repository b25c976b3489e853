import { payTypes, type PayType } from '@goldbean/contract';
import type { Clock } from '../../../../platform/clock.ts';
import type { Collectors } from '../pay-methods.domain.ts';
import type { PaymentProvider } from './payment-provider.ports.ts';
import type { Cashier } from '../cashier/index.ts';
import { configuredProviders } from './configured.provider.ts';
import type { Environment } from './settings.domain.ts';

/**
 * The provider of each way to pay: the configured ones, and the local cashier where it is enabled. By default it is
 * enabled in the demo while no provider is configured, so that nobody gets credit without paying beside real payments.
 * @throws Error as `configuredProviders`
 */
export async function chooseCollectors(
  environment: Environment,
  clock: Clock,
  cashier: Cashier,
  config: { readonly demo: boolean; readonly cashier: boolean | undefined },
): Promise<{ readonly collectors: Collectors; readonly hasCashier: boolean }> {
  const outside = await configuredProviders(environment, clock);
  const hasCashier = config.cashier ?? (config.demo && outside.size === 0);
  // Two are scanned as codes, the others open a page.
  const inside = [
    [payTypes.wechat, cashier.standIn(payTypes.wechat, 'qr')],
    [payTypes.alipay, cashier.standIn(payTypes.alipay, 'qr')],
    [payTypes.card, cashier.standIn(payTypes.card, 'redirect')],
    [payTypes.paypal, cashier.standIn(payTypes.paypal, 'redirect')],
  ] as const;
  return {
    collectors: new Map<PayType, PaymentProvider>([...(hasCashier ? inside : []), ...outside]),
    hasCashier,
  };
}
