import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failures } from '../../../stories/index.ts';
import { LotsCard } from './LotsCard.tsx';

const now = Date.UTC(2026, 11, 5, 2, 30);

const meta = {
  title: 'components/wallet/LotsCard',
  component: LotsCard,
  args: {
    state: {
      kind: 'ready',
      lots: [
        { id: '1', left: 680, expiresAt: Date.UTC(2026, 11, 31, 15, 59), isNext: true },
        { id: '2', left: 12_000, expiresAt: Date.UTC(2027, 5, 30, 15, 59) },
      ],
    },
    onRetry: fn(),
    now: () => now,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LotsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const None: Story = { args: { state: { kind: 'ready', lots: [] } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {Object.entries({ Ready, None, Loading, LoadFailed }).map(([name, story]) => (
        <LotsCard key={name} {...args} {...story.args} />
      ))}
    </div>
  ),
};
