import { codes, defineErrors } from '../../shared/errors.ts';

export const searchErrors = defineErrors('search', {
  empty: { code: codes.invalid, msg: 'Say what you look for' },
  too_long: { code: codes.invalid, msg: 'A search has at most 50 characters' },
});
