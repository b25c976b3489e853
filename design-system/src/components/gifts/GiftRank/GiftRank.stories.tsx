import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { cast, heard, wordsOf } from '../../../stories/index.ts';
import { GiftRank, type Giver } from './GiftRank.tsx';

const top: readonly Giver[] = [
  { uid: '1', ...cast.phanthipha, score: 1_286_400 },
  { uid: '2', ...cast.wang, score: 96_660 },
  { uid: '3', ...cast.mei, score: 52 },
];

const meta = {
  title: 'components/gifts/GiftRank',
  component: GiftRank,
  args: { state: { kind: 'ready', top, count: 1_846 }, onOpen: fn() },
  decorators: [
    (Story) => (
      <div data-surface="stage" style={{ padding: 12 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GiftRank>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
const hidden: Giver = { uid: '', nickname: '', img: '', score: 9_999, isHidden: true };
/** E29: who is hidden in ranks is an anonymous viewer here to everybody. */
export const Hidden: Story = {
  args: { state: { kind: 'ready', top: [{ ...hidden, score: 52_000 }, hidden, ...top.slice(2)], count: 3 } },
  play: async ({ canvasElement }) => {
    const places = within(canvasElement).getAllByRole('listitem');
    const name = `: ${wordsOf('live-tools')('rank.anonymous')}`;
    for (const place of places.slice(0, 2))
      await expect(within(place).getByRole('img').getAttribute('aria-label')).toContain(name);
    await expect(within(canvasElement).getByRole('img', { name: heard(cast.mei.nickname) })).toBeVisible();
  },
};
export const OnlyOne: Story = { args: { state: { kind: 'ready', top: top.slice(1, 2), count: 1 } } };
export const Nobody: Story = { args: { state: { kind: 'ready', top: [], count: 0 } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="three">
        <GiftRank {...args} />
      </StoryRow>
      <StoryRow label="one">
        <GiftRank {...args} state={{ kind: 'ready', top: top.slice(1, 2), count: 1 }} />
      </StoryRow>
      <StoryRow label="nobody">
        <GiftRank {...args} state={{ kind: 'ready', top: [], count: 0 }} />
      </StoryRow>
      <StoryRow label="loading">
        <GiftRank {...args} state={{ kind: 'loading' }} />
      </StoryRow>
    </StoryGrid>
  ),
};
