import { codes, defineErrors } from '../../shared/errors.ts';

export const chatErrors = defineErrors('chat', {
  empty: { code: codes.invalid, msg: 'Send message cannot be empty' },
  muted: { code: codes.barred, msg: 'You may not speak in this room now' },
  room_muted: { code: codes.barred, msg: 'Only the staff may speak in this room now' },
  frozen: { code: codes.barred, msg: 'You have been frozen' },
  room_missing: { code: codes.missing, msg: 'The room does not exist, refresh and retry' },
  room_closed: { code: codes.gone, msg: 'Live ended' },
  kind_not_allowed: { code: codes.invalid, msg: 'A message of this kind cannot be sent by hand' },
  message_missing: { code: codes.missing, msg: 'Message deleted or recalled' },
  recall_late: { code: codes.state, msg: 'Too late to recall this message' },
  recall_refused: { code: codes.forbidden, msg: 'This message cannot be recalled' },
  unknown_client: { code: codes.missing, msg: 'This connection is gone, connect again' },
  not_in_room: { code: codes.forbidden, msg: 'Join the room first' },
});
