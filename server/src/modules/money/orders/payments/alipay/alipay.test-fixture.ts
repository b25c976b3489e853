import { generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import { createManualClock } from '../../../../../../test/test-database.ts';
import { shanghaiTime } from '../../../../../platform/clock.ts';
import type { RawNotice } from '../payment-provider.ports.ts';
import { createAlipay, type AlipayOptions } from './alipay.provider.ts';
import { answerMaxMs, createProviderServer, type ProviderAnswer } from '../provider-server.test-fixture.ts';

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2_048 });
const application = newKeys();
const alipay = newKeys();
export const foreign = newKeys();

/** What Alipay's rule signs: fields that say something, sorted, as `a=1&b=2`. */
const contentOf = (fields: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(
    Object.keys(fields)
      .filter((name) => name !== 'sign' && fields[name] !== '')
      .toSorted()
      .map((name) => `${name}=${fields[name]}`)
      .join('&'),
  );

interface AlipayTrade {
  total_amount: string;
  trade_status: string;
  send_pay_date?: string;
}

/** A stand-in for Alipay: it verifies our signature and signs answers and notices. */
export async function createAlipayFixture() {
  const clock = createManualClock();
  /** By order number; a trade exists once the payer has signed in. */
  const trades = new Map<string, AlipayTrade>();
  /** Overrides of what it answers. */
  const lies: Record<string, unknown> = {};
  /** Signs answers; a test may replace it by another key. */
  const signer = { key: alipay.privateKey };

  /** @returns the fields of a request that our application rightly signed, or null */
  function requestOf(url: URL, body = ''): Readonly<Record<string, string>> | null {
    const fields = Object.fromEntries([...url.searchParams, ...new URLSearchParams(body)]);
    const signature = Buffer.from(fields['sign'] ?? '', 'base64');
    const isOurs = verify('sha256', contentOf(fields), application.publicKey, signature);
    return isOurs && fields['sign_type'] === 'RSA2' ? fields : null;
  }

  function signed(method: string, value: object): ProviderAnswer {
    const content = JSON.stringify(value);
    const signature = sign('sha256', Buffer.from(content), signer.key).toString('base64');
    const body = `{"${method.replaceAll('.', '_')}_response":${content},"sign":"${signature}"}`;
    return { status: 200, headers: { 'content-type': 'text/html;charset=utf-8' }, body };
  }
  const refusal = (method: string, sub_code: string) =>
    signed(method, { code: '40004', msg: 'Business Failed', sub_code, sub_msg: '交易不存在' });

  const server = await createProviderServer(({ path, body }) => {
    const fields = requestOf(new URL(path, 'http://alipay'), body);
    const method = fields?.['method'] ?? '';
    if (!fields) return signed('error', { code: '40002', sub_code: 'isv.invalid-signature' });
    const { out_trade_no } = JSON.parse(fields['biz_content'] ?? '') as { out_trade_no: string };
    const trade = trades.get(out_trade_no);
    if (!trade) return refusal(method, 'ACQ.TRADE_NOT_EXIST');
    if (method === 'alipay.trade.close') {
      if (trade.trade_status !== 'WAIT_BUYER_PAY') return refusal(method, 'ACQ.TRADE_STATUS_ERROR');
      trade.trade_status = 'TRADE_CLOSED';
    }
    const trade_no = `2026112122001${out_trade_no}`;
    return signed(method, { code: '10000', msg: 'Success', out_trade_no, trade_no, ...trade, ...lies });
  });

  const options: AlipayOptions = {
    appId: '2021000000000001',
    sellerId: '2088000000000001',
    privateKey: application.privateKey,
    publicKey: alipay.publicKey,
    gateway: new URL('/gateway.do', server.url).href,
    timeout: answerMaxMs,
  };

  return {
    clock,
    server,
    trades,
    lies,
    signer,
    requestOf,
    /** Settings that enable Alipay; nothing answers at the gateway. */
    environment: {
      ALIPAY_APP_ID: options.appId,
      ALIPAY_SELLER_ID: options.sellerId,
      ALIPAY_PRIVATE_KEY: application.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
      ALIPAY_PUBLIC_KEY: alipay.publicKey.export({ format: 'pem', type: 'spki' }).toString(),
      ALIPAY_GATEWAY: 'https://127.0.0.1:1/gateway.do',
    },
    alipay: await createAlipay(options, clock),
    /** The payer signs in at the page, and pays if `state` says so. */
    visit(orderNo: string, total_amount: string, trade_status = 'TRADE_SUCCESS') {
      trades.set(orderNo, {
        total_amount,
        trade_status,
        ...(trade_status === 'TRADE_SUCCESS' && { send_pay_date: shanghaiTime(clock.now()) }),
      });
    },
    /** A notice as Alipay posts it; a field of undefined is left out. */
    notice(
      fields: Readonly<Record<string, string | undefined>> = {},
      changed: { key?: KeyObject; algorithm?: string; tamper?: (body: string) => string } = {},
    ): RawNotice {
      const said = Object.fromEntries(
        Object.entries({
          notify_type: 'trade_status_sync',
          notify_id: '2026112100222',
          notify_time: shanghaiTime(clock.now()),
          app_id: options.appId,
          seller_id: options.sellerId,
          charset: 'utf-8',
          version: '1.0',
          out_trade_no: 'G1',
          trade_no: '2026112122001G1',
          trade_status: 'TRADE_SUCCESS',
          total_amount: '0.29',
          subject: '500 金豆 & more',
          gmt_payment: shanghaiTime(clock.now() - 1_000),
          buyer_id: '2088000000000002',
          sign_type: 'RSA2',
          ...fields,
        }).filter((pair): pair is [string, string] => pair[1] !== undefined),
      );
      // The type of the signature is not part of what a notice's signature covers.
      const { sign_type: _, ...covered } = said;
      const signature = sign(
        changed.algorithm ?? 'sha256',
        contentOf(covered),
        changed.key ?? alipay.privateKey,
      );
      const body = new URLSearchParams({ ...said, sign: signature.toString('base64') }).toString();
      return {
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
        body: Buffer.from(changed.tamper?.(body) ?? body),
      };
    },
  };
}
