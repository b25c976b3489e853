import { codes, defineErrors } from '../../shared/errors.ts';

export const taskErrors = defineErrors('task', {
  missing: { code: codes.missing, msg: 'This task does not exist' },
  /** V24. */
  repeated: { code: codes.conflict, msg: 'You have submitted this already' },
  /** E11. */
  signed: { code: codes.conflict, msg: 'You have signed in today already' },
  /** M04; the data names the fields: `unanswered`. */
  unanswered: { code: codes.state, msg: 'Please fill in the content' },
  over: { code: codes.state, msg: 'The deadline has passed' },
  deadline_past: { code: codes.invalid, msg: 'Choose a deadline in the future' },
  no_questions: { code: codes.invalid, msg: 'Add at least one question' },
  few_options: { code: codes.invalid, msg: 'Give two different choices or more' },
  mark_range: { code: codes.invalid, msg: 'A mark is a whole number from 0 to 100' },
});
