export { recordRoutes } from './records.routes.ts';
export { createRecords } from './records.service.ts';
