import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { shanghaiTime, type Clock } from '../../../../../platform/clock.ts';
import { ProviderUnavailable, type PaymentFact, type PaymentProvider } from '../payment-provider.ports.ts';
import { factOf, readNotice, tradeSchema } from './alipay.webhooks.ts';
import { decimalOf } from '../amounts.domain.ts';
import {
  requestTimeoutMs,
  privateKeyOf,
  publicKeyOf,
  readSettings,
  type Environment,
} from '../settings.domain.ts';

/** An application at Alipay's open platform, in its public key mode. */
export interface AlipayOptions {
  readonly appId: string;
  /** Partner id of the seller, `2088...`, who receives the money. */
  readonly sellerId: string;
  /** Our key, which signs requests. */
  readonly privateKey: KeyObject;
  /** Alipay's key for this application, which signs answers and notices; not the application's own public key. */
  readonly publicKey: KeyObject;
  /** Absolute address; by default `https://openapi.alipay.com/gateway.do`, another in the sandbox. */
  readonly gateway: string;
  /** ms */
  readonly timeout?: number;
}

/**
 * @returns null when Alipay is not configured
 * @throws Error naming the variable that is missing or wrong
 */
export function readAlipay(environment: Environment): AlipayOptions | null {
  const settings = readSettings(environment, 'Alipay', [
    'ALIPAY_APP_ID',
    'ALIPAY_SELLER_ID',
    'ALIPAY_PRIVATE_KEY',
    'ALIPAY_PUBLIC_KEY',
  ]);
  if (!settings) return null;
  if (!/^2088\d{12}$/.test(settings.ALIPAY_SELLER_ID)) {
    throw new Error('ALIPAY_SELLER_ID has 16 digits and starts with 2088');
  }
  const gateway = environment['ALIPAY_GATEWAY']?.trim() || 'https://openapi.alipay.com/gateway.do';
  if (!gateway.startsWith('https://') || !URL.canParse(gateway)) {
    throw new Error('ALIPAY_GATEWAY is an https address');
  }
  return {
    appId: settings.ALIPAY_APP_ID,
    sellerId: settings.ALIPAY_SELLER_ID,
    privateKey: privateKeyOf('ALIPAY_PRIVATE_KEY', settings.ALIPAY_PRIVATE_KEY),
    publicKey: publicKeyOf('ALIPAY_PUBLIC_KEY', settings.ALIPAY_PUBLIC_KEY),
    gateway,
  };
}

const resultSchema = z.object({ code: z.string(), sub_code: z.string().optional() });

/** At most 256 characters, without those that Alipay forbids. */
const subjectOf = (subject: string): string =>
  Array.from(subject.replaceAll(/[/=&]/g, ' ')).slice(0, 256).join('');

/** Alipay's page pay, where the payer signs in or scans a code; CNY only (D72). */
export async function createAlipay(options: AlipayOptions, clock: Clock): Promise<PaymentProvider> {
  const { AlipaySdk } = await import('alipay-sdk');
  const sdk = new AlipaySdk({
    appId: options.appId,
    privateKey: options.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    keyType: 'PKCS8',
    alipayPublicKey: options.publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    signType: 'RSA2',
    gateway: options.gateway,
    camelcase: false,
    timeout: options.timeout ?? requestTimeoutMs,
  });
  // Beijing time; the SDK would use the server's time zone.
  const timestamp = () => shanghaiTime(clock.now());

  /**
   * @param settled Alipay's codes for a state that is reached already, which give null
   * @throws ProviderUnavailable also for an answer that Alipay's key did not sign
   */
  async function ask(method: string, orderNo: string, settled: readonly string[]): Promise<unknown> {
    const answer = await sdk
      .exec(method, { timestamp: timestamp(), bizContent: { out_trade_no: orderNo } }, { validateSign: true })
      .catch((error: unknown) => {
        const name = error instanceof Error ? error.name : 'unknown';
        throw new ProviderUnavailable(`Alipay: no answer that can be believed (${name})`);
      });
    const result = resultSchema.safeParse(answer).data;
    if (result?.code === '10000') return answer;
    if (result?.sub_code && settled.includes(result.sub_code)) return null;
    throw new ProviderUnavailable(`Alipay: ${result?.code ?? 'no code'} ${result?.sub_code ?? ''}`.trim());
  }

  async function query(orderNo: string): Promise<PaymentFact> {
    // Page pay creates the trade when the payer signs in, so an order may have none yet.
    const said = await ask('alipay.trade.query', orderNo, ['ACQ.TRADE_NOT_EXIST']);
    if (said === null) return { state: 'unpaid' };
    const trade = tradeSchema.safeParse(said).data;
    const fact = trade?.out_trade_no === orderNo ? factOf(trade, trade.send_pay_date) : null;
    if (!fact) throw new ProviderUnavailable('Alipay: answered nothing of use about the order');
    return fact;
  }

  return {
    name: 'alipay',

    async start({ orderNo, price, subject, returnUrl, notifyUrl, expiresAt }) {
      if (price.currency !== 'CNY') throw new ProviderUnavailable('Alipay: collects CNY alone');
      const url = sdk.pageExecute('alipay.trade.page.pay', 'GET', {
        timestamp: timestamp(),
        returnUrl,
        notifyUrl,
        bizContent: {
          out_trade_no: orderNo,
          product_code: 'FAST_INSTANT_TRADE_PAY',
          total_amount: decimalOf(price.minor),
          subject: subjectOf(subject),
          time_expire: shanghaiTime(expiresAt),
        },
      });
      return { step: { kind: 'redirect', url }, reference: orderNo };
    },

    query,
    capture: query,

    async close(orderNo) {
      await ask('alipay.trade.close', orderNo, [
        'ACQ.TRADE_NOT_EXIST',
        // Paid, finished or closed: `query` tells which.
        'ACQ.TRADE_STATUS_ERROR',
        'ACQ.REASON_TRADE_STATUS_INVALID',
      ]);
    },

    readNotice: async (notice, now) => readNotice({ ...options, sdk }, notice, now),

    answer: (isTaken) => ({
      status: isTaken ? 200 : 400,
      contentType: 'text/plain',
      body: isTaken ? 'success' : 'failure',
    }),
  };
}
