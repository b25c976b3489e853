import { calls as liveCalls, type LiveRole } from '@goldbean/contract/live';
import { calls as talkCalls } from '@goldbean/contract/talk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  people,
  pushFrame,
  refuse,
  saying,
  storyMember,
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { eventOf, hour, infoOf, joined, liveId, notBanned, roomAnswers, yutong } from './live.fixtures.ts';
import { blocked, frozen, muted, viewerOf, warned } from './order.fixtures.ts';
import { written } from './live-words.fixtures.ts';
import { LiveRoomPage } from './LiveRoomPage.tsx';
import { pictureIs, stillPage } from '../../stories/still-picture.ts';

const as = (role: LiveRole) => [infoOf({ my: { role } }), joined({ role: 'staff' })];
const lists = [
  answer(liveCalls.moderation.warnings, warned),
  answer(liveCalls.moderation.frozen, { list: [...frozen], total: 2, page: 1, page_size: 50 }),
  answer(liveCalls.moderation.blocks, blocked),
  answer(talkCalls.messaging.mutedList, muted),
];

const meta = {
  title: 'Pages/live/RoomOrder',
  component: LiveRoomPage,
  tags: ['!autodocs'],
  ...stillPage({
    address: paths.liveRoom.href({ live_id: liveId }),
    answers: [...roomAnswers, ...as('live_admin'), ...lists, viewerOf()],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const t = () => wordsOf('live-tools');
/** Presses who wrote something in the room. */
const cardOpens: Play = async (context) => {
  await pictureIs(context.canvasElement);
  const canvas = within(context.canvasElement);
  const [face] = await canvas.findAllByRole('button', { name: localized(people.yutong.nickname) });
  await userEvent.click(face ?? context.canvasElement);
  await waitFor(async () => expect(await canvas.findByRole('dialog')).toBeVisible());
};
const action = async (canvasElement: HTMLElement, words: string) => {
  const button = await within(canvasElement).findByRole('button', { name: words });
  await userEvent.click(button);
};

/** C028, P05: the staff of the room find what they may do about who wrote. */
export const Card: Story = {
  tags: ['main'],
  play: async (context) => {
    await cardOpens(context);
    await within(context.canvasElement).findByRole('button', { name: t()('row.freeze') });
  },
};
/** Somebody frozen and muted: what is done can be undone. */
export const CardOfBarred: Story = {
  parameters: given({
    answers: [viewerOf({ frozen: true, frozen_until_ts: storyNow + 50 * hour, muted: true, warned: true })],
  }),
  play: async (context) => {
    await cardOpens(context);
    await within(context.canvasElement).findByRole('button', { name: t()('row.unfreeze') });
  },
};
/** A viewer finds who it is, and nothing to do. */
export const CardForViewer: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [infoOf(), joined()] }),
  play: async (context) => {
    await cardOpens(context);
    const dialog = within(await within(context.canvasElement).findByRole('dialog'));
    await dialog.findByText(t()('row.id', { id: yutong.jwcode }));
    await expect(dialog.queryByRole('button', { name: t()('row.warn') })).toBeNull();
  },
};
export const CardLoading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(liveCalls.live.user)] }),
  play: cardOpens,
};
export const CardFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(liveCalls.live.user, 'system.error')] }),
  play: async (context) => {
    await cardOpens(context);
    await within(context.canvasElement).findByText(t()('card.failed'));
  },
};
/** The card says at once what another of the staff did meanwhile. */
export const ActOfAnother: Story = {
  play: async (context) => {
    await cardOpens(context);
    const canvas = within(context.canvasElement);
    await canvas.findByRole('button', { name: t()('row.freeze') });
    pushFrame(eventOf(41, { kind: 'freeze', uid: people.yutong.uid, until: null }));
    await canvas.findByRole('button', { name: t()('row.unfreeze') });
  },
  parameters: given({
    answers: [viewerOf((times) => (times > 1 ? { frozen: true, frozen_until_ts: null } : {}))],
  }),
};
/** Nothing is done without a reason. */
export const Freezing: Story = {
  tags: ['pictured'],
  play: async (context) => {
    await Card.play?.(context);
    await action(context.canvasElement, t()('row.freeze'));
    // The card stays open beneath.
    const name = t()('freeze.title', { name: localized(people.yutong.nickname) });
    const dialog = await within(context.canvasElement).findByRole('dialog', { name });
    await action(dialog, t()('freeze.confirm'));
    await within(dialog).findByText(t()('action.reasonMissing'));
  },
};
export const Removing: Story = {
  play: async (context) => {
    await Card.play?.(context);
    await action(context.canvasElement, t()('row.block'));
    await within(context.canvasElement).findByText(t()('action.blockText'));
  },
};
/** M36: the last warning has not been read yet. */
export const AlreadyWarned: Story = {
  parameters: given({ answers: [refuse(liveCalls.moderation.warn, 'moderation.warned')] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await pictureIs(canvasElement);
    await action(canvasElement, t()('order.warnButton'));
    await userEvent.type(
      await canvas.findByRole('textbox', { name: saying(t()('action.reason')) }),
      localized(written.stopped),
    );
    await action(canvasElement, t()('action.warnConfirm'));
    await canvas.findByText(wordsOf('errors')('moderation.warned'));
  },
};
/** T02, P04: an inspector bans; longer than a day waits for a second person. */
export const Banning: Story = {
  tags: ['pictured'],
  parameters: given({ answers: as('inspector') }),
  play: async ({ canvasElement }) => {
    await pictureIs(canvasElement);
    await action(canvasElement, t()('order.banButton'));
    await waitFor(async () => expect(await within(canvasElement).findByRole('alertdialog')).toBeVisible());
  },
};
const orderTab: Play = async (context) => {
  await pictureIs(context.canvasElement);
  await userEvent.click(await within(context.canvasElement).findByRole('tab', { name: t()('order.title') }));
};
/** P05: whom the staff hold back, why and until when. */
export const HeldBack: Story = {
  play: async (context) => {
    await orderTab(context);
    await within(context.canvasElement).findAllByText(t()('row.frozen'));
  },
};
export const NobodyHeldBack: Story = {
  parameters: given({
    answers: [
      answer(liveCalls.moderation.warnings, { ...warned, list: [], total: 0 }),
      answer(liveCalls.moderation.frozen, { list: [], total: 0, page: 1, page_size: 50 }),
      answer(liveCalls.moderation.blocks, { ...blocked, list: [], total: 0 }),
      answer(talkCalls.messaging.mutedList, { ...muted, list: [], total: 0 }),
    ],
  }),
  play: async (context) => {
    await orderTab(context);
    await within(context.canvasElement).findByText(t()('order.empty'));
  },
};
export const HeldBackFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(liveCalls.moderation.blocks, 'system.error')] }),
  play: async (context) => {
    await orderTab(context);
    await within(context.canvasElement).findByText(t()('order.failed'));
  },
};

const viewer = given({ answers: [infoOf(), joined()] });
const plays: Play = async (context) => {
  await pictureIs(context.canvasElement);
  await within(context.canvasElement).findByText(localized(written.reply));
};
/** T03, M25: frozen for three days: the time that is left runs down in the composer's place. */
export const Frozen: Story = {
  parameters: viewer,
  play: async (context) => {
    await plays(context);
    const until = storyNow + 72 * hour;
    pushFrame(eventOf(41, { kind: 'freeze', uid: storyMember.uid, until }));
    await within(context.canvasElement).findByRole('timer', { name: wordsOf('chat')('held.left') });
  },
};
/** T02: the channel was banned while one watched. */
export const Banned: Story = {
  parameters: viewer,
  play: async (context) => {
    await plays(context);
    const until = storyNow + 24 * hour;
    pushFrame(eventOf(41, { kind: 'ban', reason: localized(written.stopped), until }));
    pushFrame(eventOf(42, { kind: 'live_stop', live_id: liveId, reason: localized(written.stopped) }));
    await within(context.canvasElement).findByText(wordsOf('live-stage')('banned.title'));
  },
};
/** T02: who comes after it reads the same. */
export const BannedBefore: Story = {
  parameters: given({
    answers: [
      infoOf({ state: 'stopped', end_reason: written.stopped }),
      joined(),
      answer(liveCalls.moderation.violation, {
        ...notBanned,
        banned: true,
        reason: written.stopped,
        until: '2026-11-22 10:30:00',
        until_ts: storyNow + 24 * hour,
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(wordsOf('live-stage')('banned.title'));
  },
};
/** G135: out of the room, with words and the way home. */
export const Removed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(liveCalls.live.info, 'moderation.blocked')] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(wordsOf('live-stage')('blocked.removed'));
    await expect(canvas.getByRole('link', { name: wordsOf('live-room')('home') })).toBeInTheDocument();
  },
};
