import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures } from '../../../stories/index.ts';
import { LotList } from './LotList.tsx';

const lots = [
  { id: '1', left: 680, expiresAt: Date.UTC(2026, 11, 10, 15, 59) },
  { id: '2', left: 12_000, expiresAt: Date.UTC(2027, 5, 30, 15, 59) },
  { id: '3', left: 50, expiresAt: null },
];

const meta = {
  title: 'components/wallet/LotList',
  component: LotList,
  args: { state: { kind: 'ready', lots }, onRetry: fn(), now: () => Date.UTC(2026, 10, 21, 2, 30) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LotList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { state: { kind: 'ready', lots: [] } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = { args: { state: { kind: 'error', reason: failures.noAnswer } } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['ready', { kind: 'ready', lots }],
          ['empty', { kind: 'ready', lots: [] }],
          ['loading', { kind: 'loading' }],
          ['error', { kind: 'error', reason: failures.noAnswer }],
        ] as const
      ).map(([label, state]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <LotList {...args} state={state} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
