import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures } from '../../../stories/index.ts';
import { hour, storyNow } from '../ai.fixtures.ts';
import { QuotaMeter } from './QuotaMeter.tsx';

const ready = { kind: 'ready', free: 7, freeOf: 10, paid: 0, resetsAt: storyNow() + 13.5 * hour } as const;

const meta = {
  title: 'components/ai/QuotaMeter',
  component: QuotaMeter,
  args: { state: ready, onBuy: fn(), onRetry: fn() },
  decorators: [
    (Story, { name }) => (
      <div style={{ maxInlineSize: name === 'All states' ? 520 : 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof QuotaMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plenty: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '7');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onBuy).toHaveBeenCalledOnce();
  },
};

export const Full: Story = { args: { state: { ...ready, free: 10 } } };
export const LastOne: Story = { args: { state: { ...ready, free: 1 } } };
export const OnlyBought: Story = { args: { state: { ...ready, free: 0, paid: 12_800 } } };
export const None: Story = { args: { state: { ...ready, free: 0 } } };
export const Held: Story = { args: { state: { ...ready, isHeld: true } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['plenty', ready],
          ['full', { ...ready, free: 10 }],
          ['last one', { ...ready, free: 1 }],
          ['only bought', { ...ready, free: 0, paid: 12_800 }],
          ['none', { ...ready, free: 0 }],
          ['held', { ...ready, paid: 40, isHeld: true }],
          ['loading', { kind: 'loading' }],
          ['error', { kind: 'error', reason: failures.noAnswer }],
        ] as const
      ).map(([label, state]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <QuotaMeter {...args} state={state} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
