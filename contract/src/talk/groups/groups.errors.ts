import { codes, defineErrors } from '../../shared/errors.ts';

export const groupErrors = defineErrors('group', {
  /** M26. */
  requirements: { code: codes.requirement, msg: 'You do not meet the requirements to enter this group' },
  /** `since` (UTC ms) is when: from then on it is only read. */
  dissolved: { code: codes.gone, msg: 'This group was dissolved' },
  /** D22: `until` (UTC ms) is when one may join again. */
  rejoin_locked: { code: codes.restricted, msg: 'You have just left a fan group, join again later' },
  /** V16 (K04): of a group and of a category of tags alike. */
  name_empty: { code: codes.invalid, msg: 'The name cannot be empty' },
  name_letters: {
    code: codes.invalid,
    msg: 'A name takes only Chinese characters, digits and English letters',
  },
  name_long: { code: codes.invalid, msg: 'A name has at most 10 characters' },
  /** `most` is what its kind allows. */
  capacity: { code: codes.invalid, msg: 'A group of this kind does not take so many members' },
  fan_level: { code: codes.invalid, msg: 'Only a fan group asks for a fan level' },
  /** V17 (K05). */
  tag_empty: { code: codes.invalid, msg: 'Write the tag first' },
  tag_long: { code: codes.invalid, msg: 'A tag has at most 25 characters' },
  /** P07. */
  tag_of_another: { code: codes.forbidden, msg: 'Only who added a tag can delete it' },
  remark_long: { code: codes.invalid, msg: 'A remark has at most 25 characters' },
});
