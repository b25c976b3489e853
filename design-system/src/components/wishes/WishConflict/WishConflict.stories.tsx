import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { cast, market, wordsOf } from '../../../stories/index.ts';
import { day, hour, now } from '../wishes.fixtures.ts';
import { WishConflict } from './WishConflict.tsx';

const moved = {
  id: 'e2',
  at: now - hour,
  by: cast.linJiahao.nickname,
  action: { kind: 'moved', to: 2 },
  reason: market.dailyFirst,
} as const;

const meta = {
  title: 'components/wishes/WishConflict',
  component: WishConflict,
  args: { events: [moved], isRewritten: false },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WishConflict>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Another product head gave it another status: which, who, when and why. */
export const Moved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(wordsOf('wishes')('conflict.title'))).toBeVisible();
    await expect(canvas.getByText(market.dailyFirst)).toBeVisible();
    await expect(canvas.getByText(cast.linJiahao.nickname, { exact: false })).toBeVisible();
  },
};
/** Another one answered: both answers can be compared. */
export const Answered: Story = {
  args: {
    events: [
      { id: 'e3', at: now - hour, by: cast.longName.nickname, action: { kind: 'answered' }, reason: '' },
    ],
    answer: market.officialTwo,
  },
};
/** The history does not say what an author writes. */
export const Rewritten: Story = { args: { events: [], isRewritten: true } };
/** Several changes at once. */
export const Several: Story = {
  args: {
    events: [
      {
        id: 'e4',
        at: now - hour,
        by: null,
        action: { kind: 'dated', expectedAt: now + 12 * day },
        reason: '',
      },
      moved,
    ],
    isRewritten: true,
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {Object.entries({ Moved, Answered, Rewritten, Several }).map(([label, story]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <WishConflict {...args} {...story.args} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
