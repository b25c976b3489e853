import { calls } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { never, page, wordsOf } from '../../stories/index.ts';
import { LogoutPage } from './LogoutPage.tsx';

const meta = {
  title: 'Pages/home/Logout',
  component: LogoutPage,
  tags: ['!autodocs'],
  ...page({ address: paths.logout.href(), answers: [never(calls.identity.logout)] }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** S31: the session ends at once, whether or not the server can be told; the login page says so. */
export const SignedOut: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(wordsOf('login')('ended.chosen'));
  },
};
