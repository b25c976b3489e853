import { codes, defineErrors } from '../../shared/errors.ts';

export const liveErrors = defineErrors('live', {
  missing: { code: codes.missing, msg: 'This live session does not exist' },
  not_on_air: { code: codes.state, msg: 'The live session is not on air' },
  ended: { code: codes.gone, msg: 'Live ended' },
  stopped: { code: codes.state, msg: 'The live session was stopped and cannot start again' },
  already_on_air: { code: codes.conflict, msg: 'Another live session of this channel is on air' },
  name_or_introduction_required: { code: codes.invalid, msg: 'Live name or introduction cannot be empty' },
  background_required: { code: codes.invalid, msg: 'A background image is required' },
  course_type_required: { code: codes.invalid, msg: 'Choose a course type' },
  start_time_required: { code: codes.invalid, msg: 'Choose the date and time of the live session' },
  block_network_required: { code: codes.invalid, msg: 'Choose whether network members are kept out' },
  replay_days: { code: codes.invalid, msg: 'A replay is kept for 1 to 7 days' },
  preview_past: { code: codes.invalid, msg: 'The preview time must be later than the current time' },
  preview_after_start: { code: codes.invalid, msg: 'The preview must come before the live session' },
  appointment_over: { code: codes.gone, msg: 'reservation full or ended' },
  locked: { code: codes.state, msg: 'A live session on air or over can no longer be changed this way' },
  reason_required: { code: codes.invalid, msg: 'Give a reason for stopping the live session' },
  channel_required: { code: codes.invalid, msg: 'Choose the channel of the live session' },
  network_blocked: { code: codes.requirement, msg: 'This live session is not open to network members' },
  requirement: { code: codes.requirement, msg: 'This live session asks for more than you have joined' },
  notice_empty: { code: codes.invalid, msg: 'send content cannot be empty' },
});
