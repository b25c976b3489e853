import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls, heard, reading } from '../../stories/index.ts';
import { Field } from '../Field/Field.tsx';
import { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox.tsx';

const stocks: readonly ComboboxOption[] = [
  { value: '0700', label: reading.tencent, description: '0700.HK' },
  { value: '9988', label: controls.alibaba, description: '9988.HK' },
  { value: '1295', label: reading.publicBank, description: '1295.KL' },
  { value: 'vnm', label: controls.suaVietNam, description: `VNM, ${controls.city}` },
  { value: 'ptt', label: controls.ptt, description: 'PTT.BK', isDisabled: true },
  { value: '0005', label: controls.hsbc, description: '0005.HK' },
];

/** As a hurried member types it, without marks. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

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
  const removeLabel = (label: string) => `${controls.remove} ${label}`;
  return <Combobox {...props} choice={{ kind: 'many', selected, onChange: setSelected, removeLabel }} />;
}

const meta = {
  title: 'primitives/Combobox',
  component: Combobox,
  args: {
    label: controls.stock,
    list: { kind: 'all', options: stocks },
    choice: { kind: 'one', selected: null, onSelect: fn() },
    emptyLabel: controls.noStock,
    placeholder: controls.nameOrCode,
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
  await userEvent.click(within(canvasElement).getByRole('combobox', { name: controls.stock }));
};

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    chosen.mockClear();
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: controls.stock });
    await userEvent.type(input, plain(controls.suaVietNam).slice(0, 8));
    const option = await canvas.findByRole('option', { name: heard(controls.suaVietNam) });
    await expect(input).toHaveAttribute('aria-activedescendant', option.id);
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(chosen).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenCalledWith('vnm');
    await expect(input).toHaveValue(controls.suaVietNam);
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Home}');
    await expect(input).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { name: heard(reading.tencent) }).id,
    );
    await userEvent.keyboard('{End}');
    await expect(input).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { name: heard(controls.hsbc) }).id,
    );
    await userEvent.keyboard('{ArrowUp}');
    // The one that cannot be chosen is passed over.
    await expect(input).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { name: heard(controls.suaVietNam) }).id,
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
    await userEvent.type(canvas.getByRole('combobox', { name: controls.stock }), 'gold mine');
    await expect(await canvas.findByText(controls.noStock)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { list: { kind: 'loading', label: controls.loading }, onSearch: fn() },
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
      message: controls.stocksFailed,
      retryLabel: controls.tryAgain,
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
  tags: ['pictured'],
  render: (args) => <StocksBox {...args} starts={stocks.slice(0, 2)} />,
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await open(context);
    await userEvent.click(canvas.getByRole('option', { name: heard(controls.hsbc) }));
    await expect(canvas.getByRole('button', { name: `${controls.remove} ${controls.hsbc}` })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `${controls.remove} ${reading.tencent}` }));
    await expect(
      canvas.queryByRole('button', { name: `${controls.remove} ${reading.tencent}` }),
    ).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{Backspace}');
    await expect(
      canvas.queryByRole('button', { name: `${controls.remove} ${controls.hsbc}` }),
    ).not.toBeInTheDocument();
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
};

const all = {
  label: controls.stock,
  list: { kind: 'all', options: stocks },
  emptyLabel: controls.noStock,
} as const;

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="empty, chosen">
        <StockBox {...all} placeholder={controls.nameOrCode} />
        <StockBox {...all} starts={stocks[0]} />
      </StoryRow>
      <StoryRow label="several">
        <StocksBox {...all} starts={stocks.slice(0, 4)} />
      </StoryRow>
      <StoryRow label="wrong">
        <div data-fill-row>
          <Field label={controls.stock} isRequired error={controls.chooseStock}>
            <StockBox {...all} placeholder={controls.nameOrCode} />
          </Field>
        </div>
      </StoryRow>
      <StoryRow label="disabled">
        <StocksBox {...all} starts={stocks.slice(2, 4)} isDisabled />
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        <StocksBox {...all} label={controls.stockAir} starts={stocks.slice(0, 1)} />
      </StoryRow>
    </StoryGrid>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: controls.stockAir }));
  },
};
