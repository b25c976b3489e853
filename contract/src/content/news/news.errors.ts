import { codes, defineErrors } from '../../shared/errors.ts';

export const newsErrors = defineErrors('news', {
  missing: { code: codes.missing, msg: 'This news item does not exist' },
  empty: { code: codes.invalid, msg: 'Write what happened' },
  too_long: { code: codes.invalid, msg: 'A title has at most 60 characters, a news item 500' },
  source: { code: codes.invalid, msg: 'Say who reports it, in at most 30 characters' },
});
