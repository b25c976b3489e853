export { forgetWallet, loadStatement, loadWallet, setBeans } from './wallet.actions.ts';
export { Balance } from './components/Balance.tsx';
export { Statement } from './components/Statement.tsx';
export { BeanBalance } from './components/BeanBalance.tsx';
export type { StatementQuery } from './wallet.service.ts';
export { walletState, type WalletState } from './wallet.state.ts';
