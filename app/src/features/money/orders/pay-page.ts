import type { Language } from '@goldbean/locales';

/**
 * The page to pay on, in the language the member has chosen and at the time of their place. Only where it is one of our own server, the local cashier
 * (D72): what a payment service hands out may be signed, and is no business of ours.
 * @param address a page, or what a code says
 * @param origin ours
 */
export function forReader(address: string, language: Language, origin: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (url.origin !== origin) return address;
  url.searchParams.set('lang', language);
  url.searchParams.set('zone', new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return url.href;
}
