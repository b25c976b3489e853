import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures } from '../../../stories/index.ts';
import { TurnPacks } from './TurnPacks.tsx';

const meta = {
  title: 'components/ai/TurnPacks',
  component: TurnPacks,
  args: {
    state: { kind: 'choosing' },
    packs: [
      { id: 's', turns: 20, beans: 20 },
      { id: 'm', turns: 60, beans: 50 },
      { id: 'l', turns: 1_500, beans: 1_000 },
    ],
    balance: 320,
    onBuy: fn(),
    onRecharge: fn(),
    onDone: fn(),
  },
  decorators: [
    (Story, { name }) => (
      <div style={{ maxInlineSize: name === 'All states' ? 560 : 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TurnPacks>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button');

/** Nothing is chosen for the member. */
export const Choosing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await expect(args.onBuy).not.toHaveBeenCalled();
  },
};

export const Chosen: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('radio')[1] ?? canvasElement);
    await expect(button(canvasElement)).toHaveTextContent('50');
    await userEvent.click(button(canvasElement));
    await expect(args.onBuy).toHaveBeenCalledWith('m');
  },
};

export const Insufficient: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('radio')[2] ?? canvasElement);
    await userEvent.click(button(canvasElement));
    await expect(args.onRecharge).toHaveBeenCalledOnce();
    await expect(args.onBuy).not.toHaveBeenCalled();
  },
};

export const Buying: Story = {
  args: { state: { kind: 'buying' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('radio')[0] ?? canvasElement);
    await userEvent.click(button(canvasElement));
    await expect(args.onBuy).not.toHaveBeenCalled();
  },
};

export const Bought: Story = {
  args: { state: { kind: 'bought', turns: 67 } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { state: { kind: 'failed', reason: failures.nothingTaken } },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['choosing', {}],
          ['buying', Buying.args],
          ['bought', Bought.args],
          ['failed', Failed.args],
        ] as const
      ).map(([label, more]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <TurnPacks {...args} {...more} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
  // Who is buying, and whose purchase failed, has chosen a pack.
  play: async ({ canvasElement }) => {
    const radios = within(canvasElement).getAllByRole('radio');
    await userEvent.click(radios[7] ?? canvasElement);
    await userEvent.click(radios[4] ?? canvasElement);
    await expect(radios[4]).toBeChecked();
    await expect(radios[7]).toBeChecked();
  },
};
