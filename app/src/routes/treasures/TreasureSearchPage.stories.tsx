import { calls } from '@goldbean/contract/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { given, localized, page, refuse, wordsOf } from '../../stories/index.ts';
import { listAnswer, words } from './treasures.fixtures.ts';
import { TreasureSearchPage } from './TreasureSearchPage.tsx';

const meta = {
  title: 'Pages/treasures/TreasureSearch',
  component: TreasureSearchPage,
  tags: ['!autodocs'],
  ...page({ address: paths.treasureSearch.href(), answers: [listAnswer()] }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = () => wordsOf('treasures');

/** S29: what is typed is looked for with Enter; the tabs count what is found. */
export const Found: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: localized(words.bookmark) });
    await userEvent.type(canvas.getByRole('searchbox'), `${localized(words.bag)}{Enter}`);
    await waitFor(() => expect(canvas.queryByRole('link', { name: localized(words.bookmark) })).toBeNull());
    await canvas.findByRole('link', { name: localized(words.bag) });
    await expect(
      canvas.getByRole('tab', { name: t()('tabCount', { label: t()('all'), n: '1' }) }),
    ).toBeVisible();
  },
};
/** S29: nothing is called that; one button brings everything back. */
export const NoneFound: Story = {
  parameters: given({ address: paths.treasureSearch.href({ q: 'xyz' }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(t()('noneQuery'));
    await userEvent.click(canvas.getByRole('button', { name: t()('showAll') }));
    await canvas.findByRole('link', { name: localized(words.bookmark) });
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};
export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.treasures.list, 'system.error')] }),
};
