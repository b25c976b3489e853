import { z } from 'zod';

/**
 * The agreements of S39 and the versions in force. An order keeps the version that was ticked (V35); a changed text
 * is a new version here, and app and server change together.
 */
export const agreements = {
  /** `/pindao/payAgreement`: beans for yuan. */
  pay: { version: '2026-11', since: '2026-11-01' },
  /** `/pindao/payAgreementHW`: beans for dollars. */
  payOverseas: { version: '2026-11', since: '2026-11-01' },
  /** `/pindao/payGoldCoinAgreement`. */
  coins: { version: '2026-11', since: '2026-11-01' },
  /** `/pindao/exchangeAgreement`: coins to beans. */
  exchange: { version: '2026-11', since: '2026-11-01' },
  /** `/pindao/channelAgreement`: what subscribing to a channel brings. */
  channel: { version: '2026-11', since: '2026-11-01' },
  /** `/staticArea/agreement`: memberships, courses, goods. */
  service: { version: '2026-11', since: '2026-11-01' },
} as const;
export type AgreementName = keyof typeof agreements;
export const agreementNames = Object.keys(agreements) as AgreementName[];

/**
 * V35: the version the member read. Left out, the agreement was not read; no longer in force, nothing is done
 * (`order.agreement_changed`).
 */
export const agreementVersion = () =>
  z
    .string('request.agreement_required')
    .min(1, 'request.agreement_required')
    .max(20, 'request.invalid')
    .regex(/^[\w.-]*$/, 'request.invalid');

/** V35: refuses what was given without the ticked agreement and the version that was read; never filled in. */
export function needAgreement(
  given: { readonly agree?: unknown; readonly agreement_version?: unknown },
  context: z.RefinementCtx,
): void {
  for (const field of ['agree', 'agreement_version'] as const)
    if (given[field] === undefined)
      context.addIssue({ code: 'custom', path: [field], message: 'request.agreement_required' });
}
