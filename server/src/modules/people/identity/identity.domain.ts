import { hash } from 'node:crypto';
import { identityLimits } from '@goldbean/contract';

/** Where a code can be sent. `value` is canonical: `+<country><number>`, or a lower-case e-mail address. */
export interface Contact {
  readonly kind: 'mobile' | 'email';
  readonly value: string;
}

/** A session lives 30 days beyond the last time it was seen (D83); `seen_at` is written this rarely, in ms. */
export const touchEveryMs = 600_000;
/** Life of a one-time ticket for an external target (D14), ms. */
export const ticketMs = 60_000;
/** Tries after which a code is invalid for the address that tried. */
export const codeTries = 5;

/**
 * Parses what a member typed as their account.
 * @param area country calling code of a mobile number without `+`
 * @returns null when it can only be a jwcode
 */
export function readContact(account: string, area: number): Contact | null {
  if (account.includes('@')) {
    return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(account)
      ? { kind: 'email', value: account.toLowerCase() }
      : null;
  }
  const digits = account.replace(/[\s().-]/g, '');
  if (!/^\+?\d{5,15}$/.test(digits)) return null;
  return { kind: 'mobile', value: digits.startsWith('+') ? digits : `+${area}${digits}` };
}

/** The canonical spelling of an account, by which failed tries are counted. */
export const accountKey = (account: string, area: number): string =>
  readContact(account, area)?.value ?? account.toLowerCase();

/** Overseas by the calling code; selects variants, never rights (D74). */
export const isOverseas = (contact: Contact): boolean =>
  contact.kind === 'mobile' && !contact.value.startsWith('+86');

/** What is stored of a token or ticket: 256 random bits need no salt. */
export const hashOfToken = (token: string): string => hash('sha256', token, 'base64url');

export const hashOfCode = (salt: string, code: string): string =>
  hash('sha256', `${salt}:${code}`, 'base64url');

/** True while a session counts, at `now` (UTC ms). */
export const sessionLives = (
  session: { readonly seen_at: number; readonly revoked_at: number | null },
  now: number,
): boolean => session.revoked_at === null && now < session.seen_at + identityLimits.sessionMs;

/** Points at which the learning levels start: each takes a hundred more than the one before. */
const pointsOfLevel = (level: number): number => 50 * level * (level - 1);

/** The learning level that `points` reach, with the points at which the next starts. */
export function learningLevel(points: number): {
  level: number;
  name: string;
  progress: number;
  next: number;
} {
  let level = 1;
  while (points >= pointsOfLevel(level + 1)) level += 1;
  return { level, name: `Lv.${level}`, progress: points, next: pointsOfLevel(level + 1) };
}
