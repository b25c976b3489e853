import type { WordVersion } from './versions.ts';

/** From the panel to the stories: a click shows the key of a text, or it is a click again. */
export const pickWords = 'goldbean/words/pick';

/** From the stories to the panel, as they start: they ask whether clicks show keys. */
export const storiesReady = 'goldbean/words/ready';

/** From the stories to the panel: what was clicked. */
export const wordsPicked = 'goldbean/words/picked';

export interface PickedWords {
  /** What the member reads there. */
  readonly text: string;
  readonly keys: readonly { readonly key: string; readonly versions: readonly WordVersion[] }[];
}
