export { loadLots, loadWallet, reloadStatement, setBeans } from './wallet.actions.ts';
export { Balance } from './components/Balance.tsx';
export { BeanBalance } from './components/BeanBalance.tsx';
export { Lots } from './components/Lots.tsx';
export { Statement } from './components/Statement.tsx';
export { StatementLines } from './components/StatementLines.tsx';
export { walletState } from './wallet.state.ts';
