export { ticketRoutes } from './tickets.routes.ts';
export { createTickets } from './tickets.service.ts';
