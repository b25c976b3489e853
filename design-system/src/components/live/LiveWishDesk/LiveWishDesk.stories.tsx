import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, wordsOf } from '../../../stories/index.ts';
import { onStage, sameRegionOften, StageWall } from '../live.fixtures.tsx';
import { offers, wishes } from '../LiveWish/live-wish.fixtures.ts';
import { LiveWishDesk } from './LiveWishDesk.tsx';

const meta = {
  title: 'components/live/LiveWishDesk',
  component: LiveWishDesk,
  args: {
    state: { kind: 'ready', wishes: wishes.slice(0, 2) },
    gifts: Object.values(offers),
    max: 5,
    targetMax: 99_999,
    onSave: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  decorators: [onStage(420)],
} satisfies Meta<typeof LiveWishDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement, target: string) => {
  const desk = within(canvasElement);
  const word = wordsOf('live-tools');
  const save = () => desk.getAllByRole('button').at(-1) ?? canvasElement;
  await userEvent.click(save());
  await userEvent.click(desk.getByRole('combobox'));
  const options = within(canvasElement.ownerDocument.body).getAllByRole('option');
  await userEvent.click(options.at(-1) ?? canvasElement);
  await userEvent.type(desk.getByRole('spinbutton', { name: word('wish.target') }), target);
  await userEvent.click(save());
};

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, '20');
    await expect(args.onSave).toHaveBeenCalledWith(offers.dragonBoat, 20);
    const name = wordsOf('live-tools')('wish.removeLabel', { gift: wordsOf('gifts')('name.sunflower') });
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    await expect(args.onRemove).toHaveBeenCalledWith(wishes[0]);
  },
};
/** As many as may be: only the target of one that stands can be changed. */
export const Full: Story = { tags: ['pictured'], args: { max: 2 } };
export const Empty: Story = { tags: ['pictured'], args: { state: { kind: 'ready', wishes: [] } } };
export const Saving: Story = { tags: ['pictured'], args: { busy: 'new' } };
export const Removing: Story = { tags: ['pictured'], args: { busy: 'w1' } };
export const Loading: Story = { tags: ['pictured'], args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  parameters: sameRegionOften,
  render: (args) => (
    <StageWall column={380}>
      <LiveWishDesk {...args} />
      <LiveWishDesk {...args} max={2} />
      <LiveWishDesk {...args} state={{ kind: 'ready', wishes: [] }} />
      <LiveWishDesk {...args} busy="w1" />
      <LiveWishDesk {...args} state={{ kind: 'loading' }} />
      <LiveWishDesk {...args} state={{ kind: 'error', reason: failures.noAnswer }} />
    </StageWall>
  ),
};
