import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { shanghaiTime } from '../../../../../platform/clock.ts';
import { ProviderUnavailable, type PaymentFact, type PaymentProvider } from '../payment-provider.ports.ts';
import {
  requestTimeoutMs,
  privateKeyOf,
  publicKeyOf,
  readSettings,
  type Environment,
} from '../settings.domain.ts';
import { factOf, isOurs, readNotice, transactionSchema, type WechatTransaction } from './wechat.webhooks.ts';

/** A merchant at WeChat Pay, API v3. */
export interface WechatOptions {
  /** `wx...`, bound to the merchant. */
  readonly appId: string;
  readonly merchantId: string;
  /** Of the merchant's own certificate, in hexadecimal. */
  readonly merchantSerial: string;
  /** Key of that certificate, which signs requests. */
  readonly merchantKey: KeyObject;
  /** 32 bytes; decrypts the resource of a notice. */
  readonly apiKey: string;
  /**
   * What WeChat signs with, by serial number or by `PUB_KEY_ID_...`: its public key, or its certificates for older
   * merchants. Two at once while one replaces the other.
   */
  readonly platformKeys: Readonly<Record<string, KeyObject>>;
  /** Address of the server that stands in for WeChat in tests. */
  readonly endpoint?: URL;
  /** ms */
  readonly timeout?: number;
}

/**
 * @returns null when WeChat Pay is not configured
 * @throws Error naming the variable that is missing or wrong
 */
export function readWechat(environment: Environment): WechatOptions | null {
  const settings = readSettings(environment, 'WeChat Pay', [
    'WECHATPAY_APP_ID',
    'WECHATPAY_MERCHANT_ID',
    'WECHATPAY_MERCHANT_SERIAL',
    'WECHATPAY_MERCHANT_KEY',
    'WECHATPAY_API_V3_KEY',
    'WECHATPAY_PLATFORM_KEYS',
  ]);
  if (!settings) return null;
  if (Buffer.byteLength(settings.WECHATPAY_API_V3_KEY) !== 32) {
    throw new Error('WECHATPAY_API_V3_KEY has 32 bytes');
  }
  const platformKeys = settings.WECHATPAY_PLATFORM_KEYS.split(',').map((pair) => {
    const [, serial, key] = /^\s*(\w+)=(.+)$/s.exec(pair) ?? [];
    if (!serial || !key) throw new Error('WECHATPAY_PLATFORM_KEYS is a list of serial=key, comma separated');
    if (serial === settings.WECHATPAY_MERCHANT_SERIAL) {
      throw new Error('WECHATPAY_PLATFORM_KEYS are keys of WeChat, not the one of WECHATPAY_MERCHANT_SERIAL');
    }
    return [serial, publicKeyOf('WECHATPAY_PLATFORM_KEYS', key.trim())] as const;
  });
  return {
    appId: settings.WECHATPAY_APP_ID,
    merchantId: settings.WECHATPAY_MERCHANT_ID,
    merchantSerial: settings.WECHATPAY_MERCHANT_SERIAL,
    merchantKey: privateKeyOf('WECHATPAY_MERCHANT_KEY', settings.WECHATPAY_MERCHANT_KEY),
    apiKey: settings.WECHATPAY_API_V3_KEY,
    platformKeys: Object.fromEntries(platformKeys),
  };
}

/** WeChat's refusal, as attached to the error that the SDK throws. */
const refusalSchema = z.object({
  response: z.object({ status: z.number(), data: z.object({ code: z.string() }) }),
});
const refusalOf = (error: unknown) => refusalSchema.safeParse(error).data?.response;

/** Codes for a description: at most 127 characters. */
const subjectOf = (subject: string): string => Array.from(subject).slice(0, 127).join('');

/** A code that the payer scans with WeChat (Native, API v3); fen of CNY alone (D72). */
export async function createWechat(options: WechatOptions): Promise<PaymentProvider> {
  const { Decorator } = await import('wechatpay-axios-plugin');
  const { appId, merchantId } = options;
  // It signs every request and accepts only answers that one of `platformKeys` signed.
  const { v3: client } = new Decorator({
    mchid: merchantId,
    serial: options.merchantSerial,
    privateKey: options.merchantKey.export({ format: 'pem', type: 'pkcs8' }),
    certs: { ...options.platformKeys },
    timeout: options.timeout ?? requestTimeoutMs,
    ...(options.endpoint && { baseURL: options.endpoint.href }),
  });

  /** @param settled WeChat's codes for a state that is reached already, which give null */
  async function ask(
    work: () => Promise<{ data: unknown }>,
    settled: readonly string[] = [],
  ): Promise<unknown> {
    try {
      return (await work()).data;
    } catch (error) {
      // The error itself is not logged: it holds the request and with it the merchant's key.
      const refusal = refusalOf(error);
      if (refusal && settled.includes(refusal.data.code)) return null;
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      throw new ProviderUnavailable(
        `WeChat Pay: ${refusal ? `${refusal.status} ${refusal.data.code}` : code}`,
      );
    }
  }

  const pathOf = (orderNo: string) => `v3/pay/transactions/out-trade-no/${encodeURIComponent(orderNo)}`;

  const nothingOfUse = () => new ProviderUnavailable('WeChat Pay: answered nothing of use about the order');

  /** @returns null for an order whose start never arrived, so that nothing can have been paid */
  async function look(orderNo: string): Promise<WechatTransaction | null> {
    const said = await ask(
      () => client.get(pathOf(orderNo), { params: { mchid: merchantId } }),
      ['ORDER_NOT_EXIST'],
    );
    if (said === null) return null;
    const transaction = transactionSchema.safeParse(said).data;
    if (transaction?.out_trade_no !== orderNo) throw nothingOfUse();
    return transaction;
  }

  async function query(orderNo: string): Promise<PaymentFact> {
    const transaction = await look(orderNo);
    if (!transaction) return { state: 'unpaid' };
    const fact = isOurs(transaction, options) ? factOf(transaction) : null;
    if (!fact) throw nothingOfUse();
    return fact;
  }

  return {
    name: 'wechat',

    async start({ orderNo, price, subject, notifyUrl, expiresAt }) {
      if (price.currency !== 'CNY') throw new ProviderUnavailable('WeChat Pay: collects CNY alone');
      const said = await ask(() =>
        client.post('v3/pay/transactions/native', {
          appid: appId,
          mchid: merchantId,
          description: subjectOf(subject),
          out_trade_no: orderNo,
          time_expire: `${shanghaiTime(expiresAt).replace(' ', 'T')}+08:00`,
          notify_url: notifyUrl,
          amount: { total: price.minor, currency: price.currency },
        }),
      );
      const codeUrl = z.object({ code_url: z.string().min(1) }).safeParse(said).data?.code_url;
      if (!codeUrl) throw new ProviderUnavailable('WeChat Pay: no code to scan');
      // WeChat has no id for it before it is paid; it is queried by our number.
      return { step: { kind: 'qr', codeUrl }, reference: orderNo };
    },

    query,
    capture: query,

    async close(orderNo) {
      await ask(
        () => client.post(`${pathOf(orderNo)}/close`, { mchid: merchantId }),
        ['ORDER_CLOSED', 'ORDERPAID', 'ORDER_NOT_EXIST'],
      );
    },

    readNotice: async (notice, now) => readNotice({ ...options, look }, notice, now),

    answer: (isTaken) => ({
      status: isTaken ? 200 : 400,
      contentType: 'application/json',
      body: JSON.stringify(
        isTaken ? { code: 'SUCCESS', message: '成功' } : { code: 'FAIL', message: '失败' },
      ),
    }),
  };
}
