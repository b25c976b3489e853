import { defaultMode, modes, type Mode, storyLanguages, themes } from '../.storybook/modes.ts';

/** One line of Storybook's own list of stories, `index.json`. */
export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
}

/** One picture: a story in a theme and a language. */
export interface Shot {
  readonly storyId: string;
  readonly mode: Mode;
  /** Of the picture, without its ending. */
  readonly name: string;
}

const isAllStates = (entry: StoryEntry): boolean => entry.id.endsWith('--all-states');
/** Product components have words of their own; primitives have none. */
const isProduct = (entry: StoryEntry): boolean => entry.title.startsWith('components/');

/**
 * The languages in which product components are photographed beside the main one: the longest two. Five would make
 * 52 MB of pictures where 40 is the limit; layout is measured in all of them.
 */
const photographed: ReadonlySet<string> = new Set(['th', 'ms']);

/** The mode in which every story is photographed. */
export const mainMode = (): Mode => {
  const mode = modes[defaultMode];
  if (!mode) throw new Error(`modes.ts has no mode ${defaultMode}`);
  return mode;
};

const shotOf = (entry: StoryEntry, mode: Mode): Shot => ({
  storyId: entry.id,
  mode,
  name: `${entry.id}.${mode.theme}-${mode.language}`,
});

/**
 * Which pictures are taken: every story once; each "All states" page in the other theme too, and for product
 * components in Thai and Malay.
 */
export function planShots(entries: readonly StoryEntry[]): Shot[] {
  const main = mainMode();
  return entries
    .filter((entry) => entry.type === 'story')
    .flatMap((entry) => {
      const shots = [shotOf(entry, main)];
      if (isAllStates(entry)) {
        for (const theme of themes) if (theme !== main.theme) shots.push(shotOf(entry, { ...main, theme }));
        for (const language of storyLanguages) {
          if (isProduct(entry) && photographed.has(language))
            shots.push(shotOf(entry, { ...main, language }));
        }
      }
      return shots;
    });
}

/**
 * Where layout is measured: every "All states" page in every language, the stretched one included. One theme stands
 * for both: they differ in colours and in nothing else, which a test of the tokens holds them to.
 */
export function planLayouts(entries: readonly StoryEntry[]): Shot[] {
  return entries
    .filter((entry) => entry.type === 'story' && isAllStates(entry))
    .flatMap((entry) => storyLanguages.map((language) => shotOf(entry, { ...mainMode(), language })));
}
