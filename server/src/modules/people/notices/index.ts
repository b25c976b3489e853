export { noticeRoutes } from './notices.routes.ts';
export { createNotices, type Notices } from './notices.service.ts';
