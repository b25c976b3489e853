import { languageTags } from '@goldbean/locales';
import { infoTexts } from '@goldbean/locales/info-pages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';
import { given, page, wordsOf } from '../../stories/index.ts';
import { InfoPage } from './InfoPage.tsx';

const meta = {
  title: 'Pages/info/Info',
  component: InfoPage,
  tags: ['!autodocs'],
  ...page({ address: paths.actionInfoChinese.href() }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** S19: whichever variant was asked for, the one of the reader's language is shown, and another language is told so. */
export const Action: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const own = infoTexts[session.lang];
    const { title } = (own ?? infoTexts.en).action;
    const heading = await canvas.findByRole('heading', { level: 1, name: title });
    await expect(heading.closest('[lang]')).toHaveAttribute('lang', languageTags[own ? session.lang : 'en']);
    const flag = canvas.queryByText(wordsOf('shell')('info.english'));
    await (own ? expect(flag).toBeNull() : expect(flag).toBeVisible());
  },
};
export const Relief: Story = { parameters: given({ address: paths.reliefInfoEnglish.href() }) };
export const Gold: Story = { parameters: given({ address: paths.goldIntroEnglish.href() }) };
