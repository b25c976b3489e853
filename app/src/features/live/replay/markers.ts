import type { Replay } from '@goldbean/contract/live';
import type { ReplayMarker } from '@goldbean/design-system/live';

/** What is said of marks that have no words of their own. */
export interface MarkWords {
  readonly product: string;
  readonly gifts: (n: number) => string;
  readonly packets: (n: number) => string;
}

/** The moments of a replay in the order of time (S37): chapters, gifts, red packets. */
export function markersOf(
  {
    chapters,
    marks,
  }: {
    readonly chapters: readonly Replay['chapters'][number][];
    readonly marks: readonly Replay['marks'][number][];
  },
  words: MarkWords,
): readonly ReplayMarker[] {
  const told = chapters.map(({ at, kind, text }, index): ReplayMarker => ({
    id: `c${index}`,
    at,
    kind: kind === 'notice' ? 'chapter' : 'product',
    title: kind === 'notice' ? text : words.product,
  }));
  const given = marks.map(({ at, kind, n }, index): ReplayMarker => ({
    id: `m${index}`,
    at,
    kind,
    title: kind === 'gift' ? words.gifts(n) : words.packets(n),
  }));
  return [...told, ...given].toSorted((one, other) => one.at - other.at);
}
