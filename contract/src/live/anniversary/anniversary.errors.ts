import { codes, defineErrors } from '../../shared/errors.ts';

export const anniversaryErrors = defineErrors('coupon', {
  missing: { code: codes.missing, msg: 'There is no such coupon here' },
  over: { code: codes.gone, msg: 'This coupon is over' },
  taken: { code: codes.conflict, msg: 'You have taken this coupon already' },
});
