import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import marks from '../../stories/samples/marks.xlsx?url';
import { paths } from '../../shared/paths/index.ts';
import { given, page, wordsOf } from '../../stories/index.ts';
import { addressOf, file } from './documents.fixtures.ts';
import { XlsxViewPage } from './XlsxViewPage.tsx';

const meta = {
  title: 'Pages/hljw/XlsxView',
  component: XlsxViewPage,
  tags: ['!autodocs'],
  ...page({ address: paths.xlsxView.href({ file: '42' }), answers: [file('Cash flow.xlsx', marks)] }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const table = (canvasElement: HTMLElement) => within(canvasElement).findByRole('table');

/** S26: 400 rows, of which those in sight exist. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const sheet = within(await table(canvasElement));
    await expect(sheet.getByRole('columnheader', { name: 'C' })).toBeVisible();
    await expect(sheet.getByRole('cell', { name: 'Company 1' })).toBeVisible();
    await expect(sheet.getAllByRole('row').length).toBeLessThan(100);
    await expect(canvasElement.querySelector('[data-watermark]')).toHaveTextContent('88210042');
  },
};

export const OtherSheet: Story = {
  play: async ({ canvasElement }) => {
    await table(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Questions' }));
    await within(canvasElement).findByRole('cell', { name: 'Does the business earn money?' });
    const number = within(canvasElement).getByRole('textbox', { name: wordsOf('documents')('sheet.label') });
    await expect(number).toHaveValue('2');
  },
};

/** A cell far below is found and brought into view. */
export const Searching: Story = {
  play: async ({ canvasElement }) => {
    await table(canvasElement);
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'company 399');
    await within(canvasElement).findByText(wordsOf('documents')('search.count', { at: '1', n: '1' }));
    const cell = await within(canvasElement).findByRole('cell', { name: 'Company 399' });
    await waitFor(() => expect(cell).toHaveAttribute('data-hit', 'one'));
  },
};

export const Broken: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [file('Cash flow.xlsx', addressOf('no workbook'))] }),
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(wordsOf('documents')('failed.broken'));
  },
};
