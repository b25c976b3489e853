import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fileNames, heard } from '../../../stories/index.ts';
import { formattedSheets, sheets, still } from '../documents.fixtures.ts';
import { SheetDocument } from './SheetDocument.tsx';

const meta = {
  title: 'components/documents/SheetDocument',
  component: SheetDocument,
  args: { ...still, label: fileNames.cashSheet, sheets, page: 1, onFit: fn(), onPage: fn() },
  render: (args) => (
    <div style={{ height: 420 }}>
      <SheetDocument {...args} />
    </div>
  ),
} satisfies Meta<typeof SheetDocument>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Letters and numbers stand still, rows come as they are scrolled to. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('cell', { name: `${fileNames.company} 1` });
    const scroll = canvas.getByLabelText(fileNames.cashSheet);
    scroll.scrollTop = 28 * 200;
    await canvas.findByRole('cell', { name: `${fileNames.company} 201` });
    const head = canvas.getByRole('columnheader', { name: 'B' }).getBoundingClientRect().top;
    await expect(Math.abs(head - scroll.getBoundingClientRect().top)).toBeLessThan(2);
    await userEvent.click(canvas.getByRole('button', { name: heard(fileNames.questionSheet) }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

const at = 280 * 4 + 2;
const hit = { page: 1, at, length: 1 };

/** A cell far below is brought into view. */
export const Found: Story = {
  args: { hits: [{ page: 1, at: 4, length: 1 }, hit], hit },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-hit="one"]')).toHaveTextContent('379'));
  },
};

export const Enlarged: Story = { args: { zoom: 1.5 } };
export const OtherSheet: Story = { args: { page: 2 } };
export const EmptySheet: Story = { args: { page: 3 } };

/** A merged range is one cell, also when its first row has been scrolled out of sight. */
export const Formatted: Story = {
  args: { sheets: formattedSheets },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = await canvas.findByRole('cell', { name: fileNames.cashSheet });
    await expect(heading).toHaveAttribute('aria-colspan', '4');
    await expect(canvas.getByRole('cell', { name: '(1,500.00)' })).toHaveAttribute('data-red');
    const company = () => canvasElement.querySelector('[aria-rowspan="40"]');
    const box = () => company()?.getBoundingClientRect();
    const scroll = canvas.getByLabelText(fileNames.cashSheet);
    const top = box()?.top ?? 0;
    const scrolled = 28 * 25;
    scroll.scrollTop = scrolled;
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: '3' })).toBeNull());
    await expect(company()).toHaveAttribute('aria-rowindex', '4');
    await expect(box()?.top).toBeCloseTo(top - scrolled, 0);
    await expect(box()?.height).toBeCloseTo(28 * 40, 0);
    const row = canvas.getByRole('rowheader', { name: '36' }).parentElement ?? canvasElement;
    await expect(within(row).getAllByRole('cell')).toHaveLength(3);
    scroll.scrollTop = 0;
  },
};

export const AllStates: Story = {
  name: 'All states',
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateRows: '260px 260px 260px 260px' }}>
      <SheetDocument {...args} />
      <SheetDocument {...args} {...Enlarged.args} />
      <SheetDocument {...args} {...EmptySheet.args} />
      <SheetDocument {...args} {...Formatted.args} />
    </div>
  ),
};
