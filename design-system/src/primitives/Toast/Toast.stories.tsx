import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls } from '../../stories/index.ts';
import { Button } from '../Button/Button.tsx';
import { Toast } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const meta = {
  title: 'primitives/Toast',
  component: Toast,
  args: { children: controls.copied, dismissLabel: controls.dismiss, duration: null, onDismiss: fn() },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: controls.dismiss }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Success: Story = { args: { tone: 'success', children: controls.packetSent } };

export const Warning: Story = { args: { tone: 'warning', children: controls.thirtyExpire } };

export const Danger: Story = {
  args: {
    tone: 'danger',
    children: controls.fileFifty,
    action: <Button size="small">{controls.chooseAnother}</Button>,
  },
};

export const GoesByItself: Story = {
  args: { duration: 300 },
  play: async ({ args, canvasElement }) => {
    const toast = within(canvasElement).getByText(controls.copied);
    await userEvent.hover(toast);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await userEvent.unhover(toast);
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalled());
  },
};

export const InItsRegion: Story = {
  render: (args) => (
    <div style={{ minBlockSize: 200 }}>
      <ToastRegion label={controls.notifications}>
        <Toast {...args} key="packet" tone="success">
          {controls.packetSent}
        </Toast>
        <Toast {...args} key="beans" tone="warning">
          {controls.thirtyExpire}
        </Toast>
      </ToastRegion>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: controls.notifications });
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(within(region).getByText(controls.thirtyExpire)).toBeVisible());
  },
};

const messages = {
  info: controls.copied,
  success: controls.youJoined,
  warning: controls.thirtyExpire,
  danger: controls.notSent,
} as const;

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <StoryRow key={tone} label={tone}>
          <Toast {...args} tone={tone}>
            {messages[tone]}
          </Toast>
        </StoryRow>
      ))}
      <StoryRow label="with an action">
        <Toast {...args} tone="danger" action={<Button size="small">{controls.tryAgain}</Button>}>
          {controls.notSentLong}
        </Toast>
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <Toast {...args} tone="success">
          {controls.giftArrived}
        </Toast>
      </StoryRow>
    </StoryGrid>
  ),
};
