import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { market } from '../../../stories/index.ts';
import { gift } from '../gifts.fixtures.ts';
import { GiftTile } from './GiftTile.tsx';

const meta = {
  title: 'components/gifts/GiftTile',
  component: GiftTile,
  args: { gift: gift('bull'), isSelected: false, onSelect: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 104 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GiftTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { pressed: false }));
    await expect(args.onSelect).toHaveBeenCalledWith(args.gift);
  },
};
export const Selected: Story = { args: { isSelected: true } };
export const Locked: Story = { args: { gift: gift('crown'), lock: 'fanLevel' } };
/** P10. */
export const ForIronFans: Story = { args: { gift: gift('shield'), lock: 'iron' } };
export const Owned: Story = { args: { gift: gift('rocket'), owned: 1_250 } };
export const UnknownGift: Story = {
  args: {
    gift: {
      id: 'x',
      icon: 'dragon boat',
      name: market.dragonGift,
      price: 520,
      fanLevel: null,
      isIron: false,
    },
  },
};

export const AllStates: Story = {
  name: 'All states',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <StoryGrid>
      {([undefined, 'stage'] as const).map((surface) => (
        <StoryRow key={surface ?? 'page'} label={surface ?? 'page'} surface={surface}>
          {[
            args,
            { ...args, isSelected: true },
            { ...args, ...Locked.args },
            { ...args, ...Owned.args },
            { ...args, ...UnknownGift.args },
          ].map((one) => (
            <div key={`${one.gift.id}${one.isSelected}`} style={{ inlineSize: 92 }}>
              <GiftTile {...one} />
            </div>
          ))}
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
