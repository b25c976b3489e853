/** What Stripe adds when a bank sent the payer back; what became of the payment its notice says, and nothing here. */
const fromStripe = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];

/** S01, D14: here `token` is a one-time ticket, also under the name `ticket`. */
const ticketPath = '/tjLogin';

/**
 * S01, D14: secrets in the address bar are taken out of it before anything else can read the address: a token, and
 * that of a card payment.
 * @param address the whole address
 * @returns the token and the ticket, empty when there is none, and the address to show instead
 */
export function takeAddressToken(address: string): { token: string; ticket: string; clean: string } {
  const url = new URL(address);
  const isTicket = url.pathname === ticketPath;
  const names = isTicket ? ['ticket', 'token'] : ['token'];
  const secret = names.map((name) => url.searchParams.get(name) ?? '').find((value) => value !== '') ?? '';
  const known = [...names, ...fromStripe].filter((name) => url.searchParams.has(name));
  if (known.length === 0) return { token: '', ticket: '', clean: address };
  for (const name of known) url.searchParams.delete(name);
  return { token: isTicket ? '' : secret, ticket: isTicket ? secret : '', clean: url.href };
}
