import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../../platform/clock.ts';
import { serveFonts } from '../../../../platform/web/page-fonts.ts';
import { cashierActions, type CashierAction } from './cashier.domain.ts';
import { missingPage, paymentPage } from './cashier.views.ts';
import type { Cashier } from './cashier.provider.ts';
import { cashierWords } from './cashier.messages.ts';

const isAction = (value: unknown): value is CashierAction =>
  cashierActions.some((action) => action === value);

const onlyOf = (field: string | string[] | undefined): string | undefined =>
  typeof field === 'string' ? field : undefined;

/** The reader's zone, as the page that led here has sent it; null for none and for one that nobody knows. */
function zoneOf(field: string | string[] | undefined): string | null {
  const timeZone = onlyOf(field);
  if (timeZone === undefined || timeZone.length > 64) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

const actionOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'action' in body ? body.action : undefined;

/**
 * `/pay/cashier/<reference>`: the cashier's own page, without a script, in the language `lang` or the browser's and at the time of
 * `zone`. Its address is the right to pay, so it asks for no session and stands in nobody's referrer.
 */
export function serveCashier(http: FastifyInstance, cashier: Cashier, clock: Clock): void {
  serveFonts(http);
  const url = '/pay/cashier/:reference';
  type Route = {
    Params: { reference: string };
    Querystring: { lang?: string | string[]; zone?: string | string[] };
  };

  function send(
    request: FastifyRequest<Route>,
    reply: FastifyReply,
    status: number,
    html: (words: ReturnType<typeof cashierWords>, nonce: string) => string,
  ): FastifyReply {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .code(status)
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'`,
      )
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html(cashierWords(onlyOf(request.query.lang), request.headers['accept-language']), nonce));
  }

  http.get<Route>(url, async (request, reply) => {
    const payment = await cashier.find(request.params.reference);
    return payment
      ? send(request, reply, 200, (words, nonce) =>
          paymentPage(payment, words, nonce, { zone: zoneOf(request.query.zone), now: clock.now() }),
        )
      : send(request, reply, 404, missingPage);
  });

  http.post<Route>(url, async (request, reply) => {
    const { reference } = request.params;
    const action = actionOf(request.body);
    if (isAction(action)) await cashier.act(reference, action);
    const params = new URLSearchParams();
    for (const name of ['lang', 'zone'] as const) {
      const field = onlyOf(request.query[name]);
      if (field !== undefined) params.set(name, field);
    }
    const query = params.size > 0 ? `?${params.toString()}` : '';
    // Shown by a GET, so that loading the page again pays nothing again.
    return reply.redirect(`/pay/cashier/${encodeURIComponent(reference)}${query}`, 303);
  });
}
