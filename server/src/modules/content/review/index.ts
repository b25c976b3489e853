export { reviewRoutes } from './review.routes.ts';
export { createReview } from './review.service.ts';
