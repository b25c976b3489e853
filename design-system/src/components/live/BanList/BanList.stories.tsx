import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cast, failures, places, titles, wordsOf } from '../../../stories/index.ts';
import { day, hour, minute, storyNow } from '../live.fixtures.tsx';
import type { ChannelBan } from './ban.ts';
import { BanList } from './BanList.tsx';

const now = storyNow();
const waiting: ChannelBan = {
  id: 'b1',
  channel: { name: places.linChannel, img: cast.lin.img },
  live: titles.averagesTwelve,
  reason: failures.repeatedTips,
  rule: 'advice',
  by: cast.inspector.nickname,
  at: now - 2 * hour,
  until: now + 22 * hour,
  place: 34 * minute,
  message: titles.sureWin,
  longer: { until: now + 7 * day, by: cast.inspector.nickname, isOwn: false },
  confirmed: null,
};
const confirmed: ChannelBan = {
  ...waiting,
  id: 'b2',
  channel: { name: places.longChannel, img: '' },
  reason: failures.fixedReturn,
  rule: 'fraud',
  until: now + 29 * day,
  place: null,
  message: '',
  longer: null,
  confirmed: { by: cast.limin.nickname, at: now - hour },
};
const own: ChannelBan = {
  ...waiting,
  id: 'b3',
  message: '',
  longer: { until: now + 30 * day, by: cast.limin.nickname, isOwn: true },
};

const meta = {
  title: 'components/live/BanList',
  component: BanList,
  args: {
    state: { kind: 'ready', bans: [waiting, confirmed], page: 1, pageCount: 2 },
    onPage: fn(),
    onRetry: fn(),
    isSaving: false,
    onDecide: fn(async () => true),
    now: storyNow,
    onOver: fn(),
  },
} satisfies Meta<typeof BanList>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, action: 'confirm' | 'refuse' | 'lift', ban: ChannelBan) => {
  const t = wordsOf('ban-list');
  const name = t('nameOf', { action: t(`${action}.button`), name: ban.channel.name });
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
  return within(await screen.findByRole('alertdialog'));
};
const send = (dialog: Awaited<ReturnType<typeof press>>, action: 'confirm' | 'refuse' | 'lift') =>
  userEvent.click(dialog.getByRole('button', { name: wordsOf('ban-list')(`${action}.button`) }));

/** P04: the second signature; the question closes when it was given. */
export const Confirm: Story = {
  play: async ({ args, canvasElement }) => {
    await send(await press(canvasElement, 'confirm', waiting), 'confirm');
    await expect(args.onDecide).toHaveBeenCalledWith('b1', 'confirm', '');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
/** A longer end is refused with a reason. */
export const Refuse: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await press(canvasElement, 'refuse', waiting);
    await send(dialog, 'refuse');
    await expect(args.onDecide).not.toHaveBeenCalled();
    await dialog.findByText(wordsOf('ban-list')('reason.missing'));
    await userEvent.type(dialog.getByRole('textbox'), ' a day will do ');
    await send(dialog, 'refuse');
    await expect(args.onDecide).toHaveBeenCalledWith('b1', 'refuse', 'a day will do');
  },
};
/** G211: by keyboard, with a reason. It did not work: the question stays. */
export const LiftFails: Story = {
  tags: ['pictured'],
  args: { onDecide: fn(async () => false) },
  play: async ({ args, canvasElement }) => {
    const dialog = await press(canvasElement, 'lift', confirmed);
    dialog.getByRole('textbox').focus();
    await userEvent.keyboard('ok{Tab}{Tab}{Enter}');
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith('b2', 'lift', 'ok'));
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
};
/** Who asked for the longer end does not confirm it. */
export const AskedByMe: Story = {
  args: { state: { kind: 'ready', bans: [own], page: 1, pageCount: 1 } },
  play: async ({ canvasElement }) => {
    const t = wordsOf('ban-list');
    await expect(within(canvasElement).getByText(t('own'))).toBeVisible();
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1);
  },
};
export const Saving: Story = {
  tags: ['pictured'],
  args: { isSaving: true },
  play: async ({ canvasElement }) => {
    const dialog = await press(canvasElement, 'lift', waiting);
    await userEvent.click(dialog.getByRole('button', { name: wordsOf('primitives')('close') }));
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
};
export const Empty: Story = { args: { state: { kind: 'ready', bans: [], page: 1, pageCount: 1 } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'failed', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: wordsOf('ban-list')('retry') }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const AllStates: Story = {
  name: 'All states',
  // Each state is the same part of a page.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {Object.entries({ Confirm, AskedByMe, Empty, Loading, LoadFailed }).map(([name, story]) => (
        <BanList key={name} {...args} {...story.args} />
      ))}
    </div>
  ),
};
