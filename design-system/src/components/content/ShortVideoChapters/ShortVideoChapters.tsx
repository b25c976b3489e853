import { useFormats } from '../../formats/index.ts';
import { ChapterRow, ChapterRows } from './ShortVideoChapters.styles.ts';

export interface ShortVideoChapter {
  /** ms from the beginning. */
  at: number;
  title: string;
  /** The listed company it is about: "贵州茅台 600519". */
  stock?: string;
}

export interface ShortVideoChaptersProps {
  /** What the list is called. */
  label: string;
  /** In their order. */
  chapters: readonly ShortVideoChapter[];
  /** Where it plays, ms: the chapter there is marked. */
  position: number;
  onSeek: (at: number) => void;
}

/** The parts of a short video, each to be jumped to (S04). */
export function ShortVideoChapters({ label, chapters, position, onSeek }: ShortVideoChaptersProps) {
  const formats = useFormats();
  const current = chapters.findLast(({ at }) => at <= position);
  return (
    <ChapterRows aria-label={label}>
      {chapters.map((chapter) => (
        <li key={chapter.at}>
          <ChapterRow
            type="button"
            aria-current={chapter === current ? 'true' : undefined}
            onClick={() => onSeek(chapter.at)}
          >
            <span>{formats.clock(chapter.at / 1_000)}</span>
            <span>{chapter.title}</span>
            {chapter.stock && <small>{chapter.stock}</small>}
          </ChapterRow>
        </li>
      ))}
    </ChapterRows>
  );
}
