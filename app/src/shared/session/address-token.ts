/**
 * S01, D14: a token in the address bar is taken out of it before anything else can read the address.
 * @param address the whole address
 * @returns the token, empty when there is none, and the address to show instead
 */
export function takeAddressToken(address: string): { token: string; clean: string } {
  const url = new URL(address);
  const token = url.searchParams.get('token') ?? '';
  if (!url.searchParams.has('token')) return { token: '', clean: address };
  url.searchParams.delete('token');
  return { token, clean: url.href };
}
