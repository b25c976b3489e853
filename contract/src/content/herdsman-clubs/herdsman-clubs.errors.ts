import { codes, defineErrors } from '../../shared/errors.ts';

/** `herdsman.meeting_*` of a save name the meeting by its place in the list: `at`, from 1. */
export const herdsmanClubErrors = defineErrors('herdsman', {
  missing: { code: codes.missing, msg: 'This club does not exist' },
  /** Somebody else wrote it since it was read. */
  changed: { code: codes.state, msg: 'Somebody changed the club meanwhile, open it again' },
  name: { code: codes.invalid, msg: 'A name has 1 to 40 characters' },
  city: { code: codes.invalid, msg: 'A city has 1 to 30 characters' },
  introduction: { code: codes.invalid, msg: 'An introduction has 1 to 2000 characters' },
  capacity: { code: codes.invalid, msg: 'A club has room for 2 to 500 people' },
  pictures: { code: codes.invalid, msg: 'A club shows at most 9 pictures' },
  meetings: { code: codes.invalid, msg: 'At most 12 meetings stand at once' },
  meeting_title: { code: codes.invalid, msg: 'Say in 1 to 60 characters what the meeting is about' },
  meeting_place: { code: codes.invalid, msg: 'Say in 1 to 100 characters where the meeting is' },
  meeting_time: { code: codes.invalid, msg: 'A meeting is at a time to come' },
  meeting_capacity: { code: codes.invalid, msg: 'A meeting has room for 1 to 500 people' },
  organiser: { code: codes.invalid, msg: 'Nobody has this member number' },
  capacity_people: { code: codes.state, msg: 'More people are in the club already' },
  meeting_signed: { code: codes.state, msg: 'More people have signed up for the meeting already' },
  full: { code: codes.full, msg: 'This club is full' },
  organiser_stays: { code: codes.state, msg: 'Who organises a club cannot leave it' },
  not_in: { code: codes.requirement, msg: 'Join the club before you sign up for its meetings' },
  meeting_missing: { code: codes.missing, msg: 'This meeting does not exist, or was called off' },
  meeting_over: { code: codes.gone, msg: 'This meeting has begun' },
  meeting_full: { code: codes.full, msg: 'This meeting is full' },
});
