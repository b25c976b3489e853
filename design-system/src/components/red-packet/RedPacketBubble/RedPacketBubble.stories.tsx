import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures, heard, talk } from '../../../stories/index.ts';
import { RedPacketBubble } from './RedPacketBubble.tsx';

const meta = {
  title: 'components/red-packet/RedPacketBubble',
  component: RedPacketBubble,
  args: {
    packetKind: 'random',
    blessing: talk.blessPatience,
    state: { kind: 'unclaimed' },
    onOpen: fn(),
  },
} satisfies Meta<typeof RedPacketBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unclaimed: Story = {
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Received: Story = { args: { state: { kind: 'received', amount: 1_888 } } };
export const FullyClaimed: Story = {
  args: { packetKind: 'ordinary', blessing: talk.blessJaya, state: { kind: 'none_left' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Expired: Story = { args: { blessing: '', state: { kind: 'expired' } } };
export const NotAllowed: Story = {
  args: {
    blessing: talk.blessTwelve,
    state: { kind: 'not_allowed', reason: failures.mutedGroup },
  },
  play: async ({ args, canvasElement }) => {
    const bubble = within(canvasElement).getByRole('button');
    await userEvent.click(bubble);
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(bubble).toHaveAccessibleDescription(heard(failures.mutedGroup));
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="unclaimed, usual words">
        <RedPacketBubble {...args} />
        <RedPacketBubble {...args} packetKind="ordinary" blessing="" />
        <RedPacketBubble {...args} blessing={talk.blessDiscipline} />
      </StoryRow>
      <StoryRow label="received">
        <RedPacketBubble {...args} state={{ kind: 'received', amount: 1 }} />
        <RedPacketBubble {...args} state={{ kind: 'received', amount: 1_250_000 }} />
      </StoryRow>
      <StoryRow label="fully claimed">
        <RedPacketBubble {...args} {...FullyClaimed.args} />
      </StoryRow>
      <StoryRow label="expired">
        <RedPacketBubble {...args} {...Expired.args} />
      </StoryRow>
      <StoryRow label="not allowed">
        <RedPacketBubble {...args} {...NotAllowed.args} />
      </StoryRow>
      <StoryRow label="on the stage" surface="stage">
        <RedPacketBubble {...args} />
        <RedPacketBubble {...args} state={{ kind: 'received', amount: 66 }} />
      </StoryRow>
    </StoryGrid>
  ),
};
