import { codes, defineErrors } from '../../shared/errors.ts';

export const commentErrors = defineErrors('comment', {
  missing: { code: codes.missing, msg: 'This comment does not exist, or not any more' },
  too_long: { code: codes.invalid, msg: 'A comment has at most 500 characters' },
  mentions: { code: codes.invalid, msg: 'A comment names at most 10 members' },
});
