import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { Agent } from 'node:https';
import { connect } from 'node:net';
import { crc32 } from 'node:zlib';
import { createManualClock } from '../../../../../../test/test-database.ts';
import type { RawNotice } from '../payment-provider.ports.ts';
import { createCertificate } from '../certificate.test-fixture.ts';
import { createPaypal, type PaypalOptions } from './paypal.provider.ts';
import {
  answerMaxMs,
  createProviderServer,
  json,
  type ProviderRequest,
} from '../provider-server.test-fixture.ts';

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2_048 });
const paypal = newKeys();
export const foreign = newKeys();

export const certificateUrl = 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594';
const day = 86_400_000;
const capturesOf = ({ purchase_units: [unit] }: FakePaypalOrder) => unit.payments?.captures ?? [];

interface Unit {
  readonly custom_id: string;
  readonly invoice_id: string;
  readonly amount: { readonly currency_code: string; readonly value: string };
  payee: { merchant_id: string };
  payments?: { captures: FakeCapture[]; refunds?: FakeRefund[] };
}
interface FakeCapture {
  readonly id: string;
  status: string;
  readonly amount: object;
  readonly custom_id: string;
  readonly create_time: string;
  readonly supplementary_data: object;
}
interface FakeRefund {
  readonly id: string;
  status: string;
  readonly amount: object;
  readonly links: object[];
}
interface FakePaypalOrder {
  readonly id: string;
  status: string;
  readonly purchase_units: [Unit];
}

/** Redirects the SDK, which knows only PayPal's hosts, to a local server. */
class LocalAgent extends Agent {
  readonly #port: number;
  constructor(port: number) {
    super();
    this.#port = port;
  }
  override createConnection() {
    return connect(this.#port, '127.0.0.1');
  }
}

/** A stand-in for PayPal: tokens, orders that wait for their capture, and notices signed by its certificate. */
export async function createPaypalFixture(given: Partial<PaypalOptions> = {}) {
  const clock = createManualClock();
  const orders = new Map<string, FakePaypalOrder>();
  const refunds = new Map<string, FakeRefund>();
  const kept = new Map<string, { body: string; answer: object }>();
  /** The one it accepts. */
  const token = { value: 'A21AAtoken' };
  /** The payer's instrument is declined, or PayPal reviews the payment. */
  const payer = { isBroke: false, captureStatus: 'COMPLETED' };
  /** Certificates by address, and the addresses that were requested. */
  const certificates = new Map([
    [
      certificateUrl,
      createCertificate('messageverificationcerts.sandbox.paypal.com', paypal, {
        from: clock.now() - day,
        to: clock.now() + day,
      }),
    ],
  ]);
  const fetched: string[] = [];
  const options = {
    mode: 'sandbox',
    clientId: 'client',
    clientSecret: 'GoldbeanSecret',
    merchantId: 'MERCHANT1',
    webhookId: '9XL90610J3647323C',
    timeout: answerMaxMs,
    ...given,
  } as const;

  const refusal = (status: number, issue: string) =>
    json(status, {
      name: status === 404 ? issue : 'UNPROCESSABLE_ENTITY',
      message: '',
      debug_id: '1',
      details: [{ issue }],
    });

  function create({ body, headers }: ProviderRequest) {
    const key = String(headers['paypal-request-id']);
    const before = kept.get(key);
    if (before)
      return before.body === body
        ? json(200, before.answer)
        : refusal(422, 'PAYPAL_REQUEST_ID_PREVIOUSLY_USED');
    const [unit] = (JSON.parse(body) as { purchase_units: [Unit] }).purchase_units;
    const id = `5O190127TN36471${orders.size + 1}T`;
    unit.payee = { merchant_id: options.merchantId };
    orders.set(id, { id, status: 'PAYER_ACTION_REQUIRED', purchase_units: [unit] });
    const answer = {
      id,
      status: 'PAYER_ACTION_REQUIRED',
      links: [
        { rel: 'self', href: `https://api.sandbox.paypal.com/v2/checkout/orders/${id}`, method: 'GET' },
        {
          rel: 'payer-action',
          href: `https://www.sandbox.paypal.com/checkoutnow?token=${id}`,
          method: 'GET',
        },
      ],
    };
    kept.set(key, { body, answer });
    return json(200, answer);
  }

  function capture(order: FakePaypalOrder) {
    if (order.status === 'COMPLETED') return refusal(422, 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return refusal(422, 'ORDER_NOT_APPROVED');
    if (payer.isBroke) return refusal(422, 'INSTRUMENT_DECLINED');
    const [unit] = order.purchase_units;
    order.status = 'COMPLETED';
    unit.payments = {
      captures: [
        {
          id: `3C679366HH9089${order.id.slice(-3)}`,
          status: payer.captureStatus,
          amount: unit.amount,
          custom_id: unit.custom_id,
          create_time: new Date(clock.now()).toISOString(),
          supplementary_data: { related_ids: { order_id: order.id } },
        },
      ],
    };
    return json(201, order);
  }

  const server = await createProviderServer((request) => {
    const { method, path, headers } = request;
    if (path === '/v1/oauth2/token') {
      const basic = Buffer.from(`${options.clientId}:${options.clientSecret}`).toString('base64');
      if (headers.authorization !== `Basic ${basic}`) return json(401, { error: 'invalid_client' });
      return json(200, { access_token: token.value, token_type: 'Bearer', expires_in: 32_400 });
    }
    if (headers.authorization !== `Bearer ${token.value}`)
      return json(401, { name: 'AUTHENTICATION_FAILURE' });
    const [, kind, part] = /^\/v2\/payments\/(captures|refunds)\/(\w+)$/.exec(path) ?? [];
    if (kind) {
      const parts = kind === 'refunds' ? [...refunds.values()] : [...orders.values()].flatMap(capturesOf);
      const found = parts.find(({ id }) => id === part);
      return found ? json(200, found) : refusal(404, 'RESOURCE_NOT_FOUND');
    }
    const [, id, verb] = /^\/v2\/checkout\/orders(?:\/(\w+))?(?:\/(\w+))?/.exec(path) ?? [];
    if (method === 'POST' && !id) return create(request);
    const order = orders.get(id ?? '');
    if (!order) return refusal(404, 'RESOURCE_NOT_FOUND');
    return verb === 'capture' ? capture(order) : json(200, order);
  });

  return {
    clock,
    server,
    orders,
    refunds,
    payer,
    token,
    certificates,
    fetched,
    paypal: await createPaypal({
      ...options,
      agent: new LocalAgent(server.port),
      certificates: async (url) => {
        fetched.push(url);
        return certificates.get(url) ?? null;
      },
    }),
    /** The payer agrees at PayPal's page. */
    approve(id: string) {
      const order = orders.get(id);
      if (!order) throw new Error('no such order');
      order.status = 'APPROVED';
      return order;
    },
    /** A notice as PayPal sends it, signed at `at` (UTC ms). */
    notice(
      event_type: string,
      resource: unknown,
      changed: {
        key?: KeyObject;
        at?: number;
        url?: string;
        webhookId?: string;
        algorithm?: string;
        event?: object;
        tamper?: (body: string) => string;
      } = {},
    ): RawNotice {
      const time = new Date(changed.at ?? clock.now()).toISOString();
      const body = JSON.stringify({
        id: 'WH-58D329510W468432D-8HN650336L201105X',
        event_version: '1.0',
        create_time: time,
        event_type,
        resource,
        ...changed.event,
      });
      const id = 'd938e770-8046-11e6-8103-6b62a8a99ac4';
      const message = `${id}|${time}|${changed.webhookId ?? options.webhookId}|${crc32(body)}`;
      return {
        headers: {
          'paypal-transmission-id': id,
          'paypal-transmission-time': time,
          'paypal-cert-url': changed.url ?? certificateUrl,
          'paypal-auth-algo': changed.algorithm ?? 'SHA256withRSA',
          'paypal-transmission-sig': sign(
            'sha256',
            Buffer.from(message),
            changed.key ?? paypal.privateKey,
          ).toString('base64'),
        },
        body: Buffer.from(changed.tamper?.(body) ?? body),
      };
    },
  };
}
