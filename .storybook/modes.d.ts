/**
 * The ways a story is looked at: by Chromatic as modes, by visual-tests as Storybook globals. Plain data,
 * so that Node reads it without React.
 */
export declare const themes: readonly ['education', 'red'];
/** The six languages, and English stretched by 40 % with accents, which shows what is not translated. */
export declare const storyLanguages: readonly ['en', 'zh_CN', 'zh_HK', 'ms', 'th', 'vi', 'pseudo'];
export type StoryLanguage = (typeof storyLanguages)[number];
/** Page widths in px: main container, reading column, theatre pages (K22). */
export declare const widths: readonly ['1157', '690', '1321'];
export interface Mode {
  theme: (typeof themes)[number];
  language: StoryLanguage;
}
/** Every theme in every real language, by a name fit for a file: `red-zh_CN`. */
export declare const modes: Readonly<Record<string, Mode>>;
/** The one in which every story is photographed. */
export declare const defaultMode = 'education-zh_CN';
