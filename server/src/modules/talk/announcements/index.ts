export { announcementRoutes } from './announcements.routes.ts';
export { createAnnouncements } from './announcements.service.ts';
