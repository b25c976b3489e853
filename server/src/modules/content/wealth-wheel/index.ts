export { wealthWheelRoutes } from './wealth-wheel.routes.ts';
export { createWealthWheel } from './wealth-wheel.service.ts';
