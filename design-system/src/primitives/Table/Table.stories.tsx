import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls } from '../../stories/index.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Table, type TableColumn } from './Table.tsx';

interface TableEntry {
  id: number;
  when: string;
  what: string;
  state: 'Booked' | 'Held';
  beans: number;
}

const rows: readonly TableEntry[] = [
  { id: 1, when: '21 Nov 2026, 20:04', what: controls.giftToChen, state: 'Booked', beans: -66 },
  { id: 2, when: '21 Nov 2026, 19:58', what: controls.rechargeOrder, state: 'Booked', beans: 1280 },
  { id: 3, when: '20 Nov 2026, 08:00', what: controls.dailySign, state: 'Booked', beans: 5 },
  { id: 4, when: '19 Nov 2026, 21:12', what: controls.packetIn, state: 'Held', beans: -200 },
];

const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });

const columns: readonly TableColumn<TableEntry>[] = [
  { key: 'when', header: controls.when, cell: ({ when }) => when, width: '200px' },
  { key: 'what', header: controls.what, cell: ({ what }) => what },
  {
    key: 'state',
    header: controls.state,
    cell: ({ state }) => <Tag tone={state === 'Held' ? 'warning' : 'success'}>{state}</Tag>,
  },
  {
    key: 'beans',
    header: controls.beans,
    cell: ({ beans }) => signed.format(beans),
    align: 'end',
    width: '120px',
  },
];

const meta = {
  title: 'primitives/Table',
  component: Table<TableEntry>,
  args: { caption: controls.statementBeans, columns, rows, rowKey: ({ id }) => id },
} satisfies Meta<typeof Table<TableEntry>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: controls.statementBeans });
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
    await expect(within(table).getByRole('cell', { name: '+1,280' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    empty: <EmptyState title={controls.nothingBooked}>{controls.signDaily}</EmptyState>,
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <Table {...args} />
      <Table
        {...args}
        caption={controls.statementCoins}
        rows={[]}
        empty={<EmptyState title={controls.nothingBooked}>{controls.signDaily}</EmptyState>}
      />
      <StoryRow label="stage" surface="stage">
        <div data-fill-row>
          <Table {...args} caption={controls.giftsTonight} rows={rows.slice(0, 2)} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
