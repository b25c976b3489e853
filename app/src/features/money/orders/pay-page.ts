import type { Language } from '@goldbean/locales';

/**
 * The page to pay on, in the language the member has chosen. Only where it is one of our own server, the local cashier
 * (D72): what a payment service hands out may be signed, and is no business of ours.
 * @param address a page, or what a code says
 * @param origin ours
 */
export function inLanguage(address: string, language: Language, origin: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  if (url.origin !== origin) return address;
  url.searchParams.set('lang', language);
  return url.href;
}
