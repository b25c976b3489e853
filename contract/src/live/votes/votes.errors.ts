import { codes, defineErrors } from '../../shared/errors.ts';

export const voteErrors = defineErrors('vote', {
  missing: { code: codes.missing, msg: 'This vote does not exist' },
  closed: { code: codes.gone, msg: 'This vote is closed' },
  cast: { code: codes.conflict, msg: 'You have voted already' },
  running: { code: codes.conflict, msg: 'Another vote of this live session is still open' },
  question_empty: { code: codes.invalid, msg: 'Write the question' },
  question_long: { code: codes.invalid, msg: 'A question has at most 100 characters' },
  option_empty: { code: codes.invalid, msg: 'Write every answer' },
  option_long: { code: codes.invalid, msg: 'An answer has at most 40 characters' },
  options: { code: codes.invalid, msg: 'Give 2 to 6 answers, each different' },
});
