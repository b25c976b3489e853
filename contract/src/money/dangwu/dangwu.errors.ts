import { codes, defineErrors } from '../../shared/errors.ts';

export const dangwuErrors = defineErrors('dangwu', {
  whole: { code: codes.invalid, msg: 'Enter a whole number of vouchers greater than 0' },
});
