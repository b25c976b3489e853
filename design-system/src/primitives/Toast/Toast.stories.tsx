import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { Button } from '../Button/Button.tsx';
import { Toast } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const meta = {
  title: 'primitives/Toast',
  component: Toast,
  args: { children: 'Copied to the clipboard.', dismissLabel: 'Dismiss', duration: null, onDismiss: fn() },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Success: Story = { args: { tone: 'success', children: 'The red packet is on its way.' } };

export const Warning: Story = { args: { tone: 'warning', children: '30 beans expire in 7 days.' } };

export const Danger: Story = {
  args: {
    tone: 'danger',
    children: 'The file is larger than 50 MB.',
    action: <Button size="small">Choose another</Button>,
  },
};

export const GoesByItself: Story = {
  args: { duration: 300 },
  play: async ({ args, canvasElement }) => {
    const toast = within(canvasElement).getByText('Copied to the clipboard.');
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
      <ToastRegion label="Notifications">
        <Toast {...args} key="packet" tone="success">
          The red packet is on its way.
        </Toast>
        <Toast {...args} key="beans" tone="warning">
          30 beans expire in 7 days.
        </Toast>
      </ToastRegion>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Notifications' });
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(within(region).getByText('30 beans expire in 7 days.')).toBeVisible());
  },
};

const messages = {
  info: 'Copied to the clipboard.',
  success: 'You joined the class of Teacher Chen.',
  warning: '30 beans expire in 7 days.',
  danger: 'The message could not be sent.',
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
        <Toast {...args} tone="danger" action={<Button size="small">Try again</Button>}>
          ส่งข้อความไม่สำเร็จ กรุณาตรวจสอบการเชื่อมต่ออินเทอร์เน็ตแล้วลองอีกครั้ง
        </Toast>
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <Toast {...args} tone="success">
          The gift has arrived.
        </Toast>
      </StoryRow>
    </StoryGrid>
  ),
};
