import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { drawLines, paper, sheets, still } from '../../../components/documents/documents.fixtures.ts';
import { PdfDocument, SheetDocument } from '../../../components/documents/index.ts';
import { cast, failures, fileNames, heard } from '../../../stories/index.ts';
import { inShell } from '../../in-shell.fixtures.tsx';
import { DocumentViewerScreen } from './DocumentViewerScreen.tsx';

const onPage = fn();
const nothing = { query: '', isBusy: false, count: 0, at: 0 };
const pdf = <PdfDocument {...still} pages={paper} draw={drawLines} onFit={fn()} onPage={fn()} />;

const meta = {
  title: 'screens/documents/DocumentViewerScreen',
  component: DocumentViewerScreen,
  decorators: [inShell(null, 'main')],
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'ready' },
    name: fileNames.lessonTwelve,
    watermark: `${cast.mei.nickname} 88210042`,
    of: 'page',
    page: 2,
    pageCount: 4,
    scale: 1,
    isFit: true,
    search: nothing,
    onPage,
    onZoom: fn(),
    onFit: fn(),
    onSearch: fn(),
    onHit: fn(),
    onLeaveSearch: fn(),
    onDownload: fn(),
    onBack: fn(),
    children: pdf,
  },
} satisfies Meta<typeof DocumentViewerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** S26: keys work wherever the focus is; Escape gives it back to the document. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(heard(`1.1 ${fileNames.opinion}`));
    await userEvent.keyboard('{PageDown}');
    await expect(onPage).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard('{PageUp}');
    await expect(onPage).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('+');
    await expect(args.onZoom).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('-');
    await expect(args.onZoom).toHaveBeenLastCalledWith(-1);
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('-');
    await expect(args.onZoom).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByLabelText(fileNames.lessonTwelve)).toHaveFocus();
  },
};

export const Searching: Story = { args: { search: { query: 'cash', isBusy: false, count: 48, at: 4 } } };
export const Workbook: Story = {
  args: {
    of: 'sheet',
    name: fileNames.cashSheet,
    children: (
      <SheetDocument
        {...still}
        label={fileNames.cashSheet}
        sheets={sheets}
        page={1}
        onFit={fn()}
        onPage={fn()}
      />
    ),
  },
};
/** What is not shown is said, above the pages. */
export const Partial: Story = {
  args: { isPartial: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toBeVisible();
    const desk = canvas.getByLabelText(fileNames.lessonTwelve).getBoundingClientRect();
    await expect(desk.top).toBeGreaterThanOrEqual(canvas.getByRole('status').getBoundingClientRect().bottom);
    await expect(desk.height).toBeGreaterThan(200);
  },
};
export const Opening: Story = { args: { state: { kind: 'loading' }, name: '' } };
export const Loading: Story = { args: { state: { kind: 'loading', share: 0.4 } } };
export const Broken: Story = {
  args: { state: { kind: 'failed', reason: failures.damaged } },
};
/** What may pass can be tried again; a file that is not mine has no name here. */
export const Refused: Story = {
  args: {
    state: { kind: 'failed', reason: failures.otherClass },
    name: '',
    onDownload: undefined,
  },
};
export const Unreachable: Story = {
  args: { state: { kind: 'failed', reason: failures.noAnswer, onRetry: fn() } },
};
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 360 }}>
      <DocumentViewerScreen {...args} />
    </div>
  ),
};
