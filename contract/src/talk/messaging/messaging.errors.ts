import { codes, defineErrors } from '../../shared/errors.ts';

export const chatErrors = defineErrors('chat', {
  /** V33: the live room's own words. */
  content_empty: { code: codes.invalid, msg: 'send content cannot be empty' },
  empty: { code: codes.invalid, msg: 'Send message cannot be empty' },
  muted: { code: codes.restricted, msg: 'You may not speak in this room now' },
  /** Domain 3.1. */
  mute_proposed: { code: codes.conflict, msg: 'This mute is proposed already' },
  proposal_decided: { code: codes.state, msg: 'This proposal was decided already' },
  room_muted: { code: codes.restricted, msg: 'Only the staff may speak in this room now' },
  /** E06. */
  read_only: { code: codes.restricted, msg: 'Only the teachers write in this class' },
  /** E06: `wait` seconds are left of slow mode. */
  slow_mode: { code: codes.tooFast, msg: 'Slow mode: wait before your next message' },
  frozen: { code: codes.restricted, msg: 'You have been frozen' },
  room_missing: { code: codes.missing, msg: 'The group does not exist, refresh and retry' },
  room_closed: { code: codes.gone, msg: 'Live ended' },
  kind_not_allowed: { code: codes.invalid, msg: 'A message of this kind cannot be sent by hand' },
  message_missing: { code: codes.missing, msg: 'Message deleted or recalled' },
  recall_late: { code: codes.state, msg: 'Too late to recall this message' },
  recall_refused: { code: codes.forbidden, msg: 'This message cannot be recalled' },
  unknown_client: { code: codes.missing, msg: 'This connection is gone, connect again' },
  not_in_room: { code: codes.forbidden, msg: 'Join the room first' },
});
