export { LatestNews } from './components/LatestNews.tsx';
export { NewsDesk } from './components/NewsDesk.tsx';
export { writeNews } from './news-desk.actions.ts';
