import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkNavigation } from '../../../primitives/index.ts';
import { study, titles } from '../../../stories/index.ts';
import { RecentSearches } from './RecentSearches.tsx';

const meta = {
  title: 'components/content/RecentSearches',
  component: RecentSearches,
  args: {
    searches: [study.example, '600519', titles.tenMinutes].map((query) => ({
      query,
      href: `/hljw/search?q=${encodeURIComponent(query)}`,
    })),
    onForget: fn(),
    onForgetAll: fn(),
  },
  decorators: [
    (Story) => (
      <LinkNavigation value={fn()}>
        <Story />
      </LinkNavigation>
    ),
  ],
} satisfies Meta<typeof RecentSearches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kept: Story = {
  play: async ({ args, canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    await userEvent.click(buttons[2] ?? canvasElement);
    await expect(args.onForget).toHaveBeenCalledWith('600519');
    await userEvent.click(buttons[0] ?? canvasElement);
    await expect(args.onForgetAll).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = { name: 'All states' };
