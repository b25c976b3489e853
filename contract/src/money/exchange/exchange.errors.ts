import { codes, defineErrors } from '../../shared/errors.ts';

export const exchangeErrors = defineErrors('exchange', {
  whole_coins: { code: codes.invalid, msg: 'Enter a whole number of coins greater than 0' },
});
