import { defaultMode, type Mode, modes, storyLanguages, themes } from '../.storybook/modes.ts';

/** One line of Storybook's own list of stories, `index.json`. */
export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
  readonly tags?: readonly string[];
  /** The story's file, relative to the root. */
  readonly importPath: string;
}

/**
 * Checks of a look: compare the picture with its baseline, search for clipped or overflowing text, and for text with
 * too little contrast.
 */
export type LookCheck = 'picture' | 'layout' | 'contrast';

/** One look at a story in a theme and a language. */
export interface Shot {
  readonly storyId: string;
  readonly mode: Mode;
  /** Of the picture, without its ending. */
  readonly name: string;
  readonly checks: readonly LookCheck[];
  /** Of the window, in px. */
  readonly width: number;
  /** Widths of the window at which the words must fit besides, in px. */
  readonly otherWidths: readonly number[];
  /** Widths of the window at which a press must reach each control, in px. */
  readonly pressWidths: readonly number[];
  /** The narrowest width, in px, at which the page must not scroll sideways; its words may be clipped there. */
  readonly narrowest?: number;
}

/** The main container (K22) and 32 px beside it; pages tagged `theatre` are wider. */
const widthOf = (entry: StoryEntry): number => (entry.tags?.includes('theatre') ? 1321 : 1157) + 64;
const isAllStates = (entry: StoryEntry): boolean => entry.id.endsWith('--all-states');
/** Product components have words in six languages; primitives have none. */
const isProduct = (entry: StoryEntry): boolean => entry.title.startsWith('components/');

/** It shows something that goes on, as a recording does: a component test, and no picture. */
const neverRests = (entry: StoryEntry): boolean => entry.tags?.includes('moving') === true;

/** It shows what a word of a real language brings about; in stretched words it would be another state. */
const isUnstretched = (entry: StoryEntry): boolean => entry.tags?.includes('unstretched') === true;

/** A real page over answers of the contract, in contrast to a component. */
const isPage = (entry: StoryEntry): boolean => entry.title.startsWith('Pages/');
/** Where pages are painted, in px. */
const pageWidth = 1440;
/** Of desktops that are common: there a press must reach each control, in px. */
const desktopWidths = [1536, pageWidth, 1366, 1157];
/** Where else the words of a page must fit, in px; in its other states at the narrower two. */
const otherWidths = [...desktopWidths.filter((width) => width !== pageWidth), 690];
const narrowWidths = [1157, 690];
/** A telephone's: this is no product for it, but no page may break there. */
const narrowestWidth = 390;

/** The mode in which every story is photographed. */
export const mainMode = (): Mode => {
  const mode = modes[defaultMode];
  if (!mode) throw new Error(`modes.ts has no mode ${defaultMode}`);
  return mode;
};

/** A state that neither "All states" nor the main state of its page shows, such as a dialog that an act opens. */
const isTagged = (entry: StoryEntry): boolean => entry.tags?.includes('pictured') === true;

/** It may look like another story in the same mode, which a comment there explains. */
export const isDeclaredSame = (entry: StoryEntry): boolean => entry.tags?.includes('same-picture') === true;

/**
 * What is looked at. Photographed: each "All states" page in both themes, and for product components in the five other
 * languages; single states that are tagged `pictured`, and all of a file without "All states", once. Layout: every "All states" page in every language, the stretched one included; one
 * theme stands for both, since they differ in colours and in nothing else, which a test of the tokens holds them to.
 * Contrast: every "All states" page in the other theme; the component tests look at each story in the main one.
 * A page: its main state, tagged `main` or else its first, in six languages and once more in the other theme, and its words at
 * five widths; its other states once where they are tagged `pictured`, and their words stretched at three widths.
 * In its main state a press reaches each control at four of them.
 */
export function planShots(entries: readonly StoryEntry[]): Shot[] {
  const main = mainMode();
  const mainStates = mainStatesOf(entries);
  const summed = new Set(entries.filter(isAllStates).map(({ title }) => title));
  return entries
    .filter((entry) => entry.type === 'story' && !neverRests(entry))
    .flatMap((entry) => {
      const shotOf = (mode: Mode, ...checks: LookCheck[]): Shot => ({
        storyId: entry.id,
        mode,
        name: `${entry.id}.${mode.theme}-${mode.language}`,
        checks,
        width: widthOf(entry),
        otherWidths: [],
        pressWidths: [],
      });
      if (isPage(entry))
        return pageShots(shotOf, main, mainStates.has(entry.id), isTagged(entry)).filter(
          ({ mode }) => mode.language !== 'pseudo' || !isUnstretched(entry),
        );
      if (!isAllStates(entry))
        return isTagged(entry) || !summed.has(entry.title) ? [shotOf(main, 'picture')] : [];
      const inLanguages = storyLanguages.map((language) => {
        const isPictured = language === main.language || (isProduct(entry) && language !== 'pseudo');
        return shotOf(
          { ...main, language },
          ...(isPictured ? (['picture', 'layout'] as const) : (['layout'] as const)),
        );
      });
      const inOtherThemes = themes
        .filter((theme) => theme !== main.theme)
        .map((theme) => shotOf({ ...main, theme }, 'picture', 'contrast'));
      return [...inLanguages, ...inOtherThemes];
    });
}

/** @returns where the story of a shot stands, relative to the root */
export function importPaths(entries: readonly StoryEntry[]): (shot: Shot) => string {
  const paths = new Map(entries.map(({ id, importPath }) => [id, importPath]));
  return ({ storyId }) => paths.get(storyId) ?? '';
}

/** The main state of each page. */
function mainStatesOf(entries: readonly StoryEntry[]): ReadonlySet<string> {
  const stories = entries.filter((entry) => entry.type === 'story' && isPage(entry));
  const pages = Map.groupBy(stories, ({ title }) => title);
  return new Set(
    [...pages.values()].map(
      (states) => (states.find(({ tags }) => tags?.includes('main')) ?? states[0])?.id ?? '',
    ),
  );
}

function pageShots(
  shotOf: (mode: Mode, ...checks: LookCheck[]) => Shot,
  main: Mode,
  isMainState: boolean,
  isPictured: boolean,
): Shot[] {
  const wide = (mode: Mode, ...checks: LookCheck[]): Shot => ({
    ...shotOf(mode, ...checks),
    width: pageWidth,
    ...(checks.includes('layout') && {
      otherWidths: isMainState ? otherWidths : narrowWidths,
      pressWidths: isMainState ? desktopWidths : [],
      narrowest: narrowestWidth,
    }),
  });
  const stretched: Mode = { ...main, language: 'pseudo' };
  if (!isMainState) return [...(isPictured ? [wide(main, 'picture')] : []), wide(stretched, 'layout')];
  const inLanguages = Object.values(modes).filter(({ theme }) => theme === main.theme);
  const inOtherThemes = themes.filter((theme) => theme !== main.theme);
  return [
    ...inLanguages.map((mode) => wide(mode, 'picture', 'layout')),
    ...inOtherThemes.map((theme) => wide({ ...main, theme }, 'picture', 'contrast')),
  ];
}
