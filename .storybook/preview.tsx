import './preview.css';
import { dressDocument, loadAllFonts, ThemeRoot, themeNames } from '@goldbean/design-system/theme';
import { languageNames, languageTags } from '@goldbean/locales';
import type { Preview } from '@storybook/react-vite';
import { DOCS_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure, expect } from 'storybook/test';
import { I18nextProvider } from 'react-i18next';
import { lazy, Suspense } from 'react';
import { storyLanguage as spokenLanguage } from '../design-system/src/stories/spoken.ts';
import { stopClock } from '../app/src/stories/fixed-clock.ts';
import { patienceMs } from '../scripts/patience-ms.ts';
import { clockOf, clocks, ownClock } from './clocks.ts';
import { modes, type StoryLanguage, storyLanguages, themes, widths } from './modes.ts';
import { storyNonce } from './nonce.ts';
import { fitPageWindow } from './page-window.ts';
import { houseTheme } from './theme.ts';
import { realLanguage, speak, spokenWords, words } from './words.ts';
import { twinPictures } from './twin-pictures.ts';
import { answerWordsPanel } from './words-panel/pick-words.ts';

// Apart, because component tests show no page of documentation.
const DocsPage = lazy(async () => ({ default: (await import('./docs/DocsPage.tsx')).DocsPage }));

// Says that something never comes, not how fast it does. A look asks no play whether it holds, and some find none of their words
// in the stretched language: it waits less.
configure({ asyncUtilTimeout: import.meta.env.MODE === 'test' ? patienceMs : 5_000 });

const themeOf = (value: unknown) => themeNames.find((name) => name === value) ?? themes[0];
const languageOf = (value: unknown): StoryLanguage =>
  storyLanguages.find((language) => language === value) ?? storyLanguages[0];

/** Fixtures of components are made once, in one language: for another the window is loaded anew. */
function openAnew(language: StoryLanguage): Promise<never> {
  const url = new URL(location.href);
  const others = url.searchParams.get('globals')?.split(';') ?? [];
  const globals = others.filter((entry) => entry && !entry.startsWith('language:'));
  url.searchParams.set('globals', [...globals, `language:${language}`].join(';'));
  location.replace(url);
  // Nothing more is shown in this one.
  return new Promise<never>(() => {});
}

/** Whether the stories run as component tests. Of a browser's environment Vitest sets the mode alone. */
const isTest = import.meta.env.MODE === 'test';

const preview: Preview = {
  beforeAll: async () => {
    const stopAnswering = answerWordsPanel(spokenWords);
    // A page of documentation has no loaders.
    addons.getChannel().on(DOCS_RENDERED, () => fitPageWindow(undefined));
    // Once a page, so that the time of the first story is its own.
    await loadAllFonts();
    return stopAnswering;
  },
  tags: ['autodocs'],
  initialGlobals: { theme: 'education', language: spokenLanguage, width: '1157', clock: ownClock },
  globalTypes: {
    theme: {
      name: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'education', title: 'Education, orange' },
          { value: 'red', title: 'Red' },
        ],
      },
    },
    language: {
      name: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: storyLanguages.map((value) => ({
          value,
          title: value === 'pseudo' ? 'Pseudo: 40 % longer' : languageNames[value],
        })),
      },
    },
    width: {
      name: 'Width',
      toolbar: {
        icon: 'grow',
        dynamicTitle: true,
        items: widths.map((value) => ({ value, title: `${value} px` })),
      },
    },
    clock: {
      name: 'Clock',
      description: 'When the story happens, in Shanghai',
      toolbar: { icon: 'time', dynamicTitle: true, items: [...clocks] },
    },
  },
  // A page's story stops the clock by itself, at the same moment: app/src/stories/page.tsx.
  beforeEach: ({ globals }) => {
    const at = clockOf(globals['clock']);
    return at === undefined ? undefined : stopClock(at);
  },
  // A component test fails by it; who looks at a story is not stopped.
  afterEach: async () => {
    if (isTest) await expect(twinPictures(document), 'cards with one picture').toEqual([]);
  },
  loaders: [
    async ({ globals, parameters, viewMode }) => {
      fitPageWindow(viewMode === 'story' && parameters['page'] ? String(globals['width']) : undefined);
      const language = languageOf(globals['language']);
      if (realLanguage(language) !== spokenLanguage) return openAnew(language);
      await Promise.all([speak(language), loadAllFonts()]);
      dressDocument({
        theme: themeOf(globals['theme']),
        languageTag: languageTags[realLanguage(language)],
      });
      return undefined;
    },
  ],
  decorators: [
    (Story, { globals, parameters }) => (
      <ThemeRoot nonce={storyNonce}>
        {/* Another moment is another story: what it remembered of the time goes. */}
        <I18nextProvider i18n={words} key={String(globals['clock'])}>
          {/* The toolbar's width is that of a page's window, and of the frame round a part. */}
          {parameters['page'] ? (
            <Story />
          ) : (
            <div data-story-frame style={{ '--story-width': `${String(globals['width'])}px` }}>
              <Story />
            </div>
          )}
        </I18nextProvider>
      </ThemeRoot>
    ),
  ],
  parameters: {
    layout: 'padded',
    docs: {
      theme: houseTheme,
      page: () => (
        <Suspense fallback={null}>
          <DocsPage />
        </Suspense>
      ),
    },
    // A test asks what is wrong; Storybook's panel also shows what is right.
    a11y: { test: 'error', ...(isTest && { options: { reporter: 'no-passes' } }) },
    // `npm run chromatic`, for teams with a token: the same ways of looking as `npm run visual`.
    chromatic: { modes },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'foundations',
          ['Welcome'],
          'Pages',
          'primitives',
          'components',
          ['chat', 'live', 'gifts', 'red-packet', 'wallet'],
        ],
      },
    },
  },
};

export default preview;
