export { stockRoutes } from './stocks.routes.ts';
export { createStocks } from './stocks.service.ts';
