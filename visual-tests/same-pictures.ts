import type { AcceptedLooks } from '../scripts/accepted-looks.ts';
import { isDeclaredSame, type Shot, type StoryEntry } from './plan.ts';

/** A look that shows what another one shows. */
export interface SamePicture {
  readonly name: string;
  readonly other: string;
}

/**
 * A state that looks like another one is often not shown at all: its picture was taken before it came, or the page has no place
 * for it. So two looks of one theme and language have one picture only where a story is tagged `same-picture`.
 * @param shots all that is planned @param entries the stories they are of
 */
export function findSamePictures(
  shots: readonly Shot[],
  entries: readonly StoryEntry[],
  looks: AcceptedLooks,
): SamePicture[] {
  const declared = new Set(entries.filter(isDeclaredSame).map(({ id }) => id));
  const pictured = shots.flatMap(({ storyId, name, mode }) => {
    const pictures = declared.has(storyId) ? [] : (looks.get(name)?.pictures ?? []);
    return pictures.map((picture) => ({ name, place: `${mode.theme} ${mode.language} ${picture}` }));
  });
  return [...Map.groupBy(pictured, ({ place }) => place).values()].flatMap(([first, ...others]) =>
    others.map(({ name }) => ({ name, other: first?.name ?? '' })),
  );
}
