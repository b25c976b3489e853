import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { given, page, wordsOf } from '../../stories/index.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = {
  title: 'Pages/home/NotFound',
  component: NotFoundPage,
  tags: ['!autodocs'],
  ...page({ address: '/hljw/no-such-page' }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** A member, with the navigation at hand. */
export const Member: Story = {
  play: async ({ canvasElement }) => {
    // A page that is not there leads to those that are.
    const main = within(within(canvasElement).getByRole('main'));
    await expect(await main.findByRole('link', { name: wordsOf('shell')('notFound.home') })).toBeVisible();
    await expect(main.getByRole('link', { name: wordsOf('groups')('link') })).toBeVisible();
  },
};

/** A visitor: the way home leads to the login page. */
export const Visitor: Story = { parameters: given({ member: null }) };
