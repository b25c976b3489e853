import { codes, defineErrors } from '../../shared/errors.ts';

/** T05, V19 to V21, M13, M14, M39. */
export const wishErrors = defineErrors('wish', {
  missing: { code: codes.missing, msg: 'This wish does not exist' },
  /** V19. */
  title_required: { code: codes.invalid, msg: 'Give the wish a title' },
  title_long: { code: codes.invalid, msg: 'A title has at most 50 characters' },
  description_long: { code: codes.invalid, msg: 'A description has at most 2,000 characters' },
  /** V20, K06. The size of one is refused by `file.image_too_large`. */
  pictures: { code: codes.invalid, msg: 'A wish has at most 9 pictures' },
  not_pending: { code: codes.state, msg: 'Only a pending wish can be changed or withdrawn' },
  absorbed: { code: codes.state, msg: 'Others were merged into this wish, so it cannot be withdrawn' },
  /** M13, D05. */
  not_completed_directly: { code: codes.state, msg: 'The status cannot be directly switched to completed' },
  /** M14, V21. */
  date_past: { code: codes.invalid, msg: 'the launch time must be later than the current time' },
  /** D05: `from` and `to` are the statuses. */
  move: { code: codes.state, msg: 'A wish cannot go from its status to that one' },
  /** A product head decides on the edition that they read. */
  changed: { code: codes.conflict, msg: 'Somebody changed this wish meanwhile' },
  not_launched: { code: codes.state, msg: 'Only a launched wish can be completed' },
  /** D47. */
  closed: { code: codes.state, msg: 'This wish takes no votes any more' },
  /** `into` is the wish_id of the one that took its votes. */
  merged: { code: codes.state, msg: 'This wish was merged into another' },
  merge_refused: { code: codes.state, msg: 'These two wishes cannot be merged' },
  /** E02: for whom the product head votes. */
  voter_missing: { code: codes.missing, msg: 'There is no member with this number' },
  voter_closed: { code: codes.state, msg: 'The account of this member is closed' },
  voter_frozen: { code: codes.restricted, msg: 'This member is frozen' },
  voted_already: { code: codes.conflict, msg: 'The vote of this member was given already' },
  pack: { code: codes.invalid, msg: 'There is no such pack of votes' },
  answer_long: { code: codes.invalid, msg: 'An answer has at most 1,000 characters' },
  reward: { code: codes.invalid, msg: 'There is no such reward' },
  rewarded: { code: codes.conflict, msg: 'This wish has its reward already' },
  not_adopted: { code: codes.state, msg: 'Only an adopted wish is rewarded' },
  comment_missing: { code: codes.missing, msg: 'This comment does not exist' },
  comment_long: { code: codes.invalid, msg: 'A comment has at most 500 characters' },
  comment_judged: { code: codes.state, msg: 'This comment is judged already' },
});
