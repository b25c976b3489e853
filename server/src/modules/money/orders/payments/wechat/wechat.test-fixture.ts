import { createCipheriv, generateKeyPairSync, randomBytes, sign, verify, type KeyObject } from 'node:crypto';
import { createManualClock } from '../../../../../../test/test-database.ts';
import type { RawNotice } from '../payment-provider.ports.ts';
import {
  answerMaxMs,
  createProviderServer,
  json,
  type ProviderAnswer,
  type ProviderRequest,
} from '../provider-server.test-fixture.ts';
import { createWechat, type WechatOptions } from './wechat.provider.ts';

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2_048 });
const merchant = newKeys();
const platform = newKeys();
export const foreign = newKeys();
const platformSerial = 'PUB_KEY_ID_0119000000012026112100000000000001';

interface WechatTrade {
  readonly body: string;
  readonly total: number;
  readonly notifyUrl: string;
  state: string;
  paid: { transaction_id: string; success_time: string; amount: object } | null;
}

/** A stand-in for WeChat Pay: it verifies signatures, signs answers and encrypts notices. */
export async function createWechatFixture(given: Partial<WechatOptions> = {}) {
  const clock = createManualClock();
  const trades = new Map<string, WechatTrade>();
  /** Overrides of what it answers. */
  const lies: Record<string, unknown> = {};
  /** Signs answers; a test may replace it by another key. */
  const signer = { key: platform.privateKey };
  const options: WechatOptions = {
    appId: 'wx8888888888888888',
    merchantId: '1900000001',
    merchantSerial: '3775B6A45ACD588826D15E583A95F5DD',
    merchantKey: merchant.privateKey,
    apiKey: 'goldbean-api-v3-key-of-32-bytes!',
    platformKeys: { [platformSerial]: platform.publicKey },
    timeout: answerMaxMs,
    ...given,
  };

  function signed(status: number, value?: object): ProviderAnswer {
    const body = value ? JSON.stringify(value) : '';
    // The SDK compares answers with the clock of the process.
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const nonce = randomBytes(8).toString('hex');
    const signature = sign('sha256', Buffer.from(`${timestamp}\n${nonce}\n${body}\n`), signer.key);
    return {
      status,
      body,
      headers: {
        'content-type': 'application/json',
        'wechatpay-timestamp': timestamp,
        'wechatpay-nonce': nonce,
        'wechatpay-serial': platformSerial,
        'wechatpay-signature': signature.toString('base64'),
      },
    };
  }
  const refusal = (status: number, code: string) => json(status, { code, message: code });

  function isMerchant({ method, path, headers, body }: ProviderRequest): boolean {
    const [, scheme, rest = ''] = /^(\S+) (.*)$/.exec(headers.authorization ?? '') ?? [];
    const said = Object.fromEntries(
      [...rest.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const message = `${method}\n${path}\n${said['timestamp']}\n${said['nonce_str']}\n${body}\n`;
    return (
      scheme === 'WECHATPAY2-SHA256-RSA2048' &&
      said['mchid'] === options.merchantId &&
      said['serial_no'] === options.merchantSerial &&
      verify(
        'sha256',
        Buffer.from(message),
        merchant.publicKey,
        Buffer.from(said['signature'] ?? '', 'base64'),
      )
    );
  }

  function create(body: string): ProviderAnswer {
    const fields = JSON.parse(body) as {
      out_trade_no: string;
      amount: { total: number };
      notify_url: string;
    };
    const before = trades.get(fields.out_trade_no);
    if (before?.paid) return refusal(400, 'ORDERPAID');
    if (before && before.body !== body) return refusal(403, 'OUT_TRADE_NO_USED');
    trades.set(fields.out_trade_no, {
      body,
      total: fields.amount.total,
      notifyUrl: fields.notify_url,
      state: 'NOTPAY',
      paid: null,
    });
    return signed(200, { code_url: `weixin://wxpay/bizpayurl?pr=${fields.out_trade_no}` });
  }

  const transactionOf = (orderNo: string) => {
    const trade = trades.get(orderNo);
    return {
      appid: options.appId,
      mchid: options.merchantId,
      out_trade_no: orderNo,
      trade_state: trade?.state ?? 'NOTPAY',
      trade_state_desc: '',
      ...trade?.paid,
      ...lies,
    };
  };

  const server = await createProviderServer((request) => {
    if (!isMerchant(request)) return refusal(401, 'SIGN_ERROR');
    if (request.path === '/v3/pay/transactions/native') return create(request.body);
    const [, orderNo = '', verb] = /out-trade-no\/(\w+)(\/close)?/.exec(request.path) ?? [];
    const trade = trades.get(orderNo);
    if (!trade) return refusal(404, 'ORDER_NOT_EXIST');
    if (!verb) return signed(200, transactionOf(orderNo));
    if (trade.paid) return refusal(400, 'ORDERPAID');
    if (trade.state === 'CLOSED') return refusal(400, 'ORDER_CLOSED');
    trade.state = 'CLOSED';
    return signed(204);
  });

  return {
    clock,
    server,
    trades,
    signer,
    lies,
    transactionOf,
    wechat: await createWechat({ ...options, endpoint: server.url }),
    /** The payer confirms the payment. */
    pay(orderNo: string, amount?: object) {
      const trade = trades.get(orderNo);
      if (!trade) throw new Error('no such trade');
      trade.state = 'SUCCESS';
      trade.paid = {
        transaction_id: `42000${orderNo}`,
        success_time: new Date(clock.now()).toISOString().replace('.000Z', '+00:00'),
        amount: {
          total: trade.total,
          payer_total: trade.total,
          currency: 'CNY',
          payer_currency: 'CNY',
          ...amount,
        },
      };
    },
    /** An encrypted and signed notice; `at` is UTC s. */
    notice(
      transaction: object,
      changed: {
        key?: KeyObject;
        serial?: string;
        apiKey?: string;
        at?: number;
        event?: string;
        tamper?: (body: string) => string;
      } = {},
    ): RawNotice {
      const nonce = randomBytes(6).toString('hex');
      const cipher = createCipheriv('aes-256-gcm', changed.apiKey ?? options.apiKey, nonce);
      cipher.setAAD(Buffer.from('transaction'));
      const sealed = Buffer.concat([
        cipher.update(JSON.stringify(transaction)),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
      const body = JSON.stringify({
        id: 'EV-2026112100000001',
        create_time: new Date(clock.now()).toISOString(),
        event_type: changed.event ?? 'TRANSACTION.SUCCESS',
        resource_type: 'encrypt-resource',
        resource: {
          algorithm: 'AEAD_AES_256_GCM',
          original_type: 'transaction',
          ciphertext: sealed.toString('base64'),
          associated_data: 'transaction',
          nonce,
        },
        summary: '支付成功',
      });
      const timestamp = String(changed.at ?? Math.floor(clock.now() / 1_000));
      const message = Buffer.from(`${timestamp}\n${nonce}\n${body}\n`);
      return {
        headers: {
          'wechatpay-timestamp': timestamp,
          'wechatpay-nonce': nonce,
          'wechatpay-serial': changed.serial ?? platformSerial,
          'wechatpay-signature': sign('sha256', message, changed.key ?? platform.privateKey).toString(
            'base64',
          ),
        },
        body: Buffer.from(changed.tamper?.(body) ?? body),
      };
    },
  };
}
