export { exchangeRoutes } from './exchange.routes.ts';
export { createExchange } from './exchange.service.ts';
