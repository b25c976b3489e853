import { codes, defineErrors } from '../../shared/errors.ts';

export const marksErrors = defineErrors('chat', {
  /** M19 */
  select_none: { code: codes.invalid, msg: 'Please select at least one message' },
  select_full: { code: codes.invalid, msg: 'At most 50 messages' },
  block_refused: { code: codes.forbidden, msg: 'This message cannot be hidden' },
  pins_full: { code: codes.full, msg: 'Too many pinned messages, remove one first' },
});
