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
  /** `/staticArea/agreement`: memberships, courses, goods. */
  service: { version: '2026-11', since: '2026-11-01' },
} as const;
export type AgreementName = keyof typeof agreements;
export const agreementNames = Object.keys(agreements) as AgreementName[];
