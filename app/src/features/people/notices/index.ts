export { NoticeBanner } from './components/NoticeBanner.tsx';
export { loadNotices, startNotices } from './notices.actions.ts';
