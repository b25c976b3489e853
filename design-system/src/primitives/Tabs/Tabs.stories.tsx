import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls } from '../../stories/index.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

function RememberingTabs(props: TabsProps<string>) {
  const [selected, setSelected] = useState(props.selected);
  return (
    <Tabs
      {...props}
      selected={selected}
      onSelect={(key) => {
        setSelected(key);
        props.onSelect(key);
      }}
    >
      <p>{props.items.find(({ key }) => key === selected)?.label}</p>
    </Tabs>
  );
}

const items = [
  { key: 'new', label: controls.recently },
  { key: 'hot', label: controls.trending },
  { key: 'comments', label: controls.comments, aside: <Badge count={12} label="12 new" /> },
  { key: 'votes', label: controls.mostVotes },
];

const meta = {
  title: 'primitives/Tabs',
  component: Tabs<string>,
  args: { label: controls.wishesWord, items, selected: 'new', onSelect: fn(), children: '' },
  render: (args) => <RememberingTabs {...args} />,
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: controls.recently })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: controls.trending })).toHaveFocus();
    await expect(args.onSelect).toHaveBeenLastCalledWith('hot');
    await expect(canvas.getByRole('tabpanel', { name: controls.trending })).toHaveTextContent(
      controls.trending,
    );
    await userEvent.keyboard('{End}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('votes');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('new');
    await userEvent.click(canvas.getByRole('tab', { name: controls.mostVotes }));
    await expect(canvas.getByRole('tab', { name: controls.mostVotes })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const Pill: Story = {
  args: {
    label: controls.frozenMembers,
    look: 'pill',
    selected: 'now',
    items: [
      { key: 'now', label: controls.toUnfreeze },
      { key: 'past', label: controls.unfrozen },
    ],
  },
};

/** While the items are loading: what stands beside them is not mounted anew when they come. */
export const BesideThem: Story = {
  args: { end: <input aria-label={controls.search} /> },
  render: ({ end, ...args }) => {
    const Coming = () => {
      const [isReady, setReady] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setReady(true)}>
            {controls.load}
          </button>
          <RememberingTabs {...args} items={isReady ? items : []} end={end} />
        </>
      );
    };
    return <Coming />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'beans');
    await expect(canvas.queryByRole('tablist')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: controls.load }));
    await expect(canvas.getAllByRole('tab')).toHaveLength(4);
    await expect(canvas.getByRole('textbox')).toHaveValue('beans');
  },
};

/** More than there is room for: the list fades where they are, and the chosen one is always whole. */
export const Many: Story = {
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <RememberingTabs {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('tablist');
    const isWhole = (name: string) => {
      const { left, right } = canvas.getByRole('tab', { name }).getBoundingClientRect();
      const place = list.getBoundingClientRect();
      return left >= place.left && right <= place.right;
    };
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'end'));
    await expect(isWhole(controls.mostVotes)).toBe(false);
    await userEvent.click(canvas.getByRole('tab', { name: controls.recently }));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'start'));
    await expect(isWhole(controls.mostVotes)).toBe(true);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'end'));
    await expect(isWhole(controls.recently)).toBe(true);
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="line">
        <div data-fill-row>
          <RememberingTabs {...args} />
        </div>
      </StoryRow>
      <StoryRow label="pill">
        <RememberingTabs {...args} look="pill" selected="hot" />
      </StoryRow>
      <StoryRow label="narrow">
        <div style={{ inlineSize: 240 }}>
          <RememberingTabs {...args} />
        </div>
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <div data-fill-row>
          <RememberingTabs {...args} selected="hot" />
        </div>
        <RememberingTabs {...args} look="pill" />
      </StoryRow>
    </StoryGrid>
  ),
};
