export { findFollowed } from './followed.repository.ts';
export { profileRoutes } from './profile.routes.ts';
export { createProfile } from './profile.service.ts';
export { hasSeenOwnProfile } from './visits.repository.ts';
