import { calls, type Watcher } from '@goldbean/contract/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
import { hour, liveId, teacherOf } from './live.fixtures.ts';
import { ViewListPage } from './ViewListPage.tsx';
import { watchers } from './watchers.fixtures.ts';

const paged = (list: readonly Watcher[], total = list.length) => ({
  list: [...list],
  total,
  page: 1,
  page_size: 20,
});
/** What the page has asked for. */
const asked: string[] = [];

const meta = {
  title: 'Pages/live/ViewList',
  component: ViewListPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.viewList.href({ live_id: liveId }),
    member: teacherOf(storyMember),
    answers: [answer(calls.streaming.watchers, paged(watchers, 1_846))],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = wordsOf('watchers');
const nameOf = (row: Watcher | undefined): string => localized(row?.user.nickname ?? '');

/** S36: who came, from when, how long and with what gifts; the way back to the console. */
export const Watched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(nameOf(watchers[0]));
    await expect(canvas.getByText('28:20')).toBeVisible();
    await expect(canvas.getAllByText(t('here'))).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: t('console') })).toHaveAttribute(
      'href',
      paths.streamer.href({ live_id: liveId }),
    );
  },
};
/** Sorted by the server, which knows all pages; another order begins with the first page. */
export const Sorted: Story = {
  parameters: given({
    answers: [
      answer(calls.streaming.watchers, ({ sort, page: n }) => {
        asked.push(`${sort} ${n}`);
        return { ...paged(sort === 'gifts' ? watchers.toReversed() : watchers, 41), page: n };
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    asked.length = 0;
    const canvas = within(canvasElement);
    await canvas.findByText(nameOf(watchers[0]));
    await userEvent.click(canvas.getByRole('button', { name: wordsOf('primitives')('nextPage') }));
    await canvas.findByText(nameOf(watchers[0]));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('sort.label') }), 'gifts');
    await waitFor(() => expect(asked.slice(-2)).toEqual(['longest 2', 'gifts 1']));
    await waitFor(async () => {
      const [, first] = canvas.getAllByRole('row');
      await expect(first).toHaveTextContent(nameOf(watchers.at(-1)));
    });
  },
};
/** What is typed is looked for; nobody of that name was found. */
export const NobodyFound: Story = {
  parameters: given({
    answers: [
      answer(calls.streaming.watchers, ({ keyword }) => paged(keyword === undefined ? watchers : [])),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(nameOf(watchers[0]));
    await userEvent.type(canvas.getByRole('searchbox'), '404');
    await canvas.findByText(t('nobody'));
  },
};
/** It has not begun. */
export const NobodyYet: Story = {
  parameters: given({ answers: [answer(calls.streaming.watchers, paged([]))] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t('empty'));
  },
};
/** When it is over nobody is in the room. */
export const Ended: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      answer(
        calls.streaming.watchers,
        paged(watchers.map((row) => ({ ...row, here: false, first_ts: storyNow - 26 * hour }))),
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(nameOf(watchers[0]));
    await expect(canvas.queryByText(t('here'))).toBeNull();
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.streaming.watchers)] }),
};
/** Of a live session that the member does not run. */
export const Refused: Story = {
  tags: ['pictured'],
  parameters: given({
    member: storyMember,
    answers: [refuse(calls.streaming.watchers, 'request.forbidden')],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t('failed'));
  },
};
