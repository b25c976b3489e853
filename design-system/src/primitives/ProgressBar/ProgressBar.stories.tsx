import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls } from '../../stories/index.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'primitives/ProgressBar',
  component: ProgressBar,
  args: { label: controls.uploadingVideo, value: 40 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Partly: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: controls.uploadingVideo });
    await expect(bar).toHaveAttribute('value', '40');
  },
};

export const Gold: Story = {
  args: { label: controls.giftGoal, tone: 'gold', value: 12, max: 66, valueText: '12 of 66 beans' },
};

export const Unknown: Story = { args: { value: undefined } };

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="none, some, all">
        <div data-fill-row>
          <ProgressBar label={controls.lessonOne} value={0} />
        </div>
        <div data-fill-row>
          <ProgressBar label={controls.lessonTwo} value={40} />
        </div>
        <div data-fill-row>
          <ProgressBar label={controls.lessonThree} value={100} />
        </div>
      </StoryRow>
      <StoryRow label="gold">
        <ProgressBar label={controls.giftGoal} tone="gold" value={12} max={66} />
      </StoryRow>
      <StoryRow label="unknown">
        <ProgressBar label={controls.connecting} />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <ProgressBar label={controls.giftGoalAir} tone="gold" value={40} />
        <ProgressBar label={controls.buffered} value={60} />
      </StoryRow>
    </StoryGrid>
  ),
};
