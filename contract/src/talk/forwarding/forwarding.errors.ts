import { codes, defineErrors } from '../../shared/errors.ts';

export const forwardingErrors = defineErrors('forward', {
  /** M17. */
  not_forwardable: { code: codes.state, msg: 'This message cannot be forwarded' },
  /** V11, K02. */
  selection_full: { code: codes.invalid, msg: 'At most 50 messages at a time' },
  /** V12, K03. */
  targets_full: { code: codes.invalid, msg: 'At most 9 members or groups at a time' },
  /** D38. */
  too_deep: { code: codes.state, msg: 'Cards can stand in each other three deep at most' },
});
