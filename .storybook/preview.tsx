import './preview.css';
import { dressDocument, loadAllFonts, ThemeRoot, themeNames } from '@goldbean/design-system/theme';
import { languageNames, languageTags } from '@goldbean/locales';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { I18nextProvider } from 'react-i18next';
import { modes, type StoryLanguage, storyLanguages, themes, widths } from './modes.ts';
import { storyNonce } from './nonce.ts';
import { realLanguage, speak, words } from './words.ts';

// Says that something never comes, not how fast it does: a whole page may take seconds on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

const themeOf = (value: unknown) => themeNames.find((name) => name === value) ?? themes[0];
const languageOf = (value: unknown): StoryLanguage =>
  storyLanguages.find((language) => language === value) ?? storyLanguages[0];

const preview: Preview = {
  // Once a page, so that the time of the first story is its own.
  beforeAll: loadAllFonts,
  tags: ['autodocs'],
  initialGlobals: { theme: 'education', language: 'en', width: '1157' },
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
  },
  loaders: [
    async ({ globals }) => {
      const language = languageOf(globals['language']);
      await Promise.all([speak(language), loadAllFonts()]);
      dressDocument({
        theme: themeOf(globals['theme']),
        languageTag: languageTags[realLanguage(language)],
      });
    },
  ],
  decorators: [
    (Story, { globals, parameters }) => (
      <ThemeRoot nonce={storyNonce}>
        <I18nextProvider i18n={words}>
          {/* A page is as wide as the window; a part as wide as the toolbar says. */}
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
    a11y: { test: 'error' },
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
