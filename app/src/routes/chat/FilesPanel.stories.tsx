import { calls, type GroupFile } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  page,
  people,
  refuse,
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { classTalk, written } from './chat.fixtures.ts';
import { ChatPage } from './ChatPage.tsx';

const { jing: teacher, yutong: classmate } = people;

const file = (
  seq: number,
  folder: GroupFile['folder'],
  name: string,
  sender: GroupFile['sender'],
): GroupFile => ({
  file_id: `f${seq}`,
  folder,
  name,
  size: 48_200 * seq,
  mime: folder === 'image' ? 'image/webp' : 'application/pdf',
  sender,
  seq,
  ts: storyNow - seq * 3_600_000,
});
const files = [
  file(1, 'file', written.notes, teacher),
  file(2, 'image', written.chart, classmate),
  file(3, 'image', written.picture, teacher),
];

const meta = {
  title: 'Pages/chat/Files',
  component: ChatPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.chat.href({ group: '12', side: 'files' }),
    answers: [
      ...classTalk([]),
      answer(calls.groupFiles.list, ({ folder, q, uid }) => {
        const list = files.filter(
          (one) =>
            (folder === undefined || one.folder === folder) &&
            (uid === undefined || one.sender.uid === uid) &&
            (q === undefined || localized(one.name).includes(q)),
        );
        return { list, total: list.length, page: 1, page_size: 20 };
      }),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = wordsOf('chat');
const panelOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: t('files.label') }));

/** E37: by folder, by person, by name, and all of it by keyboard. */
export const ByFolderPersonAndName: Story = {
  name: 'E37: files by folder, person and name',
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement);
    await panel.findByText(localized(written.notes));
    (await panel.findByRole('button', { name: t('records.kinds.image') })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel.queryByText(localized(written.notes))).not.toBeInTheDocument());
    await panel.findByText(localized(written.chart));

    (
      await panel.findByRole('button', { name: t('records.only', { name: localized(teacher.nickname) }) })
    ).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel.queryByText(localized(written.chart))).not.toBeInTheDocument());
    await panel.findByText(localized(written.picture));
    await userEvent.click(panel.getByRole('button', { name: t('files.root') }));
    await panel.findByText(localized(written.notes));
    await expect(panel.queryByText(localized(written.chart))).not.toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: t('records.everybody') }));
    await panel.findByText(localized(written.chart));

    await userEvent.type(panel.getByRole('searchbox'), localized(written.chart));
    await waitFor(() => expect(panel.queryByText(localized(written.notes))).not.toBeInTheDocument());
    await panel.findByText(localized(written.chart));
  },
};
export const NoneByThatName: Story = {
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement);
    await panel.findByText(localized(written.notes));
    await userEvent.type(panel.getByRole('searchbox'), '0000');
    await panel.findByText(t('files.noneFound'));
  },
};
export const Empty: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [answer(calls.groupFiles.list, { list: [], total: 0, page: 1, page_size: 20 })],
  }),
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.groupFiles.list)] }),
};
export const Refused: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.groupFiles.list, 'chat.not_in_room')] }),
  play: async ({ canvasElement }) => {
    const panel = await panelOf(canvasElement);
    await panel.findByText(t('files.failed'));
  },
};
