import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyNow } from '../live.fixtures.tsx';
import { course, groups, notes } from '../ProductCard/ProductCard.fixtures.ts';
import { ProductCart } from '../ProductCart/ProductCart.tsx';
import { ProductList } from '../ProductList/ProductList.tsx';
import { ShopDrawer } from './ShopDrawer.tsx';

const none = fn();

const meta = {
  title: 'components/live/ShopDrawer',
  component: ShopDrawer,
  args: {
    isOpen: true,
    view: 'goods',
    inCart: 2,
    onView: fn(),
    onClose: fn(),
    children: (
      <ProductList
        state={{
          kind: 'ready',
          lines: [
            { product: course, sale: { kind: 'open', left: null }, group: groups.open, isCurrent: true },
            { product: notes, sale: { kind: 'open', left: 36 }, inCart: 2 },
          ],
        }}
        onAdd={none}
        onBuy={none}
        onJoinGroup={none}
        onBuyGroup={none}
        onMembers={none}
        onRetry={none}
        now={storyNow}
      />
    ),
  },
} satisfies Meta<typeof ShopDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = (element: HTMLElement) => within(within(element.ownerDocument.body).getByRole('dialog'));

export const Goods: Story = {
  play: async ({ args, canvasElement }) => {
    const [, cart] = dialogOf(canvasElement).getAllByRole('tab');
    await userEvent.click(cart ?? canvasElement);
    await expect(args.onView).toHaveBeenCalledWith('cart');
  },
};
export const Cart: Story = {
  tags: ['pictured'],
  args: {
    view: 'cart',
    children: (
      <ProductCart
        state={{
          kind: 'ready',
          lines: [{ product: notes, sale: { kind: 'open', left: 36 }, count: 2, most: 36 }],
          sums: [{ amount: 79.8, currency: 'CNY' }],
        }}
        onCount={none}
        onRemove={none}
        onGoods={none}
        onCheckout={none}
        onRetry={none}
      />
    ),
  },
};
/** The steps after the cart lead back. */
export const Checkout: Story = {
  args: { view: 'checkout', children: null },
  play: async ({ args, canvasElement }) => {
    const [back] = dialogOf(canvasElement).getAllByRole('button');
    await userEvent.click(back ?? canvasElement);
    await expect(args.onView).toHaveBeenCalledWith('goods');
  },
};
export const Order: Story = { tags: ['pictured'], args: { view: 'order', children: null } };

export const AllStates: Story = { name: 'All states' };
