import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, failures, fileNames, study, titles, wordsOf } from '../../../stories/index.ts';
import { bookFront } from '../content.fixtures.ts';
import { EBookForm } from './EBookForm.tsx';

const empty = { title: '', author: '', about: '' };
const written = {
  title: titles.patientInvestor,
  author: cast.teacherLin.nickname,
  about: study.waiting,
};
const file = { name: fileNames.lessonTwelve, size: 61_380 };

const meta = {
  title: 'components/content/EBookForm',
  component: EBookForm,
  args: {
    mode: 'open',
    draft: empty,
    book: { kind: 'none' },
    cover: [],
    errors: {},
    limits: { title: 80, author: 60, about: 1_000, bytes: 31_457_280 },
    isSending: false,
    onChange: fn(),
    onBook: fn(),
    onNoBook: fn(),
    onRetryBook: fn(),
    onCover: fn(),
    onNoCover: fn(),
    onRetryCover: fn(),
    onSend: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 900 } } },
} satisfies Meta<typeof EBookForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const t = () => wordsOf('ebooks');
const refused = () => wordsOf('refusals');

export const Empty: Story = {
  tags: ['pictured'],
  play: async ({ args, canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t()('form.save') }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const Uploading: Story = {
  tags: ['pictured'],
  args: {
    draft: written,
    book: { kind: 'uploading', ...file, share: 0.4 },
    cover: [{ id: '1', name: fileNames.cashFlow, url: bookFront(), state: { kind: 'ready' } }],
  },
  play: async ({ args, canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t()('form.removeFile', { name: file.name }) }));
    await expect(args.onNoBook).toHaveBeenCalledOnce();
  },
};
export const Editing: Story = { tags: ['pictured'], args: { mode: 'edit', draft: written } };
/** The focus goes to the first field that is wrong. */
export const Refused: Story = {
  render: (args) => (
    <EBookForm
      {...args}
      book={{ kind: 'failed', ...file, reason: refused()('file.book_format') }}
      errors={{
        title: refused()('ebook.title'),
        author: refused()('ebook.author'),
        about: refused()('ebook.about'),
        book: refused()('ebook.broken'),
      }}
    />
  ),
  play: async ({ args, canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t()('retry') }));
    await expect(args.onRetryBook).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: t()('form.save') }));
  },
};
export const Sending: Story = {
  tags: ['pictured'],
  args: { draft: written, book: { kind: 'ready', ...file }, isSending: true },
};

/** The dialog with everything in it that can be wrong. */
export const AllStates: Story = { ...Refused, name: 'All states', args: { failure: failures.networkDown } };
