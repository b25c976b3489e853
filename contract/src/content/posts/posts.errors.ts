import { codes, defineErrors } from '../../shared/errors.ts';

export const postErrors = defineErrors('post', {
  /** Also what another member may not know of yet: pending, rejected, a draft, hidden (T14). */
  missing: { code: codes.missing, msg: 'This does not exist, or not any more' },
  too_long: { code: codes.invalid, msg: 'This is too long' },
  pictures: { code: codes.invalid, msg: 'At most 9 pictures' },
  topic: { code: codes.invalid, msg: 'This topic does not exist' },
  /** It was hidden by the staff, or is no draft. */
  state: { code: codes.state, msg: 'In its present state this cannot be done' },
  drafts_full: { code: codes.full, msg: 'Too many drafts: delete one first' },
});
