import { calls } from '@goldbean/contract/content';
import { calls as peopleCalls } from '@goldbean/contract/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import lesson from '../../stories/samples/lesson.pdf?url';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, localized, never, page, refuse, storyMember, wordsOf } from '../../stories/index.ts';
import { libraryAnswers, openedFrom, patientBook, words } from './ebooks.fixtures.ts';
import { EbooksPage } from './EbooksPage.tsx';

const opened = answer(calls.ebooks.detail, openedFrom(lesson));

const meta = {
  title: 'Pages/hljw/Ebooks',
  component: EbooksPage,
  tags: ['!autodocs'],
  ...page({ address: paths.ebooks.href(), answers: [libraryAnswers, opened] }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = () => wordsOf('ebooks');
const shelf = () => wordsOf('content');
const admin = { ...storyMember, roles: ['member' as const, 'admin' as const] };
const reading = { address: paths.ebooks.href({ book: patientBook.id }) };

/** The text of a page is there once the page is drawn. */
const reads = (canvasElement: HTMLElement, text: RegExp) => within(canvasElement).findByText(text);

/** S07: how far I have read each. */
export const Library: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: localized(words.patient) })).toHaveAttribute(
      'href',
      paths.ebooks.href({ book: 'e1' }),
    );
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '2');
    await expect(canvas.getByText(shelf()('book.finished'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t()('publish') })).toBeNull();
  },
};
/** S07: words that no book has; everything comes back by one button. */
export const NotFound: Story = {
  tags: ['pictured'],
  parameters: given({ address: paths.ebooks.href({ q: 'xyz' }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(t()('notFound'));
    await userEvent.click(canvas.getByRole('button', { name: t()('showAll') }));
    await canvas.findByRole('link', { name: localized(words.patient) });
  },
};
export const Empty: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [answer(calls.ebooks.list, { list: [], total: 0, page: 1, page_size: 20 })],
  }),
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.ebooks.list)] }),
};
export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.ebooks.list, 'system.error')] }),
};
/** S07: it opens where I stopped, turns, is marked, and what is looked for is found on its page. */
export const Reading: Story = {
  parameters: given(reading),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await reads(canvasElement, /statement, page 2/);
    await userEvent.click(canvas.getByRole('button', { name: shelf()('book.bookmark') }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: shelf()('book.bookmark') })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: t()('reader.search') }));
    await userEvent.type(canvas.getByRole('searchbox'), 'dividend');
    await canvas.findByText(t()('reader.found', { count: 3, n: '3' }));
    const found = within(canvas.getByRole('navigation', { name: t()('reader.search') }));
    await userEvent.click(found.getAllByRole('button').at(-1) ?? canvasElement);
    await reads(canvasElement, /statement, page 3/);
  },
};
/** The book was taken back. */
export const TakenBack: Story = {
  parameters: given({ ...reading, answers: [refuse(calls.ebooks.detail, 'ebook.missing')] }),
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(wordsOf('refusals')('ebook.missing'));
  },
};
/** G721: an administrator puts one out; the contract's rules speak before anything is sent. */
export const Publishing: Story = {
  tags: ['pictured'],
  parameters: given({
    member: admin,
    answers: [refuse(peopleCalls.files.upload, 'file.book_format'), answer(calls.ebooks.save, { id: 'e9' })],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: localized(words.patient) });
    await userEvent.click(canvas.getByRole('button', { name: t()('publish') }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t()('form.save') }));
    for (const key of ['title', 'author', 'about', 'file'] as const)
      await dialog.findByText(wordsOf('refusals')(`ebook.${key}`));
  },
};
/** G722: staff are asked before a book is taken back. */
export const TakingBack: Story = {
  tags: ['pictured'],
  parameters: given({ member: admin }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = t()('removeBook', { title: localized(words.patient) });
    await userEvent.click(await canvas.findByRole('button', { name }));
    await canvas.findByRole('alertdialog');
  },
};
