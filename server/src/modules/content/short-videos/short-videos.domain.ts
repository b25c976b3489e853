import { folded, shortVideoLimits, wordsOfQuery, type Film } from '@goldbean/contract';
import type { PlayedFilm, ShortVideoBody } from './short-videos.ports.ts';

/** Where a film stands. @param film undefined for what is only saved: nobody converts it */
export function filmState(film: PlayedFilm | undefined): Film['state'] {
  if (!film || film.conversion === 'failed') return 'failed';
  if (film.conversion === 'waiting') return 'processing';
  // What was converted is measured only then.
  return film.duration !== null && film.duration <= shortVideoLimits.shortVideoMs ? 'ready' : 'failed';
}

type BodyChapter = ShortVideoBody['chapters'][number];

/** A chapter as one reads it in a line. */
const lineOf = ({ title, stock }: BodyChapter): string =>
  stock ? `${title} · ${stock.name} ${stock.code}` : title;

/** What is judged, searched and quoted. */
export const wordsOfVideo = ({ title, text, chapters }: ShortVideoBody) => ({
  title,
  text: [text, ...chapters.map(lineOf)].filter((line) => line !== '').join('\n'),
});

/** The first chapter that says all that was looked for, with its line; null where it was found elsewhere. */
export function chapterWith(
  { chapters }: ShortVideoBody,
  query: string,
): { readonly at: number; readonly line: string } | null {
  const sought = wordsOfQuery(query);
  for (const chapter of chapters) {
    const line = lineOf(chapter);
    const compared = folded(line);
    if (sought.every((word) => compared.includes(word))) return { at: chapter.at, line };
  }
  return null;
}
