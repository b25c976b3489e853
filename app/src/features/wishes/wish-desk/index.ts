export { WishDesk } from './components/WishDesk.tsx';
export { WishReply } from './components/WishReply.tsx';
