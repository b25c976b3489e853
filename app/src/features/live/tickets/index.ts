export { TicketStage } from './components/TicketStage.tsx';
export { openTicket } from './tickets.actions.ts';
export { ticketsState } from './tickets.state.ts';
