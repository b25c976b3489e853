import { calls, type Message } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, localized, page, people, refuse, storyNow, wordsOf } from '../../stories/index.ts';
import { classTalk, written } from './chat.fixtures.ts';
import { ChatPage } from './ChatPage.tsx';

const { jing: teacher, yutong: classmate } = people;
const hourMs = 3_600_000;

const said = (seq: number, sender: Message['sender'], text: string, hours: number): Message => ({
  id: `m${seq}`,
  seq,
  client_msg_id: `c${seq}`,
  kind: 'text',
  body: { text },
  status: 'normal',
  sender,
  reply_to: null,
  mentions: [],
  ts: storyNow - hours * hourMs,
});
const early = [said(3, classmate, written.question, 50), said(4, teacher, written.reply, 49)];
const late = [said(301, teacher, written.hello, 2), said(302, classmate, written.thanks, 1)];

const found = (list: readonly Message[]) =>
  answer(calls.records.search, { list: [...list], total: list.length, page: 1, page_size: 20 });

const meta = {
  title: 'Pages/chat/Records',
  component: ChatPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.chat.href({ group: '12', side: 'records' }),
    answers: [
      ...classTalk(late),
      answer(calls.messaging.history, ({ before_seq, after_seq }) =>
        before_seq === undefined && after_seq === undefined
          ? { list: [...late], has_more: true }
          : {
              list: early.filter(({ seq }) =>
                after_seq === undefined ? seq < Number(before_seq) : seq > after_seq,
              ),
              has_more: true,
            },
      ),
      found([...late, ...early].toReversed()),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

/** E38: a message of two days ago is found, and gone to without what lies between. */
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = await canvas.findByRole('log');
    await within(log).findByText(localized(written.thanks));
    const panel = canvas.getByRole('region', { name: wordsOf('chat')('records.label') });
    await userEvent.click(await within(panel).findByText(localized(written.question)));
    await within(log).findByText(localized(written.reply));
    await waitFor(() => expect(within(log).queryByText(localized(written.thanks))).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: wordsOf('chat')('jump') })).toBeVisible();
  },
};
export const NothingFound: Story = {
  parameters: given({ answers: [found([])] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(wordsOf('chat')('records.none'));
  },
};
export const Refused: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.records.search, 'chat.not_in_room')] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(wordsOf('chat')('records.failed'));
  },
};
