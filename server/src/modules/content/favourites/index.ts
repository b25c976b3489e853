export { favouriteRoutes } from './favourites.routes.ts';
export { createFavourites } from './favourites.service.ts';
