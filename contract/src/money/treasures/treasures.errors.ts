import { codes, defineErrors } from '../../shared/errors.ts';

export const treasureErrors = defineErrors('treasure', {
  missing: { code: codes.missing, msg: 'This treasure does not exist' },
  to_come: { code: codes.state, msg: 'This treasure cannot be exchanged yet' },
  ended: { code: codes.gone, msg: 'This treasure can be exchanged no more' },
  sold_out: { code: codes.full, msg: 'All of this treasure are gone' },
  limit: { code: codes.requirement, msg: 'Nobody gets more of this treasure' },
  /** With the `price` of now. */
  price_changed: { code: codes.conflict, msg: 'The price has changed meanwhile' },
});
