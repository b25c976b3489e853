export { ContentReportDialogs } from './components/ContentReportDialogs.tsx';
export { beginContentReport, beginHiding } from './content-reports.actions.ts';
