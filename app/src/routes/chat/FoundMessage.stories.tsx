import { calls, type Message } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, localized, page, people, storyNow, wordsOf } from '../../stories/index.ts';
import { classGroup, classTalk, written } from './chat.fixtures.ts';
import { ChatPage } from './ChatPage.tsx';

const { jing: teacher, yutong: classmate } = people;
const query = '600000';

const said = (seq: number, sender: Message['sender'], text: string): Message => ({
  id: `m${seq}`,
  seq,
  client_msg_id: `c${seq}`,
  kind: 'text',
  body: { text },
  status: 'normal',
  sender,
  reply_to: null,
  mentions: [],
  ts: storyNow - (310 - seq) * 60_000,
});
const early = [said(3, classmate, written.question), said(4, teacher, written.reply)];
const talk = [said(301, teacher, written.hello), said(302, classmate, written.thanks)];
const found = {
  id: `${classGroup.room}.3`,
  title: classmate.nickname,
  snippet: written.question,
  from: classGroup.name,
  at_ts: storyNow,
  media_ts: null,
  img: '',
  href: paths.chat.href({ group: classGroup.group_id, seq: '3' }),
};

const meta = {
  title: 'Pages/chat/FoundMessage',
  component: ChatPage,
  tags: ['!autodocs'],
  ...page({
    address: found.href,
    answers: [
      ...classTalk(talk),
      answer(calls.messaging.history, ({ before_seq, after_seq }) => {
        if (before_seq === undefined && after_seq === undefined) return { list: talk, has_more: true };
        const isThere = ({ seq }: Message) =>
          after_seq === undefined ? seq < Number(before_seq) : seq > after_seq;
        return { list: early.filter(isThere), has_more: true };
      }),
      answer(calls.search.all, {
        groups: [{ type: 'messages', list: [found], total: 1, failed: false }],
        page: 1,
        page_size: 20,
      }),
      answer(calls.search.suggest, { list: [] }),
      answer(calls.search.recent, { list: [query] }),
      answer(calls.search.keep, { list: [query] }),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type FoundMessageCanvas = ReturnType<typeof within>;

const isOn = (text: string) =>
  waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain(localized(text)));
const press = async (canvas: FoundMessageCanvas) =>
  userEvent.click(await canvas.findByRole('link', { name: localized(classmate.nickname) }));
/** Away from the found message, to what was said last. */
const goToEnd = async (canvas: FoundMessageCanvas) => {
  await userEvent.click(canvas.getByRole('button', { name: wordsOf('chat')('jump') }));
  await within(canvas.getByRole('log')).findByText(localized(written.thanks));
};

/** S03: whoever follows the link of a found message sees it, far above what was said last. */
export const ByItsAddress: Story = {
  play: async ({ canvasElement }) => {
    await isOn(written.question);
    await expect(within(canvasElement).getByRole('button', { name: wordsOf('chat')('jump') })).toBeVisible();
  },
};

/** S03: it is gone to once, and again as often as it is pressed. */
export const PressedTwice: Story = {
  parameters: given({ address: paths.search.href({ q: query }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvas);
    await isOn(written.question);
    await goToEnd(canvas);
    // Where a slash is a letter it does not open the search.
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.keyboard('/');
    await userEvent.type(await screen.findByRole('combobox'), `${query}{Enter}`);
    await press(canvas);
    await isOn(written.question);
  },
};

/** An address that names no message shows what was said last. */
export const NoSuchPlace: Story = {
  parameters: given({ address: paths.chat.href({ group: classGroup.group_id, seq: '-3' }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await within(await canvas.findByRole('log')).findByText(localized(written.thanks));
    await expect(canvas.queryByText(wordsOf('chat')('quote.gone'))).toBeNull();
  },
};
