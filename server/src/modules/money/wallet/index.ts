export { createExpiryNotices } from './expiry/expiry-notices.job.ts';
export { lotExpiry } from './wallet.domain.ts';
export type {
  Capture,
  Credit,
  WalletExchange,
  WalletPayment,
  Reservation,
  WalletPort,
} from './wallet.ports.ts';
export { walletRoutes } from './wallet.routes.ts';
export { createWallet } from './wallet.service.ts';
