import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { failures, fileNames, market, wordsOf } from '../../../stories/index.ts';
import { now, pictures as drawings, products, wishes } from '../wishes.fixtures.ts';
import { SimilarWishes } from '../SimilarWishes/SimilarWishes.tsx';
import { WishForm } from './WishForm.tsx';
import type { WishPicture } from './WishPictures.tsx';

const empty = { title: '', description: '', product: '', kind: 2 } as const;
const filled = {
  title: market.wishNotes,
  description: market.wishAboutShort,
  product: 'live',
  kind: 2,
} as const;
const ready = (count: number): WishPicture[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    name: `${fileNames.screenshot}${at + 1}.png`,
    state: { kind: 'ready', url: drawings[at % drawings.length] ?? '' },
  }));

const meta = {
  title: 'components/wishes/WishForm',
  component: WishForm,
  args: {
    draft: empty,
    pictures: [],
    state: { kind: 'editing', savedAt: null },
    products,
    onChange: fn(),
    onAddPictures: fn(),
    onRemovePicture: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
  decorators: [
    (Story, { name }) => (
      <div style={{ maxInlineSize: name === 'All states' ? undefined : 690 }}>
        <Story />
      </div>
    ),
  ],
  render: function Held(args) {
    const [draft, setDraft] = useState(args.draft);
    return (
      <WishForm
        {...args}
        draft={draft}
        onChange={(next) => {
          setDraft(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof WishForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string, bytes: number, type = 'image/png') => {
  const made = new File([''], name, { type });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
};
const submit = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement);
const picker = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[type="file"]') ?? canvasElement;

export const Empty: Story = {};

/** V19: without a title nothing is sent, and the focus goes there. */
export const TitleMissing: Story = {
  play: async ({ args, canvasElement }) => {
    const title = within(canvasElement).getAllByRole('textbox')[0] ?? canvasElement;
    await submit(canvasElement);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(title).toHaveFocus();
    await expect(title).toBeInvalid();
  },
};

export const Filled: Story = {
  args: {
    draft: filled,
    pictures: ready(2),
    state: { kind: 'editing', savedAt: now },
    similar: (
      <SimilarWishes
        state={{ kind: 'found', wishes: [wishes.voted, wishes.launched] }}
        hrefOf={() => '#/hljw/wishDetails'}
        onVote={fn()}
      />
    ),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('radio')[0] ?? canvasElement);
    await userEvent.click(canvas.getAllByRole('button')[0] ?? canvasElement);
    await expect(args.onRemovePicture).toHaveBeenCalledWith('0');
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, kind: 1 });
  },
};

/** Limits count code points: 50 emoji are a title, 51 are none. */
export const CountsCodePoints: Story = {
  args: { draft: { ...filled, title: '😀'.repeat(50) } },
  play: async ({ args, canvasElement }) => {
    const title = within(canvasElement).getAllByRole('textbox')[0] ?? canvasElement;
    await expect(title).toBeValid();
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await fireEvent.change(title, { target: { value: '😀'.repeat(51) } });
    await expect(title).toBeInvalid();
    await submit(canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** V20: a tenth picture, one byte too many, and what is no picture; the rest go on. */
export const PicturesRefused: Story = {
  args: { draft: filled, pictures: ready(8) },
  play: async ({ args, canvasElement }) => {
    const limit = 10 * 1024 * 1024;
    const fits = file('fits.png', limit);
    await userEvent.upload(
      picker(canvasElement),
      [
        fits,
        file(fileNames.marketPng, limit + 1),
        file('tenth.png', 1),
        file(fileNames.notesTwelve, 1, 'application/pdf'),
      ],
      { applyAccept: false },
    );
    await expect(args.onAddPictures).toHaveBeenCalledWith([fits]);
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-live] > li')).toHaveLength(3));
  },
};

/** V20: a picture that was copied is pasted anywhere in the form; pasted words are none. */
export const PicturePasted: Story = {
  args: { draft: filled },
  play: async ({ args, canvasElement }) => {
    const title = within(canvasElement).getAllByRole('textbox')[0] ?? canvasElement;
    const paste = (fill: (carried: DataTransfer) => unknown) => {
      const carried = new DataTransfer();
      fill(carried);
      const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carried });
      return fireEvent(title, event);
    };
    await paste((carried) => carried.setData('text/plain', market.wishNotes));
    await expect(args.onAddPictures).not.toHaveBeenCalled();
    const copied = new File(['x'], 'image.png', { type: 'image/png' });
    await paste((carried) => carried.items.add(copied));
    await expect(args.onAddPictures).toHaveBeenCalledWith([expect.objectContaining({ name: 'image.png' })]);
  },
};

export const PicturesFull: Story = {
  args: { draft: filled, pictures: ready(9) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('input[type="file"]')).toBeNull();
  },
};

export const Uploading: Story = {
  args: {
    draft: filled,
    pictures: [
      ...ready(1),
      { id: 'up', name: fileNames.marketPng, state: { kind: 'uploading', done: 0.4 } },
      {
        id: 'bad',
        name: 'carta.png',
        state: { kind: 'failed', reason: failures.uploadFailed, onRetry: fn() },
      },
    ],
  },
  play: async ({ args, canvasElement }) => {
    await submit(canvasElement);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** What did not arrive is sent again or removed before the wish goes. */
export const PictureFailed: Story = {
  args: {
    draft: filled,
    pictures: [
      ...ready(1),
      {
        id: 'bad',
        name: 'carta.png',
        state: { kind: 'failed', reason: failures.uploadFailed, onRetry: fn() },
      },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvasElement);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText(wordsOf('wishes')('form.pictureFailed'))).toBeInTheDocument();
    const name = 'carta.png';
    await userEvent.click(
      canvas.getByRole('button', { name: wordsOf('wishes')('form.removePicture', { name }) }),
    );
    await expect(args.onRemovePicture).toHaveBeenCalledWith('bad');
  },
};

export const Sending: Story = { args: { draft: filled, state: { kind: 'sending' } } };
export const Refused: Story = {
  args: {
    draft: {
      ...filled,
      title: market.wishNotesLong,
    },
    state: { kind: 'refused', reason: failures.tooFast },
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
        gridTemplateColumns: 'repeat(auto-fit, minmax(500px, 1fr))',
      }}
    >
      {Object.entries({ Empty, Filled, PicturesFull, Uploading, Sending, Refused }).map(([key, story]) => (
        <WishForm key={key} {...args} {...story.args} />
      ))}
    </div>
  ),
};
