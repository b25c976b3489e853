import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, failures } from '../../../stories/index.ts';
import { minute, onStage, sameRegionOften, StageWall, storyNow } from '../live.fixtures.tsx';
import { WarningNotice } from './WarningNotice.tsx';

const meta = {
  title: 'components/live/WarningNotice',
  component: WarningNotice,
  args: {
    to: 'viewer',
    reason: failures.noTips,
    by: cast.nurul.nickname,
    at: storyNow() - 2 * minute,
    state: { kind: 'open' },
    onConfirm: fn(),
  },
  decorators: [onStage(400)],
} satisfies Meta<typeof WarningNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** There is one button, and Escape does not put it away. */
export const ToViewer: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const ToStreamer: Story = {
  tags: ['pictured'],
  args: { to: 'streamer', reason: failures.fixedReturn, by: cast.inspector.nickname },
};
export const Confirming: Story = {
  args: { state: { kind: 'open', isConfirming: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const Failed: Story = { tags: ['pictured'], args: { state: { kind: 'open', isFailed: true } } };
export const Confirmed: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'confirmed', at: storyNow() } },
};

export const AllStates: Story = {
  name: 'All states',
  parameters: sameRegionOften,
  render: (args) => (
    <StageWall column={360}>
      <WarningNotice {...args} />
      <WarningNotice {...args} {...ToStreamer.args} />
      <WarningNotice {...args} state={{ kind: 'open', isConfirming: true }} />
      <WarningNotice {...args} state={{ kind: 'open', isFailed: true }} />
      <WarningNotice {...args} state={{ kind: 'confirmed', at: storyNow() }} />
    </StageWall>
  ),
};
