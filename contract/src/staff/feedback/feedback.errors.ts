import { codes, defineErrors } from '../../shared/errors.ts';

export const feedbackErrors = defineErrors('feedback', {
  /** V23. */
  text_required: { code: codes.invalid, msg: 'Please describe what happened first' },
  text_long: { code: codes.invalid, msg: 'Feedback has at most 1,000 characters' },
  contact_long: { code: codes.invalid, msg: 'Contact details have at most 100 characters' },
  pictures: { code: codes.invalid, msg: 'Feedback has at most 9 pictures' },
  answer_required: { code: codes.invalid, msg: 'Please write an answer first' },
  /** Somebody else was quicker: it is answered or closed. */
  decided: { code: codes.state, msg: 'This feedback has been answered or closed' },
});
