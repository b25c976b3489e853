export { lecturerRoutes } from './lecturers.routes.ts';
export { createLecturers } from './lecturers.service.ts';
