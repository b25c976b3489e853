import { calls, type Report } from '@goldbean/contract/live';
import { calls as peopleCalls } from '@goldbean/contract/people';
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
  storyCover,
  storyMember,
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { openReports, settledReports } from './report.fixtures.ts';
import { ReportsPage } from './ReportsPage.tsx';

const paged = (list: readonly Report[]) => ({
  list: [...list],
  total: list.length,
  page: 1,
  page_size: 20,
});

const meta = {
  title: 'Pages/staff/Reports',
  component: ReportsPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.reports.href(),
    member: { ...storyMember, roles: ['inspector'] },
    answers: [
      answer(calls.reports.list, ({ state }) => paged(state === 'settled' ? settledReports : openReports)),
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

const t = () => wordsOf('reports');

/** P04: what waits, with its pictures; one's own is for somebody else. */
export const Open: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(localized(openReports[0]?.content ?? ''));
    await canvas.findByRole('img', { name: t()('row.picture', { n: '1' }) });
    await expect(canvas.getByText(t()('row.own'))).toBeVisible();
    const [room] = canvas.getAllByRole('link', { name: t()('row.room') });
    await expect(room).toHaveAttribute('href', paths.liveRoom.href({ live_id: '1' }));
  },
};
export const Settled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: t()('settled') }));
    await canvas.findByText(localized(settledReports[1]?.settled?.note ?? ''));
  },
};

/** Fills in how the first report ended, and sends it. */
const settles: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: t()('row.settle') }));
  const dialog = within(await canvas.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: t()('settle.acted') }));
  await userEvent.type(dialog.getByRole('textbox'), 'ok');
  await userEvent.click(dialog.getByRole('button', { name: t()('settle.confirm') }));
};
/** What the page has asked for. */
const settled: string[] = [];
/** G209: it leaves the list, and its reporter is told. */
export const Settling: Story = {
  parameters: given({
    answers: [
      answer(calls.reports.list, () => paged(openReports.slice(settled.length))),
      answer(calls.reports.settle, ({ report_id, outcome, note }) => {
        settled.push(`${report_id} ${outcome} ${note}`);
        return { outcome, at: '2026-11-21 10:30:00', at_ts: storyNow };
      }),
    ],
  }),
  play: async (context) => {
    settled.length = 0;
    await settles(context);
    await waitFor(() => expect(settled).toEqual(['r1 acted ok']));
    const canvas = within(context.canvasElement);
    await waitFor(() => expect(canvas.queryByRole('button', { name: t()('row.settle') })).toBeNull());
  },
};
/** Somebody else was quicker. */
export const SettledMeanwhile: Story = {
  parameters: given({ answers: [refuse(calls.reports.settle, 'moderation.decided')] }),
  play: async (context) => {
    await settles(context);
    await within(context.canvasElement).findByText(wordsOf('errors')('moderation.decided'));
  },
};
export const NothingOpen: Story = {
  parameters: given({ answers: [answer(calls.reports.list, paged([]))] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('empty.open'));
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.reports.list)] }),
};
/** No office: the server sees to that. */
export const Refused: Story = {
  tags: ['pictured'],
  parameters: given({
    member: storyMember,
    answers: [refuse(calls.reports.list, 'request.forbidden')],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('failed'));
  },
};
export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.reports.list, 'system.error')] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('failed'));
  },
};
