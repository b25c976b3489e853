import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { Field } from '../Field/Field.tsx';
import { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox.tsx';

const stocks: readonly ComboboxOption[] = [
  { value: '0700', label: 'Tencent', description: '0700.HK' },
  { value: '9988', label: 'Alibaba', description: '9988.HK' },
  { value: '1295', label: 'Public Bank', description: '1295.KL' },
  { value: 'vnm', label: 'Sữa Việt Nam', description: 'VNM, Ho Chi Minh City' },
  { value: 'ptt', label: 'ปตท.', description: 'PTT.BK', isDisabled: true },
  { value: '0005', label: 'HSBC Holdings', description: '0005.HK' },
];

const chosen = fn();

function StockBox({
  starts,
  ...props
}: Omit<ComboboxProps, 'choice'> & { starts?: ComboboxOption | undefined }) {
  const [selected, setSelected] = useState<ComboboxOption | null>(starts ?? null);
  return (
    <Combobox
      {...props}
      choice={{
        kind: 'one',
        selected,
        onSelect: (option) => {
          setSelected(option);
          chosen(option?.value ?? null);
        },
      }}
    />
  );
}

function StocksBox({
  starts,
  ...props
}: Omit<ComboboxProps, 'choice'> & { starts: readonly ComboboxOption[] }) {
  const [selected, setSelected] = useState(starts);
  const removeLabel = (label: string) => `Remove ${label}`;
  return <Combobox {...props} choice={{ kind: 'many', selected, onChange: setSelected, removeLabel }} />;
}

const meta = {
  title: 'primitives/Combobox',
  component: Combobox,
  args: {
    label: 'Stock',
    list: { kind: 'all', options: stocks },
    choice: { kind: 'one', selected: null, onSelect: fn() },
    emptyLabel: 'No stock by that name',
    placeholder: 'Name or code',
  },
  render: (args) => <StockBox {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420, minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<ComboboxProps>;

export default meta;
type Story = StoryObj<ComboboxProps>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Stock' }));
};

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    chosen.mockClear();
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Stock' });
    await userEvent.type(input, 'sua viet');
    const option = await canvas.findByRole('option', { name: /Sữa Việt Nam/ });
    await expect(input).toHaveAttribute('aria-activedescendant', option.id);
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenCalledWith('vnm');
    await expect(input).toHaveValue('Sữa Việt Nam');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Home}');
    await expect(input).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { name: /Tencent/ }).id,
    );
    await userEvent.keyboard('{End}');
    await expect(input).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { name: /HSBC/ }).id,
    );
    await userEvent.keyboard('{ArrowUp}');
    // The one that cannot be chosen is passed over.
    await expect(input).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { name: /Sữa/ }).id,
    );
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(chosen).toHaveBeenLastCalledWith(null);
  },
};

export const Open: Story = {
  render: (args) => <StockBox {...args} starts={stocks[0]} />,
  play: open,
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Stock' }), 'gold mine');
    await expect(await canvas.findByText('No stock by that name')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { list: { kind: 'loading', label: 'Searching…' }, onSearch: fn() },
  play: async (context) => {
    await open(context);
    await userEvent.keyboard('te');
    await expect(context.args.onSearch).toHaveBeenLastCalledWith('te');
  },
};

const retry = fn();

export const Failed: Story = {
  args: {
    list: {
      kind: 'error',
      message: 'The stocks could not be loaded.',
      retryLabel: 'Try again',
      onRetry: retry,
    },
  },
  play: async (context) => {
    retry.mockClear();
    await open(context);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Several: Story = {
  render: (args) => <StocksBox {...args} starts={stocks.slice(0, 2)} />,
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await open(context);
    await userEvent.click(canvas.getByRole('option', { name: /HSBC/ }));
    await expect(canvas.getByRole('button', { name: 'Remove HSBC Holdings' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Tencent' }));
    await expect(canvas.queryByRole('button', { name: 'Remove Tencent' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByRole('button', { name: 'Remove HSBC Holdings' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
};

const all = {
  label: 'Stock',
  list: { kind: 'all', options: stocks },
  emptyLabel: 'No stock by that name',
} as const;

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="empty, chosen">
        <StockBox {...all} placeholder="Name or code" />
        <StockBox {...all} starts={stocks[0]} />
      </StoryRow>
      <StoryRow label="several">
        <StocksBox {...all} starts={stocks.slice(0, 4)} />
      </StoryRow>
      <StoryRow label="wrong">
        <div data-fill-row>
          <Field label="Stock" isRequired error="Choose the stock that the question is about.">
            <StockBox {...all} placeholder="Name or code" />
          </Field>
        </div>
      </StoryRow>
      <StoryRow label="disabled">
        <StocksBox {...all} starts={stocks.slice(2, 4)} isDisabled />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <StocksBox {...all} label="Stock on air" starts={stocks.slice(0, 1)} />
      </StoryRow>
    </StoryGrid>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Stock on air' }));
  },
};
