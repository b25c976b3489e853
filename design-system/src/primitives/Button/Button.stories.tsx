import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gift, LogOut, Plus } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'primitives/Button',
  component: Button,
  args: { children: 'Join the class', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { tone: 'primary', fill: 'filled' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Join the class' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Neutral: Story = { args: { children: 'View the timetable' } };

export const Danger: Story = {
  args: { tone: 'danger', fill: 'filled', children: 'End the live', icon: <LogOut aria-hidden="true" /> },
};

export const Gold: Story = {
  args: { tone: 'gold', fill: 'filled', children: 'Send 66 beans', icon: <Gift aria-hidden="true" /> },
};

export const Quiet: Story = {
  args: { fill: 'quiet', children: 'Add a tag', icon: <Plus aria-hidden="true" /> },
};

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large', tone: 'primary', fill: 'filled' } };

export const Wide: Story = { args: { isWide: true, tone: 'primary', fill: 'filled' } };

export const Busy: Story = {
  args: { tone: 'primary', fill: 'filled', busyLabel: 'Sending…' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sending…' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const DisabledWithReason: Story = {
  args: {
    tone: 'primary',
    fill: 'filled',
    children: 'Send the red packet',
    disabledReason: 'Choose at least one bean for each packet.',
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Send the red packet' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Choose at least one bean for each packet.');
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

const tones = ['primary', 'neutral', 'danger', 'gold'] as const;
const fills = ['filled', 'outlined', 'quiet'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      {tones.map((tone) => (
        <StoryRow key={tone} label={tone}>
          {fills.map((fill) => (
            <Button key={fill} tone={tone} fill={fill} icon={<Gift aria-hidden="true" />}>
              Send a gift
            </Button>
          ))}
        </StoryRow>
      ))}
      <StoryRow label="sizes">
        {sizes.map((size) => (
          <Button key={size} size={size} tone="primary" fill="filled">
            Follow the teacher
          </Button>
        ))}
      </StoryRow>
      <StoryRow label="busy">
        <Button tone="primary" fill="filled" busyLabel="Sending…" />
        <Button busyLabel="Saving…" />
      </StoryRow>
      <StoryRow label="disabled">
        <Button disabled>Signed in today</Button>
        <Button tone="primary" fill="filled" disabledReason="Tick the agreement first.">
          Pay ¥30.00
        </Button>
      </StoryRow>
      <StoryRow label="on the stage" surface="stage">
        {tones.map((tone) => (
          <Button key={tone} tone={tone} fill="filled">
            Send a gift
          </Button>
        ))}
        {tones.map((tone) => (
          <Button key={tone} tone={tone} fill="quiet">
            Send a gift
          </Button>
        ))}
        <Button>Share</Button>
        <Button disabled>Muted</Button>
      </StoryRow>
      <StoryRow label="long words">
        <div style={{ inlineSize: 180 }}>
          <Button tone="primary" fill="filled" isWide>
            ยืนยันการแลกเปลี่ยนเหรียญทองเป็นถั่วทอง
          </Button>
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
