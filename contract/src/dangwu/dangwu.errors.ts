import { codes, defineErrors } from '../shared/errors.ts';

export const dangwuErrors = defineErrors('dangwu', {
  whole: { code: codes.invalid, msg: 'Enter a whole number of vouchers greater than 0' },
  goods_missing: { code: codes.missing, msg: 'This voucher pack is not on sale' },
});
