import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkNavigation } from '../../../primitives/index.ts';
import { wordsOf } from '../../../stories/index.ts';
import { treasures } from '../treasures.fixtures.ts';
import { TreasureCard } from './TreasureCard.tsx';

const go = fn();

const meta = {
  title: 'components/treasures/TreasureCard',
  component: TreasureCard,
  args: { treasure: treasures.open, href: '/hljw/duobaoqibing?id=1' },
  decorators: [
    (Story) => (
      <LinkNavigation value={go}>
        {/* A list stands under the heading of its page. */}
        <section style={{ maxInlineSize: 300 }} aria-labelledby="treasures">
          <h2 id="treasures">{wordsOf('treasures')('titles.list')}</h2>
          <Story />
        </section>
      </LinkNavigation>
    ),
  ],
} satisfies Meta<typeof TreasureCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link'));
    await expect(go).toHaveBeenCalledWith(args.href);
  },
};
export const Mine: Story = { args: { treasure: treasures.mine } };
export const ToCome: Story = { args: { treasure: treasures.toCome } };
export const SoldOut: Story = { args: { treasure: treasures.soldOut } };
export const Ended: Story = { args: { treasure: treasures.ended } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {Object.values(treasures).map((treasure) => (
        <TreasureCard key={treasure.id} {...args} treasure={treasure} />
      ))}
    </div>
  ),
};
