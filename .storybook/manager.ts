import { addons } from 'storybook/manager-api';
import { houseTheme } from './theme.ts';
import { addWordsPanel } from './words-panel/WordsPanel.tsx';

addons.setConfig({ theme: houseTheme });
addWordsPanel();
