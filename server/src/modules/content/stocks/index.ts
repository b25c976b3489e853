export { stockRoutes } from './stocks.routes.ts';
export { createStocks, type Stocks } from './stocks.service.ts';
