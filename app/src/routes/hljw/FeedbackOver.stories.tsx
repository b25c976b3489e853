import { calls as liveCalls } from '@goldbean/contract/live';
import { calls as peopleCalls } from '@goldbean/contract/people';
import { calls, type OwnFeedback } from '@goldbean/contract/staff';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, localized, never, page, refuse, storyCover, wordsOf } from '../../stories/index.ts';
import { answeredFeedback, openFeedback } from '../staff/feedback.fixtures.ts';
import { noShelves } from './home-shelves.fixtures.ts';
import { HomePage } from './HomePage.tsx';

const paged = (list: readonly OwnFeedback[]) => ({
  list: [...list],
  total: list.length,
  page: 1,
  page_size: 20,
});
const empty = { list: [], total: 0, page: 1, page_size: 20 };
/** What was sent. */
const sent: string[] = [];

const meta = {
  title: 'Pages/hljw/Feedback',
  component: HomePage,
  tags: ['!autodocs'],
  ...page({
    address: paths.homepage.href({ panel: 'feedback' }),
    answers: [
      answer(liveCalls.live.list, empty),
      answer(peopleCalls.channels.list, empty),
      ...noShelves,
      answer(calls.feedback.mine, paged([...answeredFeedback, ...openFeedback.slice(1)])),
      answer(calls.feedback.add, ({ text, pics, contact }) => {
        sent.push(`${text} ${JSON.stringify(pics)} ${contact}`);
        return { id: '20261121' };
      }),
      answer(peopleCalls.files.upload, {
        file_id: 'p1',
        url: storyCover(3),
        mime: 'image/png',
        size: 1,
        w: 1280,
        h: 720,
        duration: null,
      }),
      answer(peopleCalls.files.addresses, {
        list: [
          { file_id: 'p1', url: storyCover(3) },
          { file_id: 'p2', url: storyCover(5) },
        ],
        ttl: 300_000,
      }),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const t = () => wordsOf('feedback');
const content = () => wordsOf('content');
const panel = async () => within(await screen.findByRole('dialog', { name: t()('title') }));
const writes: Play = async () => {
  const dialog = await panel();
  const [text] = dialog.getAllByRole('textbox');
  await userEvent.type(text ?? document.body, '20:40');
  await userEvent.click(dialog.getByRole('button', { name: content()('feedback.send') }));
};
/** What became of it. */
const opensMine = async () => {
  const dialog = await panel();
  await userEvent.click(dialog.getByRole('tab', { name: t()('tab.mine') }));
  return dialog;
};

/** V23: nothing is sent without text. */
export const Writing: Story = {
  tags: ['main'],
  play: async () => {
    sent.length = 0;
    const dialog = await panel();
    await userEvent.click(dialog.getByRole('button', { name: content()('feedback.send') }));
    await expect(sent).toEqual([]);
  },
};
/** G022: with words and a picture; the number is what one asks with. */
export const Sent: Story = {
  play: async (context) => {
    sent.length = 0;
    const dialog = await panel();
    const input = context.canvasElement.ownerDocument.querySelector<HTMLInputElement>(
      'dialog[open] input[type=file]',
    );
    if (!input) throw new Error('a picture can be chosen');
    await userEvent.upload(input, new File(['x'], 'a.png', { type: 'image/png' }));
    await dialog.findByRole('img', { name: 'a.png' });
    await writes(context);
    await dialog.findByText(content()('feedback.sentHint', { id: '20261121' }));
    await expect(sent).toEqual(['20:40 ["p1"] ']);
  },
};
/** What is written stays. */
export const Refused: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.feedback.add, 'system.error')] }),
  play: async (context) => {
    await writes(context);
    const dialog = await panel();
    await waitFor(() => expect(dialog.getAllByRole('textbox')[0]).toHaveValue('20:40'));
  },
};
/** S46: what was answered, and what waits. */
export const Mine: Story = {
  play: async () => {
    const dialog = await opensMine();
    await dialog.findByText(localized(answeredFeedback[0]?.answer?.text ?? ''));
    await expect(dialog.getAllByRole('article')).toHaveLength(2);
  },
};
/** G481: it is asked first, since pictures and words are gone for all. */
export const Withdrawing: Story = {
  tags: ['pictured'],
  play: async () => {
    const dialog = await opensMine();
    const [first] = await dialog.findAllByRole('button', { name: t()('row.withdraw') });
    await userEvent.click(first ?? document.body);
    await screen.findByRole('alertdialog', { name: t()('withdraw.title') });
  },
};
export const NothingYet: Story = {
  parameters: given({ answers: [answer(calls.feedback.mine, empty)] }),
  play: async () => {
    await (await opensMine()).findByText(t()('empty.mine'));
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.feedback.mine)] }),
  play: async () => void (await opensMine()),
};
export const Failed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.feedback.mine, 'system.error')] }),
  play: async () => {
    await (await opensMine()).findByText(t()('failed'));
  },
};
