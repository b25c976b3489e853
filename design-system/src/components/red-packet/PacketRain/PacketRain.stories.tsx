import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { PacketRain } from './PacketRain.tsx';

const now = Date.UTC(2026, 10, 21, 2, 30);
const raining = { kind: 'raining', endsAt: now + 12_000, mine: 46, tapsLeft: 7, last: null } as const;

const meta = {
  title: 'components/red-packet/PacketRain',
  component: PacketRain,
  args: {
    state: raining,
    most: 10,
    now,
    onCatch: fn(),
    onRecords: fn(),
    onClose: fn(),
    isCalm: false,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(640px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PacketRain>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { args: { state: { kind: 'waiting', startsAt: now + 8_200 } } };
export const Raining: Story = {
  play: async ({ args, canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    const [close, first] = buttons;
    const keyboard = buttons.at(-1);
    if (!close || !first || !keyboard) throw new Error('no packets');
    await fireEvent.pointerDown(first);
    await expect(args.onCatch).toHaveBeenCalledOnce();
    await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledOnce();
    // The next stop of the keyboard is the button that stands still.
    await userEvent.tab();
    await expect(keyboard).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onCatch).toHaveBeenCalledTimes(2);
  },
};
export const Caught: Story = { args: { state: { ...raining, last: { no: 3, amount: 18 } } } };
export const Empty: Story = { args: { state: { ...raining, last: { no: 4, amount: 0 } } } };
export const NoneLeftToCatch: Story = {
  args: { state: { ...raining, mine: 188, tapsLeft: 0, last: { no: 10, amount: 66 } } },
  play: async ({ args, canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    await userEvent.click(buttons.at(-1) ?? canvasElement);
    await expect(args.onCatch).not.toHaveBeenCalled();
  },
};
export const Calm: Story = {
  args: { isCalm: true },
  play: async ({ args, canvasElement }) => {
    const [, first, second] = within(canvasElement).getAllByRole('button');
    if (!first || !second) throw new Error('no packets');
    await userEvent.click(first);
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCatch).toHaveBeenCalledTimes(2);
    await userEvent.click(first);
    await expect(args.onCatch).toHaveBeenCalledTimes(2);
  },
};
export const Over: Story = {
  args: { state: { kind: 'over', mine: 188 } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[1] ?? canvasElement);
    await expect(args.onRecords).toHaveBeenCalledOnce();
  },
};
export const OverWithNothing: Story = { args: { state: { kind: 'over', mine: 0 } } };

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 900 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['waiting', Waiting.args, false],
          ['raining, caught', Caught.args, false],
          ['no more catches', NoneLeftToCatch.args, false],
          ['calm', { state: { ...raining, last: { no: 1, amount: 1 } } }, true],
          ['over', Over.args, false],
          ['over with nothing', OverWithNothing.args, false],
        ] as const
      ).map(([label, given, isCalm]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <PacketRain {...args} {...given} isCalm={isCalm} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
