export type { ExchangePorts } from './exchange.ports.ts';
export { exchangeRoutes } from './exchange.routes.ts';
export { createExchange, type CoinExchange } from './exchange.service.ts';
