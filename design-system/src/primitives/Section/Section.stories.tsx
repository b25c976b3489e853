import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { controls } from '../../stories/index.ts';
import { Card } from '../Card/Card.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'primitives/Section',
  component: Section,
  args: { title: controls.myOrders, children: <Card>{controls.threeOrders}</Card> },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: controls.myOrders })).toBeVisible();
  },
};

export const AllStates: Story = { name: 'All states' };
