import { wordsBy } from '../../../stories/spoken.ts';
import herdsmanIn from '../../../stories/texts/herdsman.json' with { type: 'json' };
import { day, storyNow } from '../content.fixtures.ts';

/** What the stories of herdsman clubs say. */
export const herdsman = wordsBy(herdsmanIn);

const base = { place: herdsman.place, capacity: 20 } as const;

/** A meeting in each state that it may be in. */
export const meetings = {
  open: { ...base, id: '1', title: herdsman.meeting, at: storyNow + 5 * day, signed: 12, isMine: false },
  mine: { ...base, id: '2', title: herdsman.secondMeeting, at: storyNow + 9 * day, signed: 3, isMine: true },
  full: { ...base, id: '3', title: herdsman.meeting, at: storyNow + 33 * day, signed: 20, isMine: false },
} as const;
