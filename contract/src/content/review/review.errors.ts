import { codes, defineErrors } from '../../shared/errors.ts';

export const reviewErrors = defineErrors('review', {
  missing: { code: codes.missing, msg: 'This does not wait for review' },
  own: { code: codes.forbidden, msg: 'Nobody judges what they wrote themselves' },
  decided: { code: codes.conflict, msg: 'Somebody else has judged this already' },
  /** Its author has changed it since it was read. */
  changed: { code: codes.conflict, msg: 'Its author has changed this: read it again' },
  reason_required: { code: codes.invalid, msg: 'Say why: the author reads it' },
  too_late: { code: codes.gone, msg: 'The verdict has taken effect and cannot be taken back' },
});
