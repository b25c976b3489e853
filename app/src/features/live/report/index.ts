export { ReportLive } from './components/ReportLive.tsx';
