/** What Stripe adds when a bank sent the payer back; what became of the payment its notice says, and nothing here. */
const fromStripe = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];

/**
 * S01, D14: secrets in the address bar are taken out of it before anything else can read the address: a token, and
 * that of a card payment.
 * @param address the whole address
 * @returns the token, empty when there is none, and the address to show instead
 */
export function takeAddressToken(address: string): { token: string; clean: string } {
  const url = new URL(address);
  const token = url.searchParams.get('token') ?? '';
  const known = ['token', ...fromStripe].filter((name) => url.searchParams.has(name));
  if (known.length === 0) return { token: '', clean: address };
  for (const name of known) url.searchParams.delete(name);
  return { token, clean: url.href };
}
