import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls } from '../../stories/index.ts';
import { ProgressRing } from './ProgressRing.tsx';

const meta = {
  title: 'primitives/ProgressRing',
  component: ProgressRing,
  args: { label: controls.readingSheet, value: 40, children: '40%' },
} satisfies Meta<typeof ProgressRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Partly: Story = {
  play: async ({ canvasElement }) => {
    const ring = within(canvasElement).getByRole('progressbar', { name: controls.readingSheet });
    await expect(ring).toHaveAttribute('value', '40');
  },
};

export const Large: Story = {
  args: {
    label: controls.score,
    size: 'large',
    tone: 'success',
    value: 86,
    valueText: '86 / 100',
    children: '86',
  },
};

export const OverTheEnd: Story = {
  args: { label: controls.giftGoal, tone: 'gold', value: 80, max: 66, children: '121%' },
};

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="none, some, all">
        {[0, 1, 40, 99, 100].map((value) => (
          <ProgressRing key={value} label={`${controls.lesson} ${value}`} value={value}>
            {value}%
          </ProgressRing>
        ))}
      </StoryRow>
      <StoryRow label="small">
        {[0, 25, 100].map((value) => (
          <ProgressRing key={value} size="small" label={`${controls.videoWord} ${value}`} value={value} />
        ))}
      </StoryRow>
      <StoryRow label="tones, large">
        {(['brand', 'gold', 'success', 'danger'] as const).map((tone) => (
          <ProgressRing key={tone} size="large" tone={tone} label={`${controls.score}, ${tone}`} value={66}>
            66
          </ProgressRing>
        ))}
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <ProgressRing label={controls.giftGoalAir} tone="gold" value={40}>
          40%
        </ProgressRing>
        <ProgressRing label={controls.buffered} value={60}>
          60%
        </ProgressRing>
      </StoryRow>
    </StoryGrid>
  ),
};
