import { calls, type FrozenViewer } from '@goldbean/contract/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  page,
  refuse,
  storyMember,
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { CustomerListPage } from './CustomerListPage.tsx';
import { frozen, unfrozen } from './order.fixtures.ts';
import { teacherOf } from './live.fixtures.ts';

const paged = <Row,>(list: readonly Row[], total = list.length) => ({
  list: [...list],
  total,
  page: 1,
  page_size: 20,
});
const listed = (list: readonly FrozenViewer[], total?: number) =>
  answer(calls.moderation.frozen, paged(list, total));

const meta = {
  title: 'Pages/live/CustomerList',
  component: CustomerListPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.customerList.href(),
    member: teacherOf(storyMember),
    answers: [listed(frozen), answer(calls.moderation.unfrozen, paged(unfrozen))],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = wordsOf('frozen-list');
const nameOf = (row: FrozenViewer | undefined): string => localized(row?.nickname ?? '');

/** S38: who is frozen, why, by whom, and how long still. */
export const Frozen: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(nameOf(frozen[0]));
    await expect(within(canvasElement).getByText(t('never'))).toBeInTheDocument();
  },
};
export const Unfrozen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: t('tabs.unfrozen') }));
    await canvas.findByText(t('clock'));
  },
};
/** What the page has asked for. */
const unfreezes: string[] = [];
/** Several at once, with a note: the records leave the list. */
export const UnfreezesSeveral: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      answer(calls.moderation.frozen, () => paged(unfreezes.length > 0 ? [] : frozen)),
      answer(calls.moderation.unfreeze, ({ freeze_id = '', note }) => {
        unfreezes.push(`${freeze_id} ${note}`);
        return { state: 'unfrozen' as const, at: '2026-11-21 10:30:00', at_ts: storyNow };
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    unfreezes.length = 0;
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: t('choose.all') }));
    await userEvent.click(canvas.getByRole('button', { name: t('unfreeze.some', { count: 2 }) }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'ok');
    await userEvent.click(dialog.getByRole('button', { name: t('unfreeze.confirm') }));
    await waitFor(() => expect(unfreezes).toEqual(['f1 ok', 'f2 ok']));
    await canvas.findByText(t('empty.frozen'));
  },
};
/** What is typed is looked for; nothing of it was found. */
export const NobodyFound: Story = {
  parameters: given({
    answers: [answer(calls.moderation.frozen, ({ keyword }) => paged(keyword === undefined ? frozen : []))],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(nameOf(frozen[0]));
    await userEvent.type(canvas.getByRole('searchbox'), '404');
    await canvas.findByText(t('empty.search'));
  },
};
export const NobodyFrozen: Story = {
  parameters: given({ answers: [listed([])] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t('empty.frozen'));
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.moderation.frozen)] }),
};
/** Of a channel that the member does not run. */
export const Refused: Story = {
  tags: ['pictured'],
  parameters: given({
    address: paths.customerList.href({ channel_id: 'c9' }),
    answers: [refuse(calls.moderation.frozen, 'request.forbidden')],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t('failed'));
  },
};
export const NoChannel: Story = {
  parameters: given({ member: storyMember }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(wordsOf('live-setting')('noChannel.title'));
  },
};
