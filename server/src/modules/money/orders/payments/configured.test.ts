import { generateKeyPairSync } from 'node:crypto';
import { payTypes } from '@goldbean/contract';
import { expect, test } from 'vitest';
import { createManualClock } from '../../../../../test/test-database.ts';
import { configuredProviders } from './configured.provider.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const ours = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
const theirs = publicKey.export({ format: 'pem', type: 'spki' }).toString();
const clock = createManualClock();

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const others = {
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_MERCHANT_ID: 'MERCHANT1',
  PAYPAL_WEBHOOK_ID: 'webhook',
  ALIPAY_APP_ID: '2021000000000001',
  ALIPAY_SELLER_ID: '2088000000000001',
  ALIPAY_PRIVATE_KEY: ours,
  ALIPAY_PUBLIC_KEY: theirs,
  WECHATPAY_APP_ID: 'wx1',
  WECHATPAY_MERCHANT_ID: '1900000001',
  WECHATPAY_MERCHANT_SERIAL: '3775B6',
  WECHATPAY_MERCHANT_KEY: ours,
  WECHATPAY_API_V3_KEY: 'k'.repeat(32),
  WECHATPAY_PLATFORM_KEYS: `PUB_KEY_ID_1=${theirs}`,
};
const namesOf = async (environment: Record<string, string>) =>
  [...(await configuredProviders(environment, clock))].map(([type, { name }]) => [type, name]);

test('nobody collects until somebody is configured, and each is enabled by itself', async () => {
  expect(await namesOf({})).toEqual([]);
  expect(await namesOf(stripe)).toEqual([[payTypes.card, 'stripe']]);
  expect(await namesOf({ ...stripe, ...others })).toEqual([
    [payTypes.wechat, 'wechat'],
    [payTypes.alipay, 'alipay'],
    [payTypes.paypal, 'paypal'],
    [payTypes.card, 'stripe'],
  ]);
});

test('one that is half configured stops the start, whoever else is whole', async () => {
  await expect(namesOf({ ...stripe, PAYPAL_CLIENT_ID: 'client' })).rejects.toThrow(
    'PayPal is half configured, without PAYPAL_CLIENT_SECRET, PAYPAL_MERCHANT_ID, PAYPAL_WEBHOOK_ID',
  );
});
