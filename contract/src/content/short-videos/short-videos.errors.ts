import { codes, defineErrors } from '../../shared/errors.ts';

export const shortVideoErrors = defineErrors('video', {
  /** Also one that another member may not know of yet (T14). */
  missing: { code: codes.missing, msg: 'This short video does not exist, or not any more' },
  title_required: { code: codes.invalid, msg: 'Give the short video a title' },
  title_too_long: { code: codes.invalid, msg: 'A title has at most 60 characters' },
  words_too_long: { code: codes.invalid, msg: 'At most 500 characters' },
  too_long: { code: codes.invalid, msg: 'A short video lasts 5 minutes at most' },
  /** No browser plays it, and this server converts nothing (D32). */
  unplayable: { code: codes.invalid, msg: 'This video cannot be played. Send an mp4 with H.264' },
  chapters: { code: codes.invalid, msg: 'At most 12 chapters, in their order and within the video' },
  chapter_title: { code: codes.invalid, msg: 'A chapter has a title of at most 30 characters' },
  stock: { code: codes.invalid, msg: 'This stock is not known' },
});
