import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, failures, places, storyCover, talk, titles, wordsOf } from '../../../stories/index.ts';
import { hour, now } from '../moderation.fixtures.ts';
import { ReportDesk } from './ReportDesk.tsx';
import type { Reported } from './reported.ts';

const first: Reported = {
  id: 'r1',
  live: titles.averagesPracticeTwelve,
  href: '/pindao/pdLive?live_id=1',
  channel: places.linRoom,
  streamer: cast.zhou.nickname,
  reporter: { ...cast.jingyi },
  rule: failures.tipsRule,
  content: talk.spamTomorrow,
  pictures: [{ id: 'f1', src: storyCover(3) }, { id: 'f2', src: storyCover(5) }, { id: 'f3' }],
  at: now - hour,
  mediaMs: 2_415_000,
  isOwn: false,
  settled: null,
};
const mine: Reported = {
  ...first,
  id: 'r2',
  reporter: { ...cast.longName },
  channel: places.longTeacherClass,
  content: '',
  pictures: [],
  mediaMs: null,
  isOwn: true,
};
const settled: Reported[] = (['acted', 'dismissed'] as const).map((outcome, at) => ({
  ...first,
  id: outcome,
  pictures: at === 0 ? first.pictures : [],
  settled: { outcome, note: failures.noDisclaimer, by: cast.inspector.nickname, at: now },
}));

const meta = {
  title: 'components/moderation/ReportDesk',
  component: ReportDesk,
  args: {
    tab: 'open',
    onTab: fn(),
    state: { kind: 'ready', reports: [first, mine], page: 1, pageCount: 3 },
    onPage: fn(),
    onRetry: fn(),
    settling: null,
    onSettle: fn(),
    onConfirm: fn(),
    onCancel: fn(),
    onBrokenPicture: fn(),
  },
} satisfies Meta<typeof ReportDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

const t = () => wordsOf('reports');

/** One's own report is for somebody else to settle. */
export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [settle, ...others] = canvas.getAllByRole('button', { name: t()('row.settle') });
    await expect(others).toEqual([]);
    await userEvent.click(settle ?? canvasElement);
    await expect(args.onSettle).toHaveBeenCalledWith(first);
    await expect(canvas.getByText(t()('row.own'))).toBeVisible();
  },
};
/** A picture is seen in its whole. */
export const Picture: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t()('row.picture', { n: '2' }) }));
    await expect(await canvas.findByText(t()('pictures.count', { n: '2', total: '2' }))).toBeVisible();
  },
};
export const Settled: Story = {
  tags: ['pictured'],
  args: { tab: 'settled', state: { kind: 'ready', reports: settled, page: 1, pageCount: 1 } },
};
/** Nothing is settled without an outcome and words for the reporter. */
export const Settling: Story = {
  tags: ['pictured'],
  args: { settling: { live: first.live, isSaving: false } },
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
  play: async ({ args, canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    const confirm = dialog.getByRole('button', { name: t()('settle.confirm') });
    await userEvent.click(confirm);
    await expect(dialog.getByText(t()('settle.outcomeMissing'))).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: t()('settle.acted') }));
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox'), failures.noDisclaimer);
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledWith({ outcome: 'acted', note: failures.noDisclaimer });
  },
};
/** It cannot be closed while it is on its way. */
export const Saving: Story = {
  tags: ['pictured'],
  args: { settling: { live: first.live, isSaving: true } },
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
};
export const SettleFailed: Story = {
  tags: ['pictured'],
  args: { settling: { live: first.live, isSaving: false, error: failures.networkDown } },
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
};
export const NothingOpen: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'ready', reports: [], page: 1, pageCount: 1 } },
};
export const NothingSettled: Story = {
  tags: ['pictured'],
  args: { tab: 'settled', state: { kind: 'ready', reports: [], page: 1, pageCount: 1 } },
};
export const Loading: Story = { tags: ['pictured'], args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'failed', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: t()('retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Both tabs say the same of a report; the open one has most in it. */
export const AllStates: Story = {
  name: 'All states',
  args: { state: { kind: 'ready', reports: [first, mine, ...settled], page: 1, pageCount: 3 } },
};
