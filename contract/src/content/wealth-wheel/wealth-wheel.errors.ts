import { codes, defineErrors } from '../../shared/errors.ts';

export const wealthWheelErrors = defineErrors('wheel', {
  goal_text: { code: codes.invalid, msg: 'A goal has 1 to 60 characters' },
  month_full: { code: codes.invalid, msg: 'A month has at most 5 goals' },
  month_over: { code: codes.invalid, msg: 'This month is over: no goal is added to it' },
  month_far: { code: codes.invalid, msg: 'Goals are set up to December of next year' },
  goal_missing: { code: codes.missing, msg: 'This goal does not exist any more' },
});
