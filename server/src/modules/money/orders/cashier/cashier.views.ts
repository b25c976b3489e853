import { payTypes } from '@goldbean/contract';
import { fontFamily, fontRules } from '../../../../platform/web/page-fonts.ts';
import { cashierActions, type CashierAction } from './cashier.domain.ts';
import type { CashierPayment } from './cashier.repository.ts';
import type { cashierWords } from './cashier.messages.ts';

type CashierPageWords = ReturnType<typeof cashierWords>;

const style = `
:root { color-scheme: light; color: #1f2328; background: #f4f5f7; }
body { margin: 0; padding: 32px 16px; }
main { max-width: 420px; margin: 0 auto; background: #fff; border: 1px solid #d9dce1; border-radius: 8px; padding: 24px; }
h1 { margin: 0; font-size: 16px; font-weight: 600; }
h2 { margin: 24px 0 8px; font-size: 14px; font-weight: 600; color: #57606a; }
.demo { margin: 4px 0 20px; font-size: 14px; color: #57606a; }
.amount { margin: 0; font-size: 32px; line-height: 1.4; font-weight: 600; font-variant-numeric: tabular-nums; }
dl { margin: 12px 0 20px; font-size: 14px; display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; }
dt { color: #57606a; } dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
form { display: grid; gap: 8px; }
button { font: inherit; min-height: 44px; padding: 8px 16px; border: 1px solid #c3c8cf; border-radius: 8px; background: #fff; color: inherit; cursor: pointer; }
button.main { border-color: #1f2328; background: #1f2328; color: #fff; }
button:focus-visible, a:focus-visible { outline: 2px solid #0b57d0; outline-offset: 2px; }
.note { padding: 12px 16px; border: 1px solid #d9dce1; border-radius: 8px; background: #f4f5f7; }
a { color: #0b57d0; }
`;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? '');

function page(words: CashierPageWords, nonce: string, head: string, body: string): string {
  const text = `${words.title}${words.demo}${body}`;
  const fonts = `${fontRules(text, words.tag)}\n:root { font: 16px/1.6 ${fontFamily(words.tag)}; }`;
  return `<!doctype html>
<html lang="${words.tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head}<title>${words.title}</title>
<style nonce="${nonce}">${fonts}${style}</style>
</head>
<body><main><h1>${words.title}</h1><p class="demo">${words.demo}</p>${body}</main></body>
</html>
`;
}

const button = (action: CashierAction, label: string, isMain: boolean): string =>
  `<button name="action" value="${action}"${isMain ? ' class="main"' : ''}>${label}</button>`;

/** Ways that go to a page and come back; codes are scanned with a telephone, which stays where it is. */
const comesBack = (payment: CashierPayment): boolean =>
  payment.pay_type === payTypes.paypal || payment.pay_type === payTypes.card;

function choices(payment: CashierPayment, words: CashierPageWords): string {
  const [main, other] = payment.pay_type === payTypes.paypal ? ['approve', 'pay'] : ['pay', 'approve'];
  const trials = cashierActions.filter((action) => ![main, other, 'decline'].includes(action));
  const label = (action: CashierAction): string => words.actions[action];
  return `<form method="post">${button(main as CashierAction, label(main as CashierAction), true)}
${button('decline', label('decline'), false)}
<h2>${words.trials}</h2>
${trials.map((action) => button(action, label(action), false)).join('\n')}</form>`;
}

/** What is bought, in the payer's language where it is counted; a product has the name its seller gave it. */
function goodsOf(
  { subject, gives_currency: currency, gives_amount: amount }: CashierPayment,
  words: CashierPageWords,
): string {
  if (currency === null || amount === null) return subject;
  return `${new Intl.NumberFormat(words.tag).format(amount)} ${words.currencies[currency]}`;
}

/** As the app writes it: at the reader's place, where that is known; else in Shanghai, with its name. */
const momentOf = (at: number, zone: string | null, { tag }: CashierPageWords): string =>
  zone === null
    ? `${new Intl.DateTimeFormat(tag, { ...written, timeZone: 'Asia/Shanghai' }).format(at)} (UTC+8)`
    : new Intl.DateTimeFormat(tag, { ...written, timeZone: zone }).format(at);
const written = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Nobody knows such a payment. */
export const missingPage = (words: CashierPageWords, nonce: string): string =>
  page(words, nonce, '', `<p class="note" role="status">${words.missing}</p>`);

/**
 * The page on which one pays, and what became of it.
 * @param zone the reader's, of the IANA's list; null where it is not known
 * @param now UTC ms
 */
export function paymentPage(
  payment: CashierPayment,
  words: CashierPageWords,
  nonce: string,
  { zone, now }: { readonly zone: string | null; readonly now: number },
): string {
  const isOpen = payment.state === 'unpaid' && now < payment.expires_at;
  const money = new Intl.NumberFormat(words.tag, { style: 'currency', currency: payment.currency });
  const state = payment.state === 'unpaid' ? 'closed' : payment.state;
  const back = `<p><a href="${escape(payment.return_url)}">${words.back}</a></p>`;
  const isDone = payment.state !== 'unpaid' && payment.state !== 'closed';
  const head =
    isDone && comesBack(payment)
      ? `<meta http-equiv="refresh" content="3;url=${escape(payment.return_url)}">\n`
      : '';
  const facts = `<p class="amount">${escape(money.format(payment.minor / 100))}</p><p>${escape(goodsOf(payment, words))}</p>
<dl><dt>${words.order}</dt><dd>${escape(payment.order_no)}</dd>
<dt>${words.until}</dt><dd>${escape(momentOf(payment.expires_at, zone, words))}</dd></dl>`;
  const sent = isOpen && payment.action !== null ? `<p class="note" role="status">${words.sent}</p>` : '';
  const rest = isOpen
    ? sent + choices(payment, words)
    : `<p class="note" role="status">${words.states[state]}</p>${back}`;
  return page(words, nonce, head, facts + rest);
}
