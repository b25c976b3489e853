import { wordsBy } from './spoken.ts';
import controlsIn from './texts/controls.json' with { type: 'json' };
import failuresIn from './texts/failures.json' with { type: 'json' };
import fileNamesIn from './texts/file-names.json' with { type: 'json' };
import frameIn from './texts/frame.json' with { type: 'json' };
import marketIn from './texts/market.json' with { type: 'json' };
import placesIn from './texts/places.json' with { type: 'json' };
import readingIn from './texts/reading.json' with { type: 'json' };
import studyIn from './texts/study.json' with { type: 'json' };
import talkIn from './texts/talk.json' with { type: 'json' };
import titlesIn from './texts/titles.json' with { type: 'json' };

export { cast } from './cast.ts';
export { storyCover } from './pictures.ts';
export { heard } from './spoken.ts';
export { wordsOf } from './words-of.ts';

/** Classes, channels, clubs, groups and companies. */
export const places = wordsBy(placesIn);
/** What lessons, lives, articles, books and exams are called. */
export const titles = wordsBy(titlesIn);
/** What people write in classes, lives, posts and comments. */
export const talk = wordsBy(talkIn);
/** Why something was refused or did not work, in the words of a server or of an inspector. */
export const failures = wordsBy(failuresIn);
/** Names of files, folders and pictures, and what stands in files. */
export const fileNames = wordsBy(fileNamesIn);
/** Questions, answers, notes, news and tasks. */
export const study = wordsBy(studyIn);
/** Wishes, gifts, fans, products, orders and agreements. */
export const market = wordsBy(marketIn);
/** Headings, buttons and labels that a page puts around a component. */
export const frame = wordsBy(frameIn);
/** Pieces of articles and answers. */
export const reading = wordsBy(readingIn);
/** Labels and sentences of primitives, which have no words of their own. */
export const controls = wordsBy(controlsIn);
