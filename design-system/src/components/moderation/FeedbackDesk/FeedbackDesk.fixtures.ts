import { cast, storyCover, study, talk } from '../../../stories/index.ts';
import { hour, now } from '../moderation.fixtures.ts';
import type { GivenFeedback } from './given-feedback.ts';

/** With pictures, one of which has no address yet. */
export const waiting: GivenFeedback = {
  id: '20261121-0042',
  text: talk.feedbackLive,
  contact: 'mei@example.com',
  pictures: [{ id: 'f1', src: storyCover(3) }, { id: 'f2', src: storyCover(5) }, { id: 'f3' }],
  at: now - hour,
  state: 'open',
  answer: null,
};
export const answered: GivenFeedback = {
  ...waiting,
  id: '20261121-0041',
  text: study.chatJumps,
  contact: '',
  pictures: [],
  state: 'answered',
  answer: { text: talk.feedbackGot, at: now },
};
export const closed: GivenFeedback = { ...answered, id: '20261121-0040', state: 'closed', answer: null };
/** As the desk sees it. */
export const given = (row: GivenFeedback): GivenFeedback => ({
  ...row,
  member: { ...cast.jingyi },
  ...(row.state !== 'open' && { handledBy: cast.inspector.nickname }),
});
