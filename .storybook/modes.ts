/**
 * The ways a story is looked at: by Chromatic as modes, by visual-tests as Storybook globals. Plain data,
 * so that Node reads it without React.
 */
export const themes = ['education', 'red'] as const;

/** The six languages, and English stretched by 40 % with accents, which shows what is not translated. */
export const storyLanguages = ['en', 'zh_CN', 'zh_HK', 'ms', 'th', 'vi', 'pseudo'] as const;
export type StoryLanguage = (typeof storyLanguages)[number];

/** Widths in px: main container, reading column, theatre pages (K22), a desktop's window, a telephone's. */
export const widths = ['1157', '690', '1321', '1440', '390'] as const;

export interface Mode {
  theme: (typeof themes)[number];
  language: StoryLanguage;
}

/** Every theme in every real language, by a name fit for a file: `red-zh_CN`. */
export const modes: Readonly<Record<string, Mode>> = Object.fromEntries(
  themes.flatMap((theme) =>
    storyLanguages
      .filter((language) => language !== 'pseudo')
      .map((language) => [`${theme}-${language}`, { theme, language }]),
  ),
);

/** The one in which every story is photographed. */
export const defaultMode = 'education-zh_CN';
