export { feedbackRoutes } from './feedback.routes.ts';
export { createFeedback } from './feedback.service.ts';
