export { favouriteRoutes } from './favourites.routes.ts';
export { createFavourites, type Favourites } from './favourites.service.ts';
