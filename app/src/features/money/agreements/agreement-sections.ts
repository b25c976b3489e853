import type { AgreementName } from '@goldbean/contract/shared';
import type { AgreementSectionId } from '@goldbean/locales/agreements';

/** What each agreement says, in its order (S39). What several have in common is one text. */
export const agreementSections: Readonly<Record<AgreementName, readonly AgreementSectionId[]>> = {
  pay: ['beans', 'nature', 'order', 'payment', 'validity', 'refunds', 'care', 'version'],
  payOverseas: ['beansOverseas', 'nature', 'order', 'payment', 'validity', 'refunds', 'care', 'version'],
  coins: ['coins', 'nature', 'order', 'payment', 'refunds', 'care', 'version'],
  exchange: ['exchange', 'nature', 'validity', 'version'],
  channel: ['channel', 'conduct', 'care', 'version'],
  service: ['service', 'conduct', 'order', 'payment', 'refunds', 'care', 'version'],
};

/** A version of an agreement, and the sections whose words it changed. */
export interface AgreementVersion {
  readonly version: string;
  readonly changed: readonly AgreementSectionId[];
}

const first: AgreementVersion = { version: '2026-11', changed: [] };

/** Every version there was, oldest first; the last is the one in force (a test holds it to the contract's). */
export const agreementHistory: Readonly<Record<AgreementName, readonly AgreementVersion[]>> = {
  pay: [first],
  payOverseas: [first],
  coins: [first],
  exchange: [first],
  channel: [first],
  service: [first],
};

/**
 * The sections that are new to somebody who accepted an older version; all of them when that version is unknown.
 * @param accepted the version accepted last
 * @param history every version, oldest first
 */
export function changedSince(
  accepted: string,
  history: readonly AgreementVersion[],
): ReadonlySet<AgreementSectionId> | 'all' {
  const place = history.findIndex(({ version }) => version === accepted);
  return place === -1 ? 'all' : new Set(history.slice(place + 1).flatMap(({ changed }) => changed));
}
