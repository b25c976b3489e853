import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { fileNames } from '../../../stories/index.ts';
import { DocumentToolbar } from './DocumentToolbar.tsx';

const nothing = { query: '', isBusy: false, count: 0, at: 0 };

const meta = {
  title: 'components/documents/DocumentToolbar',
  component: DocumentToolbar,
  args: {
    name: fileNames.notesPdf,
    of: 'page',
    page: 3,
    pageCount: 1_204,
    scale: 1,
    isFit: false,
    search: nothing,
    onPage: fn(),
    onZoom: fn(),
    onFit: fn(),
    onSearch: fn(),
    onHit: fn(),
    onLeaveSearch: fn(),
    onDownload: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof DocumentToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A number beyond the end leads to the end; Escape takes back what was typed. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const [number] = within(canvasElement).getAllByRole('textbox');
    if (!number) throw new Error('there is no field for the page');
    await userEvent.clear(number);
    await userEvent.type(number, '9999');
    await fireEvent.keyDown(number, { key: 'Enter', keyCode: 229 });
    await expect(args.onPage).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenLastCalledWith(1_204);
    await userEvent.clear(number);
    await userEvent.type(number, '7{Escape}');
    await userEvent.tab();
    await expect(args.onPage).toHaveBeenCalledTimes(1);
  },
};

/** Enter goes on, Shift and Enter go back, Escape leaves. */
export const Searching: Story = {
  args: { search: { query: 'cash', isBusy: false, count: 12, at: 4 } },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox');
    await userEvent.click(field);
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onHit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onHit).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(args.onHit).toHaveBeenLastCalledWith(-1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeaveSearch).toHaveBeenCalled();
  },
};

export const Busy: Story = { args: { search: { ...nothing, query: 'cash', isBusy: true } } };
export const NothingFound: Story = { args: { search: { ...nothing, query: 'nowhere' } } };
export const Sheets: Story = { args: { of: 'sheet', name: fileNames.cashSheet, page: 1, pageCount: 3 } };
export const ViewOnly: Story = { args: { onDownload: undefined, page: 1, pageCount: 1, isFit: true } };

export const AllStates: Story = {
  name: 'All states',
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['ready', {}],
          ['searching', Searching.args],
          ['busy', Busy.args],
          ['nothing found', NothingFound.args],
          ['sheets', Sheets.args],
          ['view only', ViewOnly.args],
        ] as const
      ).map(([label, own]) => (
        <StoryRow key={label} label={label}>
          <DocumentToolbar {...args} {...own} />
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
