export { contentReportRoutes } from './content-reports.routes.ts';
export { createContentReports } from './content-reports.service.ts';
