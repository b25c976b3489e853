import { codes, defineErrors } from '../../shared/errors.ts';

export const replayErrors = defineErrors('replay', {
  missing: { code: codes.missing, msg: 'There is no replay of this live session' },
  expired: { code: codes.gone, msg: 'The replay is over' },
  not_ready: { code: codes.state, msg: 'The replay is not ready yet' },
  trim: { code: codes.invalid, msg: 'The beginning must come before the end, and both within the recording' },
  range: { code: codes.invalid, msg: 'Ask for at most ten minutes of a replay at once' },
});
