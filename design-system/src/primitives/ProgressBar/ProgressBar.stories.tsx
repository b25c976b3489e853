import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'primitives/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading dividends.mp4', value: 40 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Partly: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Uploading dividends.mp4' });
    await expect(bar).toHaveAttribute('value', '40');
  },
};

export const Gold: Story = {
  args: { label: 'Gift goal', tone: 'gold', value: 12, max: 66, valueText: '12 of 66 beans' },
};

export const Unknown: Story = { args: { value: undefined } };

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="none, some, all">
        <div data-fill-row>
          <ProgressBar label="Lesson 1" value={0} />
        </div>
        <div data-fill-row>
          <ProgressBar label="Lesson 2" value={40} />
        </div>
        <div data-fill-row>
          <ProgressBar label="Lesson 3" value={100} />
        </div>
      </StoryRow>
      <StoryRow label="gold">
        <ProgressBar label="Gift goal" tone="gold" value={12} max={66} />
      </StoryRow>
      <StoryRow label="unknown">
        <ProgressBar label="Connecting" />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <ProgressBar label="Gift goal on air" tone="gold" value={40} />
        <ProgressBar label="Buffered" value={60} />
      </StoryRow>
    </StoryGrid>
  ),
};
