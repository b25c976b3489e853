export { NoticeBanner } from './components/NoticeBanner.tsx';
export { startNotices } from './notices.actions.ts';
