import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gift, LogOut, Plus } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls, frame } from '../../stories/index.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'primitives/Button',
  component: Button,
  args: { children: controls.joinClass, onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { tone: 'primary', fill: 'filled' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: controls.joinClass }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Neutral: Story = { args: { children: controls.timetable } };

export const Danger: Story = {
  args: { tone: 'danger', fill: 'filled', children: frame.endLive, icon: <LogOut aria-hidden="true" /> },
};

export const Gold: Story = {
  args: { tone: 'gold', fill: 'filled', children: controls.sendSixtySix, icon: <Gift aria-hidden="true" /> },
};

export const Quiet: Story = {
  args: { fill: 'quiet', children: controls.addTag, icon: <Plus aria-hidden="true" /> },
};

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large', tone: 'primary', fill: 'filled' } };

export const Wide: Story = { args: { isWide: true, tone: 'primary', fill: 'filled' } };

export const Busy: Story = {
  args: { tone: 'primary', fill: 'filled', busyLabel: controls.sending },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: controls.sending });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const DisabledWithReason: Story = {
  tags: ['pictured'],
  args: {
    tone: 'primary',
    fill: 'filled',
    children: controls.sendPacket,
    disabledReason: controls.beanEach,
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: controls.sendPacket });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(controls.beanEach);
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
              {controls.sendGift}
            </Button>
          ))}
        </StoryRow>
      ))}
      <StoryRow label="sizes">
        {sizes.map((size) => (
          <Button key={size} size={size} tone="primary" fill="filled">
            {controls.followTeacher}
          </Button>
        ))}
      </StoryRow>
      <StoryRow label="busy">
        <Button tone="primary" fill="filled" busyLabel={controls.sending} />
        <Button busyLabel={controls.saving} />
      </StoryRow>
      <StoryRow label="disabled">
        <Button disabled>{controls.signedIn}</Button>
        <Button tone="primary" fill="filled" disabledReason={controls.tickFirst}>
          {controls.payThirty}
        </Button>
      </StoryRow>
      <StoryRow label="on the stage" surface="stage">
        {tones.map((tone) => (
          <Button key={tone} tone={tone} fill="filled">
            {controls.sendGift}
          </Button>
        ))}
        {tones.map((tone) => (
          <Button key={tone} tone={tone} fill="quiet">
            {controls.sendGift}
          </Button>
        ))}
        <Button>{controls.share}</Button>
        <Button disabled>{controls.muted}</Button>
      </StoryRow>
      <StoryRow label="long words">
        <div style={{ inlineSize: 180 }}>
          <Button tone="primary" fill="filled" isWide>
            {controls.confirmExchange}
          </Button>
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
