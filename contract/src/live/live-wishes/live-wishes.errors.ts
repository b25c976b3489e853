import { codes, defineErrors } from '../../shared/errors.ts';

export const liveWishErrors = defineErrors('live', {
  wish_missing: { code: codes.missing, msg: 'This wish does not exist' },
  wish_target: { code: codes.invalid, msg: 'Hope for 1 to 99,999 gifts' },
  wishes_full: { code: codes.conflict, msg: 'A live session has at most 5 wishes' },
});
