import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures } from '../../../stories/index.ts';
import { topics } from '../ai.fixtures.ts';
import { TopicPicker } from './TopicPicker.tsx';

const meta = {
  title: 'components/ai/TopicPicker',
  component: TopicPicker,
  args: {
    state: { kind: 'ready', topics },
    selected: 'cash',
    onSelect: fn(),
    onAdd: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story, { name }) => (
      <div style={{ maxInlineSize: name === 'All states' ? 1000 : 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TopicPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows go on from the topic that is open. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { checked: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelect).toHaveBeenCalledWith('banks');
  },
};

export const NothingChosen: Story = { args: { selected: null } };

export const Empty: Story = { args: { state: { kind: 'ready', topics: [] }, selected: null } };

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
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, 280px)',
        alignItems: 'start',
      }}
    >
      <TopicPicker {...args} />
      <TopicPicker {...args} selected={null} state={{ kind: 'ready', topics: topics.slice(0, 2) }} />
      <TopicPicker {...args} state={{ kind: 'ready', topics: [] }} />
      <TopicPicker {...args} state={{ kind: 'loading' }} />
      <TopicPicker {...args} state={{ kind: 'error', reason: failures.noAnswer }} />
    </div>
  ),
};
