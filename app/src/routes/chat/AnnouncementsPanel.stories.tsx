import { calls, type ClassAnnouncement, type Message } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  page,
  people,
  pushFrame,
  refuse,
  saying,
  storyCover,
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { announced } from './announcements.fixtures.ts';
import { classEntry, classTalk, dissolvedJoined } from './chat.fixtures.ts';
import { ChatPage } from './ChatPage.tsx';

const room = 'group_12';
const { jing: teacher, zhiming: editor } = people;
const hour = 3_600_000;

const notice = (given_: Partial<ClassAnnouncement> & { id: string }): ClassAnnouncement => ({
  message_id: given_.id === 'n2' ? 'm1' : 'm0',
  reminded_ts: null,
  content: announced.lesson,
  pics: [],
  must_read: false,
  version: 1,
  author: teacher,
  created: '2026-11-20 18:00:00',
  created_ts: storyNow - 2 * hour,
  edited: null,
  edited_ts: null,
  editor: null,
  is_read: true,
  read: null,
  ...given_,
});
const mustRead = notice({ id: 'n2', content: announced.must, must_read: true, is_read: false });
const edited = notice({
  id: 'n1',
  version: 2,
  created_ts: storyNow - 50 * hour,
  edited: '2026-11-20 19:00:00',
  edited_ts: storyNow - hour,
  editor,
  pics: ['f1'],
});

const listed = (list: ClassAnnouncement[]) =>
  answer(calls.announcements.list, ({ id }) => {
    const asked = list.filter((one) => id === undefined || one.id === id);
    return {
      list: asked,
      total: asked.length,
      page: 1,
      page_size: 20,
      may_manage: false,
      waiting: list.find(({ is_read }) => !is_read) ?? null,
    };
  });
const forStaff = (countOf: () => number) =>
  answer(calls.announcements.list, () => {
    const list = [
      { ...mustRead, is_read: true, read: { count: countOf(), of: 485 } },
      { ...edited, read: { count: 402, of: 485 } },
    ];
    return { list, total: 2, page: 1, page_size: 20, may_manage: true, waiting: null };
  });

const spokenOf: Message = {
  id: 'm1',
  seq: 1,
  client_msg_id: 'm1',
  sender: teacher,
  reply_to: null,
  mentions: [],
  ts: storyNow - 2 * hour,
  status: 'normal',
  kind: 'announcement',
  body: { announcement_id: 'n2', content: announced.must, pics: [], must_read: true },
};

const meta = {
  title: 'Pages/chat/Announcements',
  component: ChatPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.chat.href({ group: '12', side: 'announcements' }),
    answers: [
      ...classTalk([spokenOf]),
      answer(calls.groups.list, { list: [classEntry(null)] }),
      answer(calls.announcements.read, { ok: true }),
      answer(calls.files.addresses, { list: [{ file_id: 'f1', url: storyCover() }], ttl: 300_000 }),
      answer(calls.announcements.readers, {
        list: [
          {
            user: { ...people.yutong, jwcode: '88210002', level: 3 },
            read: '2026-11-20 19:10:00',
            read_ts: storyNow - hour,
          },
        ],
        next: null,
      }),
      listed([mustRead, edited]),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const words = () => wordsOf('chat');
const panelOf = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('region', { name: words()('kind.announcement') });

/** E08: what was announced, and over the talk what I have to read. */
export const List: Story = {
  play: async ({ canvasElement }) => {
    // Up to the time of day, which is set apart.
    const [lesson = ''] = localized(announced.lesson).split(/\d/);
    await waitFor(() => {
      // In some languages the bar over the talk and the toasts have the same name.
      const panels = within(canvasElement).getAllByRole('region', { name: words()('kind.announcement') });
      return expect(panels.map(({ textContent }) => textContent).join(' ')).toMatch(saying(lesson.trim()));
    });
    const bars = await within(canvasElement).findAllByRole('region', { name: words()('notice.label') });
    const bar = bars[0] ?? canvasElement;
    await expect(within(bar).getByText(words()('card.mustRead'))).toBeVisible();
  },
};

/** E05, E08: the card in the talk opens it; whoever must read it says that they have. */
export const MustRead: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const log = await within(canvasElement).findByRole('log');
    await userEvent.click(await within(log).findByRole('button', { name: saying(words()('card.readMore')) }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(async () =>
      expect(await within(dialog).findByRole('button', { name: words()('notice.gotIt') })).toBeVisible(),
    );
  },
};

/** One that was changed, with its picture. */
export const Edited: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement);
    const rows = await within(panel).findAllByRole('listitem');
    await userEvent.click(within(rows[1] ?? panel).getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('img')).toHaveAttribute('src', storyCover()));
    await expect(within(dialog).queryByRole('button', { name: words()('notice.edit') })).toBeNull();
  },
};

/** P06: staff see who has read it, and change or delete it. */
export const ForStaff: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [forStaff(() => 186)] }),
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement);
    await userEvent.click((await within(panel).findAllByRole('button'))[1] ?? panel);
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('button', { name: words()('notice.edit') });
    await within(dialog).findByText(localized(people.yutong.nickname));
  },
};

/** Domain 3.4: in a group that was dissolved the staff read, and see who has read it, and change nothing. */
export const Dissolved: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [dissolvedJoined(1), forStaff(() => 186)] }),
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement);
    const rows = await within(panel).findAllByRole('listitem');
    await expect(within(panel).queryByRole('button', { name: words()('notice.write') })).toBeNull();
    await userEvent.click(within(rows[0] ?? panel).getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(localized(people.yutong.nickname));
    for (const key of ['notice.edit', 'notice.delete'] as const)
      await expect(within(dialog).queryByRole('button', { name: words()(key) })).toBeNull();
  },
};

const writes = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: words()('notice.write') }));
  return screen.findByRole('dialog');
};

/** V14, M16: nothing written is not published. */
export const EmptyRefused: Story = {
  tags: ['pictured'],
  name: 'V14, M16: nothing written is not published',
  parameters: given({ answers: [forStaff(() => 0)] }),
  play: async ({ canvasElement }) => {
    const dialog = await writes(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: words()('notice.publish') }));
    await waitFor(async () => expect(await within(dialog).findByText(words()('notice.empty'))).toBeVisible());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** V15: publishing is asked about; what the server refuses loses nothing of what is written. */
export const PublishFailed: Story = {
  tags: ['pictured'],
  name: 'V15: publishing is asked about, and a refusal loses nothing',
  parameters: given({ answers: [forStaff(() => 0), refuse(calls.announcements.save, 'request.forbidden')] }),
  play: async ({ canvasElement }) => {
    const dialog = await writes(canvasElement);
    const said = localized(announced.must);
    await userEvent.click(within(dialog).getByRole('textbox'));
    await userEvent.paste(said);
    await userEvent.click(within(dialog).getByRole('button', { name: words()('notice.publish') }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: words()('notice.publish') }));
    await within(dialog).findByText(wordsOf('errors')('request.forbidden'));
    await expect(within(dialog).getByRole('textbox')).toHaveValue(said);
  },
};

let readers = 0;
/** Staff hear of a reader without asking. */
export const SomebodyReads: Story = {
  parameters: given({ answers: [forStaff(() => readers)] }),
  play: async ({ canvasElement }) => {
    readers = 186;
    const panel = await panelOf(canvasElement);
    await within(panel).findByText(/402/);
    readers = 187;
    pushFrame({
      type: 'event',
      room,
      epoch: 'e',
      ts: storyNow,
      data: { kind: 'announcement_read', id: 'n2' },
    });
    await within(panel).findByText(/187/);
  },
};

export const Empty: Story = { tags: ['pictured'], parameters: given({ answers: [listed([])] }) };
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.announcements.list)] }),
};
export const Failed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.announcements.list, 'system.error')] }),
};
