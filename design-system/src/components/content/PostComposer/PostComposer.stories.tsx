import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, fileNames, heard, talk, titles } from '../../../stories/index.ts';
import { minute, rejection, storyNow } from '../content.fixtures.ts';
import { chosen, nine } from '../PicturePicker/PicturePicker.fixtures.ts';
import { PostComposer, type PostComposerProps } from './PostComposer.tsx';

function Owned(props: PostComposerProps) {
  const [text, setText] = useState(props.text);
  const [topicId, setTopicId] = useState(props.topicId);
  return <PostComposer {...props} text={text} onText={setText} topicId={topicId} onTopic={setTopicId} />;
}

const words = talk.firstPortfolioShort;

const meta = {
  title: 'components/content/PostComposer',
  component: PostComposer,
  args: {
    state: { kind: 'editing' },
    text: '',
    onText: fn(),
    topics: [
      { id: '3', name: titles.reportsTopic },
      { id: '4', name: titles.season },
    ],
    topicId: '',
    onTopic: fn(),
    pictures: [],
    onAddPictures: fn(),
    onRemovePicture: fn(),
    onRetryPicture: fn(),
    onSubmit: fn(),
    onAnother: fn(),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 690 }}>
      <Owned {...args} />
    </div>
  ),
} satisfies Meta<typeof PostComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** V22: a post needs words. */
export const Empty: Story = {
  args: { firstPostReward: 100 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const submit = canvas.getAllByRole('button').at(-1) ?? canvasElement;
    await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), ' First note. ');
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledWith('First note.');
  },
};
/** A picture that is not there yet holds the post back. */
export const WithPictures: Story = {
  args: { text: words, topicId: '3', pictures: chosen, state: { kind: 'editing', savedAt: storyNow } },
  play: async ({ args, canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    await userEvent.click(buttons.at(-1) ?? canvasElement);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: heard(`: ${fileNames.annualPng}`) }),
    );
    await expect(args.onRetryPicture).toHaveBeenCalledWith('3');
    await userEvent.click(buttons[0] ?? canvasElement);
    await expect(args.onRemovePicture).toHaveBeenCalledWith('1');
  },
};
/** S06: a picture from the clipboard, and one let fall on the form. */
export const PastedAndDropped: Story = {
  args: { text: words },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    const carried = new DataTransfer();
    carried.items.add(new File(['x'], 'chart.png', { type: 'image/png' }));
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: carried, bubbles: true, cancelable: true }),
    );
    await expect(args.onAddPictures).toHaveBeenCalledTimes(1);
    field.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }));
    await expect(args.onAddPictures).toHaveBeenCalledTimes(2);
    await expect(field).toHaveValue(words);
  },
};
export const NinePictures: Story = { args: { text: words, pictures: nine } };
export const TooLong: Story = { args: { text: words, limit: 40 } };
export const Sending: Story = { args: { text: words, state: { kind: 'sending' } } };
export const Failed: Story = {
  args: { text: words, state: { kind: 'failed', reason: failures.postLost } },
};
export const Rejected: Story = { args: { text: words, state: { kind: 'rejected', reason: rejection } } };
export const Submitted: Story = {
  args: { state: { kind: 'submitted', place: 4, usualWait: 40 * minute } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onAnother).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  // The same form many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fit, minmax(440px, 1fr))',
      }}
    >
      {Object.entries({ Empty, WithPictures, NinePictures, TooLong, Failed, Rejected, Submitted }).map(
        ([name, story]) => (
          <Owned key={name} {...args} {...story.args} />
        ),
      )}
    </div>
  ),
};
