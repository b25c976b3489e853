export { createExpiryNotices } from './expiry-notices.ts';
export { lotExpiry, type SystemAccount } from './wallet.domain.ts';
export type {
  Balance,
  Capture,
  Cause,
  Credit,
  Exchange,
  Payment,
  Reservation,
  WalletPort,
} from './wallet.ports.ts';
export { walletRoutes } from './wallet.routes.ts';
export { createWallet, type Wallet } from './wallet.service.ts';
