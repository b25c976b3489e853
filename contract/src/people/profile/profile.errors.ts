import { codes, defineErrors } from '../../shared/errors.ts';

export const profileErrors = defineErrors('profile', {
  self: { code: codes.invalid, msg: 'You cannot follow yourself' },
});
