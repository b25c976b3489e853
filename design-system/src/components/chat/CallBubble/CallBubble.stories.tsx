import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { CallBubble, type CallOutcome } from './CallBubble.tsx';

const meta = {
  title: 'components/chat/CallBubble',
  component: CallBubble,
  args: { outcome: { kind: 'ended', seconds: 247 } },
} satisfies Meta<typeof CallBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ended: Story = {};
export const Missed: Story = { args: { outcome: { kind: 'missed' } } };
export const Declined: Story = { args: { outcome: { kind: 'declined' } } };
export const Cancelled: Story = { args: { outcome: { kind: 'cancelled' }, isOwn: true } };

const outcomes: readonly CallOutcome[] = [
  { kind: 'ended', seconds: 247 },
  { kind: 'missed' },
  { kind: 'declined' },
  { kind: 'cancelled' },
];

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      {outcomes.map((outcome) => (
        <StoryRow key={outcome.kind} label={outcome.kind}>
          <CallBubble outcome={outcome} />
          <CallBubble outcome={outcome} isOwn />
        </StoryRow>
      ))}
      <StoryRow label="more than an hour">
        <CallBubble outcome={{ kind: 'ended', seconds: 5_047 }} />
      </StoryRow>
      <StoryRow label="on the stage" surface="stage">
        <CallBubble outcome={{ kind: 'missed' }} />
      </StoryRow>
    </StoryGrid>
  ),
};
