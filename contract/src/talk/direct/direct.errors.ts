import { codes, defineErrors } from '../../shared/errors.ts';

export const directErrors = defineErrors('direct', {
  yourself: { code: codes.invalid, msg: 'You cannot write to yourself' },
});
