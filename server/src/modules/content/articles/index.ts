export { isOpenArticle } from './articles.repository.ts';
export { withPictures } from './articles.review.ts';
export { articleRoutes } from './articles.routes.ts';
export { createArticles } from './articles.service.ts';
