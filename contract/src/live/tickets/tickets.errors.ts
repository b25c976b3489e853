import { codes, defineErrors } from '../../shared/errors.ts';

export const ticketErrors = defineErrors('ticket', {
  price: { code: codes.invalid, msg: 'A ticket costs 1 to 99,999 gold beans' },
  sold: { code: codes.state, msg: 'Tickets are sold already, so the price stays as it is' },
  price_changed: { code: codes.conflict, msg: 'The price has changed meanwhile, look again' },
});
