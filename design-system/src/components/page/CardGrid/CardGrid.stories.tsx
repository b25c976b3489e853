import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../../../primitives/index.ts';
import { places } from '../../../stories/index.ts';
import { CardGrid, type CardGridProps } from './CardGrid.tsx';

const meta = {
  title: 'components/page/CardGrid',
  component: CardGrid<string>,
  args: {
    items: [places.valueClub, places.dailyTechnical, places.thaiStocks, places.technical, places.hkMorning],
    keyOf: (item) => item,
    children: (item) => <Card>{item}</Card>,
  },
} satisfies Meta<CardGridProps<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};

export const Wide: Story = { args: { size: 'wide' } };

/** The face, 5: one card alone takes the row. */
export const One: Story = {
  args: { items: [places.valueClub] },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('listitem');
    await expect(card.clientWidth).toBe(card.parentElement?.clientWidth);
  },
};

export const Loading: Story = { args: { items: [], isLoading: true } };

export const More: Story = {
  args: { onMore: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <CardGrid {...args} onMore={fn()} />
      <CardGrid {...args} size="wide" />
      <CardGrid {...args} items={[places.valueClub]} />
      <CardGrid {...args} items={[]} isLoading />
    </div>
  ),
};
