import { codes, defineErrors } from '../../shared/errors.ts';

export const announcementErrors = defineErrors('announcement', {
  /** V14, M16. */
  empty: { code: codes.invalid, msg: 'Announcement content cannot be empty' },
  too_long: { code: codes.invalid, msg: 'The announcement is too long' },
  /** D33. */
  pictures: { code: codes.invalid, msg: 'An announcement has at most 9 pictures' },
  /** D36, E36: the message of an announcement is taken away with it. */
  recall: { code: codes.forbidden, msg: 'Delete the announcement, and its message goes with it' },
  missing: { code: codes.missing, msg: 'The announcement was deleted' },
  /** E08: only what must be read is reminded of. */
  no_reminder: { code: codes.state, msg: 'Only an announcement that must be read is reminded of' },
  /** E08: `until` (UTC ms) is when it may be done again. */
  reminded: { code: codes.tooFast, msg: 'The members were reminded within the last hour' },
  /** It was edited since the version that the member saw. */
  changed: { code: codes.state, msg: 'The announcement was changed meanwhile' },
});
