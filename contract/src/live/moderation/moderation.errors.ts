import { codes, defineErrors } from '../../shared/errors.ts';

export const moderationErrors = defineErrors('moderation', {
  /** M36, T02: the streamer's last warning is not acknowledged yet. */
  warned: { code: codes.conflict, msg: 'Channel already warned' },
  /** The same of a viewer. */
  viewer_warned: { code: codes.conflict, msg: 'This viewer was warned already and has not confirmed it' },
  /** G094: whoever was warned confirms it before going on. */
  acknowledge: { code: codes.state, msg: 'Read and confirm the warning first' },
  reason_required: { code: codes.invalid, msg: 'Give a reason' },
  frozen_already: { code: codes.conflict, msg: 'This viewer is frozen already' },
  /** G135: removed from the rooms of the channel. */
  blocked: { code: codes.restricted, msg: 'You have been removed from this live room' },
  /** T02: `until` in UTC ms and `reason` are told with it. */
  banned: { code: codes.banned, msg: 'This channel is banned from broadcasting' },
  until_past: { code: codes.invalid, msg: 'The end must be later than the current time' },
  /** G202: confirmed, refused, or over before anybody decided. G209: settled already. */
  decided: { code: codes.state, msg: 'This has been decided already' },
  /** C004: my last report of this live room is open. */
  reported: { code: codes.conflict, msg: 'You have already reported this live room' },
});
