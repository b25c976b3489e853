import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, fileNames, storyCover, titles } from '../../../stories/index.ts';
import { cover } from '../live.fixtures.tsx';
import { ReportDialog } from './ReportDialog.tsx';

const pictures = [
  { id: 'a', url: cover, name: fileNames.screenOne },
  { id: 'b', url: storyCover(3), name: fileNames.screenTwo },
];

const meta = {
  title: 'components/live/ReportDialog',
  component: ReportDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
  args: {
    isOpen: true,
    state: { kind: 'writing' },
    live: titles.averagesPracticeTwelve,
    pictures: [],
    onAddPictures: fn(),
    onRemovePicture: fn(),
    onSend: fn(),
    onClose: fn(),
  },
  // Opened in the live room: it takes the colours of the stage.
  decorators: [
    (Story) => (
      <div data-surface="stage">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The send button of the open dialog. */
const sendButton = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('dialog').querySelector<HTMLElement>('[type="submit"]') ?? canvasElement;

/** Nothing is sent without a reason; something else needs words. */
export const Writing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const send = sendButton(canvasElement);
    await userEvent.click(send);
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getAllByRole('radio').at(-1) ?? canvasElement);
    await userEvent.click(send);
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), '20:40 private account number');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith({
      reason: 'other',
      content: '20:40 private account number',
    });
  },
};
export const Missing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(sendButton(canvasElement));
  },
};
export const WithPictures: Story = {
  args: { pictures },
  play: async ({ args, canvasElement }) => {
    const [first] = within(within(canvasElement).getByRole('list')).getAllByRole('button');
    await userEvent.click(first ?? canvasElement);
    await expect(args.onRemovePicture).toHaveBeenCalledWith('a');
  },
};
/** Nothing is sent while a picture is on its way. */
export const Uploading: Story = {
  args: { pictures, isUploading: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('radio')[0] ?? canvasElement);
    await userEvent.click(sendButton(canvasElement));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'writing', error: failures.networkDown } },
};
/** It cannot be closed while it is on its way. */
export const Sending: Story = {
  args: { state: { kind: 'sending' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Sent: Story = { tags: ['pictured'], args: { state: { kind: 'sent' } } };
export const Exists: Story = { tags: ['pictured'], args: { state: { kind: 'exists' } } };

/** A modal stands alone: the state with most in it. */
export const AllStates: Story = {
  name: 'All states',
  args: { pictures, state: { kind: 'writing', error: failures.networkDown } },
  play: async ({ canvasElement }) => {
    await userEvent.click(sendButton(canvasElement));
  },
};
