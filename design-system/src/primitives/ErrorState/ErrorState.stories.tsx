import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls } from '../../stories/index.ts';
import { Card } from '../Card/Card.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'primitives/ErrorState',
  component: ErrorState,
  args: {
    title: controls.classFailed,
    children: controls.checkConnection,
    detail: 'req_7f3a91c2',
    retry: { label: controls.tryAgain, onRetry: fn() },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: controls.tryAgain }));
    await expect(args.retry?.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  args: { retry: { label: controls.tryAgain, busyLabel: controls.loading, onRetry: fn() } },
};

export const WithoutRetry: Story = {
  args: { title: controls.liveEnded, retry: undefined, detail: undefined },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <Card padding="none">
        <ErrorState {...args} />
      </Card>
      <StoryRow label="stage" surface="stage">
        <div data-fill-row>
          <ErrorState {...args} title={controls.pictureFailed} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
