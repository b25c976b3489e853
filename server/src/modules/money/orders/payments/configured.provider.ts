import { payTypes, type PayType } from '@goldbean/contract';
import type { Clock } from '../../../../platform/clock.ts';
import type { PaymentProvider } from './payment-provider.ports.ts';
import { createAlipay, readAlipay } from './alipay/alipay.provider.ts';
import { createPaypal, readPaypal } from './paypal/paypal.provider.ts';
import type { Environment } from './settings.domain.ts';
import { createStripe, readStripe } from './stripe/stripe.provider.ts';
import { createWechat, readWechat } from './wechat/wechat.provider.ts';

/**
 * The configured external providers, by way to pay. All settings are read before anything is created, and only
 * the SDKs of configured ones are loaded: all of them would cost each start 60 MB and a third of a second.
 * @throws Error naming the variable that is missing or wrong
 */
export async function configuredProviders(
  environment: Environment,
  clock: Clock,
): Promise<ReadonlyMap<PayType, PaymentProvider>> {
  const wechat = readWechat(environment);
  const alipay = readAlipay(environment);
  const paypal = readPaypal(environment);
  const stripe = readStripe(environment);
  const found = new Map<PayType, PaymentProvider>();
  if (wechat) found.set(payTypes.wechat, await createWechat(wechat));
  if (alipay) found.set(payTypes.alipay, await createAlipay(alipay, clock));
  if (paypal) found.set(payTypes.paypal, await createPaypal(paypal));
  if (stripe) found.set(payTypes.card, await createStripe(stripe));
  return found;
}
