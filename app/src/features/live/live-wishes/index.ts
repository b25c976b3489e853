export { WishDesk } from './components/WishDesk.tsx';
export { WishPanel } from './components/WishPanel.tsx';
export { loadLiveWishes, openLiveWishes } from './live-wishes.actions.ts';
