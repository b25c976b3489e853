import { calls, type Message } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, localized, page, people, pushFrame, storyNow, wordsOf } from '../../stories/index.ts';
import { classGroup, classTalk, written } from './chat.fixtures.ts';
import { ChatPage } from './ChatPage.tsx';

const { room } = classGroup;
const { jing: teacher, yutong: classmate, member: me } = people;

const said = (
  seq: number,
  sender: Message['sender'],
  text: string,
  reply_to: string | null = null,
): Message => ({
  id: `m${seq}`,
  seq,
  client_msg_id: `c${seq}`,
  kind: 'text',
  body: { text },
  status: 'normal',
  sender,
  reply_to,
  mentions: [],
  ts: storyNow - (310 - seq) * 60_000,
});
const early = [said(3, classmate, written.question), said(4, teacher, written.reply)];
const talk = [
  said(301, teacher, written.hello),
  said(302, teacher, written.received, 'm3'),
  said(303, classmate, written.alsoThanks, 'm2'),
  said(304, me, written.thanks),
];

const meta = {
  title: 'Pages/chat/Keys',
  component: ChatPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.chat.href({ group: '12' }),
    answers: [
      ...classTalk(talk),
      answer(calls.messaging.history, ({ ids, before_seq, after_seq }) => {
        // The second message is from before I joined.
        if (ids) return { list: early.filter(({ id }) => ids.includes(id)), has_more: false };
        if (before_seq === undefined && after_seq === undefined) return { list: talk, has_more: true };
        const isThere = ({ seq }: Message) =>
          after_seq === undefined ? seq < Number(before_seq) : seq > after_seq;
        return { list: early.filter(isThere), has_more: true };
      }),
      answer(calls.messaging.recall, { ok: true, seq: 305 }),
      answer(calls.records.search, { list: [], total: 0, page: 1, page_size: 20 }),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const t = wordsOf('chat');
const isOn = (text: string) =>
  waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain(localized(text)));

/** In the composer, ready to write. */
const writes: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await within(await canvas.findByRole('log')).findByText(localized(written.thanks));
  await waitFor(() => expect(canvas.getByText(t('composer.hint'))).toBeVisible());
  canvas.getByRole('textbox').focus();
};

/** M34: a quote leads to a message far above, and to nothing where I may not see it. */
export const Quotes: Story = {
  name: 'S17, M34: a quote leads to its message',
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await writes(context);
    const log = canvas.getByRole('log');
    await within(log).findByText(t('quote.unseen'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await isOn(written.received);
    const quote = `${localized(classmate.nickname)}: ${localized(written.question)}`;
    await userEvent.click(await within(log).findByRole('button', { name: quote }));
    await isOn(written.question);
    await expect(canvas.getByRole('button', { name: t('jump') })).toBeVisible();
  },
};

/** E33: recalled by its menu, and edited again. */
export const EditedAgain: Story = {
  name: 'S17, E33: recalled and edited again',
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await writes(context);
    await userEvent.keyboard('{ArrowUp}');
    await isOn(written.thanks);
    pushFrame({
      type: 'event',
      room,
      epoch: 'e',
      seq: 305,
      ts: storyNow,
      data: { kind: 'recall', id: 'm304', by: me.uid },
    });
    await waitFor(() => expect(document.activeElement).toHaveTextContent(t('recalled.own')));
    await userEvent.keyboard('e');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue(localized(written.thanks));
  },
};

/** What is drawn for it works: an emoji goes where the caret is, and words go into the clipboard. */
export const EmojiAndCopy: Story = {
  name: 'S17: an emoji is written, and words are copied',
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await writes(context);
    await userEvent.keyboard('up ');
    await userEvent.click(canvas.getByRole('button', { name: t('composer.emoji') }));
    await userEvent.click(await canvas.findByRole('button', { name: '📈' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('up 📈');

    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowUp}{Delete}');
    await userEvent.click(await screen.findByRole('menuitem', { name: t('menu.copy') }));
    await expect(write).toHaveBeenCalledWith(localized(written.thanks));
    await screen.findByText(t('copied'));
  },
};

/** Escape leaves the answer, the selection and the messages, and the composer takes the focus. */
export const Leaving: Story = {
  name: 'S17: Escape leads back to the composer',
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await writes(context);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}r');
    const box = canvas.getByRole('textbox');
    await waitFor(() => expect(box).toHaveFocus());
    await canvas.findByRole('button', { name: t('quote.cancel') });
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: t('quote.cancel') })).not.toBeInTheDocument(),
    );
    await expect(box).toHaveFocus();

    await userEvent.keyboard('{ArrowUp}{Delete}');
    await userEvent.click(await screen.findByRole('menuitem', { name: t('menu.select') }));
    await canvas.findByRole('region', { name: t('select.label') });
    await isOn(written.thanks);
    await userEvent.keyboard('{ArrowUp} ');
    await waitFor(() => expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await isOn(written.thanks);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

/** Ctrl + K from anywhere: the records open, and take the words. */
export const SearchKey: Story = {
  name: 'S17, E38: Ctrl and K search the chat',
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await writes(context);
    for (let time = 0; time < 2; time += 1) {
      await userEvent.keyboard('{Control>}k{/Control}');
      await waitFor(() => expect(canvas.getByRole('searchbox', { name: t('records.search') })).toHaveFocus());
      canvas.getByRole('textbox', { name: t('composer.label') }).focus();
    }
  },
};

/** "?" among the messages tells of the keys. */
export const Help: Story = {
  tags: ['pictured'],
  name: 'S17: the keys are looked up',
  play: async (context) => {
    await writes(context);
    await userEvent.keyboard('{ArrowUp}?');
    await waitFor(() => expect(screen.getByRole('dialog', { name: t('shortcuts.title') })).toBeVisible());
  },
};
