import './preview.css';
import { loadFonts, ThemeRoot, themeNames } from '@goldbean/design-system/theme';
import { languageNames, languageTags } from '@goldbean/locales';
import type { Preview } from '@storybook/react-vite';
import { I18nextProvider } from 'react-i18next';
import { modes, type StoryLanguage, storyLanguages, themes, widths } from './modes.ts';
import { storyNonce } from './nonce.ts';
import { realLanguage, speak, words } from './words.ts';

const themeOf = (value: unknown) => themeNames.find((name) => name === value) ?? themes[0];
const languageOf = (value: unknown): StoryLanguage =>
  storyLanguages.find((language) => language === value) ?? storyLanguages[0];

const preview: Preview = {
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
      await Promise.all([speak(language), loadFonts(realLanguage(language))]);
    },
  ],
  decorators: [
    (Story, { globals }) => (
      <ThemeRoot
        theme={themeOf(globals['theme'])}
        languageTag={languageTags[realLanguage(languageOf(globals['language']))]}
        nonce={storyNonce}
      >
        <I18nextProvider i18n={words}>
          <div data-story-frame style={{ '--story-width': `${String(globals['width'])}px` }}>
            <Story />
          </div>
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
          'primitives',
          'components',
          ['chat', 'live', 'gifts', 'red-packet', 'wallet'],
        ],
      },
    },
  },
};

export default preview;
