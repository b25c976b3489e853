import { calls as liveCalls } from '@goldbean/contract/live';
import { calls as peopleCalls } from '@goldbean/contract/people';
import { agreements } from '@goldbean/contract/shared';
import { calls as talkCalls } from '@goldbean/contract/talk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  breakConnection,
  given,
  localized,
  never,
  people,
  pushFrame,
  refuse,
  saying,
  storyMember,
  storyNow,
  unreachable,
  wordsOf,
} from '../../stories/index.ts';
import {
  eventOf,
  hour,
  infoOf,
  joined,
  liveId,
  nextOf,
  roomAnswers,
  summaryOf,
  teacher,
  teacherOf,
  wishes,
  wishSum,
  yutong,
} from './live.fixtures.ts';
import { muted, myWarning } from './order.fixtures.ts';
import { written } from './live-words.fixtures.ts';
import { classEntry } from '../chat/chat.fixtures.ts';
import { titles } from '../hljw/home.fixtures.ts';
import { LiveRoomPage } from './LiveRoomPage.tsx';
import { ticketOffer } from './tickets.fixtures.ts';
import { wholeRoom } from './whole-room.fixtures.ts';
import { pictureIs, showStill, stillPage } from '../../stories/still-picture.ts';

const meta = {
  title: 'Pages/live/LiveRoom',
  component: LiveRoomPage,
  tags: ['!autodocs'],
  ...stillPage({
    address: paths.liveRoom.href({ live_id: liveId }),
    answers: [...roomAnswers, infoOf()],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

/** The picture plays and the talk is there: what follows happens to a room that is whole. */
const plays: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await pictureIs(canvasElement);
  await canvas.findByText(localized(written.reply));
};
const curtain: Play = async ({ canvasElement }) => {
  // The script of the page may still be on its way.
  const stage = await within(canvasElement).findByRole('region', {
    name: saying(wordsOf('live-stage')('label')),
  });
  await waitFor(async () => expect(await within(stage).findByRole('heading')).toBeVisible());
};

/** The field says why nothing can be written over the picture. */
const saysWhy = async (canvasElement: HTMLElement, why: string) => {
  const box = within(canvasElement).getByRole('textbox', { name: wordsOf('barrage')('composer.label') });
  await waitFor(() => expect(box).toHaveAccessibleDescription(expect.stringContaining(why)));
};

/** S35: the whole room, as a member finds it. */
export const OnAir: Story = { play: plays };
/** All that a room can hold at once, in long words: each of it is in sight and can be pressed. */
export const Everything: Story = {
  tags: ['main'],
  parameters: given({ answers: [...wholeRoom()] }),
  play: async (context) => {
    await plays(context);
    const canvas = within(context.canvasElement);
    const t = wordsOf('live-tools');
    const title = wordsOf('gifts')('title');
    await expect(
      within(await canvas.findByRole('tablist', { name: title })).getAllByRole('tab'),
    ).toHaveLength(6);
    const gifts = within(canvas.getByRole('region', { name: title }));
    await canvas.findByRole('button', { name: saying(t('product.shop')) });
    await canvas.findByRole('region', { name: saying(t('product.current')) });
    await canvas.findByRole('region', { name: t('campaign.title') });
    await canvas.findByRole('button', { name: t('vote.cast') });
    await canvas.findByRole('button', { name: t('bag.join') });
    await canvas.findByRole('button', { name: saying(wordsOf('red-packet')('bubble.open')) });
    // What is sent for beans is ready: a button that waits for words is pressed by nobody.
    const comment = canvas.getByRole('textbox', { name: wordsOf('barrage')('composer.label') });
    await userEvent.type(comment, localized(written.noted));
    await userEvent.click(gifts.getByRole('button', { name: saying(wordsOf('gifts')('name.sunflower')) }));
    await userEvent.click(gifts.getByRole('radio', { name: '188' }));
    comment.blur();
  },
};
/** K27: another quality comes while the picture goes on; one that is off says why. */
export const ChoosesQuality: Story = {
  play: async (context) => {
    await plays(context);
    const canvas = within(context.canvasElement);
    const t = wordsOf('live-stage');
    const now = (name: string) => t('controls.qualityNow', { name });
    await userEvent.click(await canvas.findByRole('button', { name: now(t('quality.original')) }));
    await expect(canvas.getByRole('radio', { name: saying(t('quality.sd')) })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: t('quality.hd') }));
    await canvas.findByRole('button', { name: now(t('quality.hd')) });
  },
};
/** S35: what flew over the picture can be read, and its sender hidden. */
export const ReadsComments: Story = {
  play: async (context) => {
    await plays(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: wordsOf('live-room')('tab.barrage') }));
    pushFrame(
      eventOf(41, {
        kind: 'barrage',
        event_id: 'b1',
        user: { uid: yutong.uid, nickname: yutong.nickname, img: yutong.img },
        text: written.noted,
        media_ts: null,
      }),
    );
    const name = wordsOf('barrage')('hideSender', { name: localized(yutong.nickname) });
    await canvas.findByRole('button', { name });
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(liveCalls.live.info)] }),
};
export const Connecting: Story = {
  beforeEach: () => showStill('silent'),
};
/** Choosing and sending never scrolls the picture away: the bar is docked under it. */
export const GiftChosen: Story = {
  play: async (context) => {
    await plays(context);
    const t = wordsOf('gifts');
    const bar = within(within(context.canvasElement).getByRole('region', { name: t('title') }));
    await userEvent.click(bar.getByRole('button', { name: saying(t('name.sunflower')) }));
    await userEvent.click(bar.getByRole('radio', { name: '10' }));
    await expect(bar.getByRole('button', { name: t('sendFor', { count: 50, n: '50' }) })).toBeVisible();
  },
};
/** V05: what is missing, and the way to it, stand beside the button. */
export const NotEnoughBeans: Story = {
  tags: ['pictured'],
  play: async (context) => {
    await plays(context);
    const t = wordsOf('gifts');
    const bar = within(within(context.canvasElement).getByRole('region', { name: t('title') }));
    await userEvent.click(bar.getByRole('button', { name: saying(t('name.rocket')) }));
    await userEvent.click(bar.getByRole('radio', { name: '188' }));
    await userEvent.click(bar.getByRole('button', { name: t('recharge') }));
    await waitFor(async () => expect(await within(context.canvasElement).findByRole('dialog')).toBeVisible());
  },
};
export const EmptyKnapsack: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [answer(liveCalls.gifts.knapsack, { list: [] })] }),
  play: async (context) => {
    await plays(context);
    const t = wordsOf('gifts');
    const tab = within(context.canvasElement).getByRole('tab', { name: t('tab.knapsack') });
    await userEvent.click(tab);
    await expect(within(context.canvasElement).getByText(t('knapsackEmpty'))).toBeVisible();
  },
};
export const GiftsFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(liveCalls.gifts.list, 'system.error')] }),
  play: async (context) => {
    await plays(context);
    await within(context.canvasElement).findByText(wordsOf('gifts')('failed'));
  },
};
/** C064, and what members give: over the picture, while it plays on. */
export const NoticeAndGift: Story = {
  play: async (context) => {
    await plays(context);
    pushFrame(
      eventOf(41, {
        kind: 'notice',
        event_id: 'n1',
        text: written.notice,
        type: 'notice',
      }),
    );
    pushFrame(
      eventOf(42, {
        kind: 'gift',
        event_id: 'g1',
        user: people.wang,
        gift: { gift_id: 'rocket', name: 'rocket', icon: 'rocket', price: 1_000 },
        n: 1,
        combo: { id: 'k1', n: 12 },
        media_ts: null,
      }),
    );
    const canvas = within(context.canvasElement);
    await waitFor(async () => expect(await canvas.findByText(localized(written.notice))).toBeVisible());
    await canvas.findAllByText(localized(people.wang.nickname));
  },
};
/** Who is in the room, beside the talk. */
export const InTheRoom: Story = {
  parameters: given({
    answers: [
      answer(liveCalls.live.onlineMembers, {
        list: [
          {
            user: teacher,
            level: 0,
            medal: '',
            joined: '2026-11-20 19:30:00',
            joined_ts: storyNow,
          },
          {
            user: { ...yutong, level: 3 },
            level: 3,
            medal: written.medal,
            joined: '2026-11-20 19:31:00',
            joined_ts: storyNow,
          },
        ],
        total: 12_846,
        page: 1,
        page_size: 50,
      }),
    ],
  }),
  play: async (context) => {
    await plays(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: saying(wordsOf('live-room')('tab.online')) }));
    await waitFor(async () => expect(await canvas.findByText(localized(`${written.medal} 3`))).toBeVisible());
  },
};
const subscribed = fn<(input: unknown) => void>().mockName('subscribed');
/** V35: who subscribes from the room agrees to the channel's terms first, too. */
export const Subscribing: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      answer(peopleCalls.channels.subscribe, (input) => {
        subscribed(input);
        return { subscribed: true, group_id: 'g1' };
      }),
    ],
  }),
  play: async (context) => {
    subscribed.mockClear();
    await plays(context);
    const canvas = within(context.canvasElement);
    const name = new RegExp(`^${saying(wordsOf('actions')('subscribe')).source}:`);
    await userEvent.click(canvas.getByRole('button', { name }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    const confirm = dialog.getByRole('button', { name: wordsOf('home')('subscribe.confirm') });
    await userEvent.click(confirm);
    await dialog.findByText(wordsOf('errors')('request.agreement_required'));
    await expect(subscribed).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(confirm);
    const agreed = { action: 'add', agree: true, agreement_version: agreements.channel.version };
    await waitFor(() => expect(subscribed).toHaveBeenCalledWith(expect.objectContaining(agreed)));
    await canvas.findByRole('button', {
      name: new RegExp(`^${saying(wordsOf('actions')('subscribed')).source}:`),
    });
  },
};
/** D94: subscribing ends with a question, because the class group is left with it. */
export const Unsubscribing: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [infoOf({ my: { subscribed: true } })] }),
  play: async (context) => {
    await plays(context);
    const canvas = within(context.canvasElement);
    const subscribed = saying(wordsOf('actions')('subscribed'));
    await userEvent.click(canvas.getByRole('button', { name: subscribed }));
    await waitFor(async () => expect(await canvas.findByRole('alertdialog')).toBeVisible());
  },
};
/** G231: a card of it is sent to class groups; one that may not be written to is named. */
export const Shared: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      answer(talkCalls.groups.list, { list: [classEntry(null)] }),
      answer(talkCalls.forwarding.share, ({ targets }) => ({
        results: targets.map((target) => ({ target, ok: false, msg_key: 'chat.room_muted' })),
      })),
    ],
  }),
  play: async (context) => {
    await plays(context);
    const t = wordsOf('chat');
    const share = { name: t('forward.shareLive') };
    await userEvent.click(within(context.canvasElement).getByRole('button', share));
    const dialog = within(await screen.findByRole('dialog', share));
    await userEvent.click(await dialog.findByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: t('forward.send') }));
    await screen.findByText(wordsOf('errors')('chat.room_muted'));
  },
};
/** V33: an empty message is refused in the words of a live room. */
export const EmptyChat: Story = {
  play: async (context) => {
    await plays(context);
    const t = wordsOf('chat');
    const box = await within(context.canvasElement).findByRole('textbox', { name: t('composer.label') });
    const form = box.closest('form');
    if (!form) throw new Error('the composer is no form');
    const send = within(form).getByRole('button', { name: t('composer.send') });
    await expect(send).toHaveAccessibleDescription(wordsOf('errors')('chat.content_empty'));
  },
};
/** D26, N06: muted, one may give but neither write nor let words fly, and reads why. */
export const Muted: Story = {
  parameters: given({
    answers: [
      joined({ muted_until: storyNow + hour }),
      infoOf({ my: { muted: true } }),
      answer(talkCalls.messaging.mutedList, muted),
    ],
  }),
  play: async (context) => {
    await plays(context);
    await saysWhy(context.canvasElement, wordsOf('live-room')('held.muted'));
    const reason = localized(muted.list[0]?.reason ?? '');
    await within(context.canvasElement).findByText(wordsOf('chat')('held.why', { why: reason }));
  },
};
export const Frozen: Story = {
  parameters: given({ answers: [infoOf({ my: { frozen: true } })] }),
  play: async (context) => {
    await plays(context);
    await saysWhy(context.canvasElement, wordsOf('live-room')('held.frozen'));
  },
};
/** T02, G094: a viewer was warned, reads why and confirms it; the room says that it was taken. */
export const Warned: Story = {
  parameters: given({
    answers: [
      answer(liveCalls.moderation.violation, {
        banned: false,
        reason: '',
        until: null,
        until_ts: null,
        warnings: 0,
        appeal_state: 'none',
        my_warning: myWarning,
      }),
      answer(liveCalls.moderation.acknowledge, { ok: true }),
    ],
  }),
  play: async (context) => {
    await plays(context);
    const t = wordsOf('live-tools');
    const uid = storyMember.uid;
    pushFrame(eventOf(41, { kind: 'warn', warning_id: myWarning.id, scope: 'viewer', uid }));
    const canvas = within(context.canvasElement);
    await canvas.findByText(localized(myWarning.reason));
    await expect(canvas.getByRole('button', { name: t('warning.ack') })).toBeInTheDocument();
  },
};
export const WarningConfirmed: Story = {
  ...Warned,
  play: async (context) => {
    await plays(context);
    const t = wordsOf('live-tools');
    const uid = storyMember.uid;
    pushFrame(eventOf(41, { kind: 'warn', warning_id: myWarning.id, scope: 'viewer', uid }));
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t('warning.ack') }));
    pushFrame(eventOf(42, { kind: 'warn_ack', warning_id: myWarning.id, uid }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: t('warning.ack') })).toBeNull());
  },
};
/** D27: an inspector may stop it from its room. */
export const Inspector: Story = {
  parameters: given({ answers: [infoOf({ my: { role: 'inspector' } }), joined({ role: 'staff' })] }),
  play: plays,
};
export const InspectorStops: Story = {
  ...Inspector,
  tags: ['pictured'],
  play: async (context) => {
    await plays(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: wordsOf('streamer')('stop.button') }));
    await waitFor(async () => expect(await canvas.findByRole('alertdialog')).toBeVisible());
  },
};
/** Those who run it see the way to its console, and nothing to follow. */
export const Teacher: Story = {
  tags: ['pictured'],
  parameters: given({
    member: teacherOf(storyMember),
    answers: [infoOf({ my: { role: 'streamer' } }), joined({ role: 'owner' })],
  }),
  play: async (context) => {
    await plays(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('link', { name: wordsOf('live-room')('console') })).toBeVisible();
    for (const asked of ['follow', 'subscribe'] as const) {
      const name = new RegExp(`^${saying(wordsOf('actions')(asked)).source}`);
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    }
  },
};
/** The browser lets it play without sound only; the offer goes after a while. */
export const Silenced: Story = {
  beforeEach: () => {
    const { play } = HTMLMediaElement.prototype;
    // As a browser does that has not been pressed yet.
    HTMLMediaElement.prototype.play = function refuseSound() {
      return this.muted
        ? play.call(this)
        : Promise.reject(new DOMException('no press yet', 'NotAllowedError'));
    };
    return () => {
      HTMLMediaElement.prototype.play = play;
    };
  },
  play: async (context) => {
    await plays(context);
    const canvas = within(context.canvasElement);
    await waitFor(async () =>
      expect(await canvas.findByRole('button', { name: wordsOf('live-room')('player.sound') })).toBeVisible(),
    );
  },
};
/** The picture stands and is being fetched anew: no curtain falls over it. */
export const Stalled: Story = {
  play: async (context) => {
    await plays(context);
    showStill('broken');
    window.dispatchEvent(new Event('online'));
  },
};
/** The picture stands for as long as it can; a band says why nothing new comes. */
export const Offline: Story = {
  tags: ['pictured'],
  play: async (context) => {
    await plays(context);
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    breakConnection();
    window.dispatchEvent(new Event('offline'));
    await waitFor(() => expect(screen.getByText(wordsOf('connection')('offline'))).toBeVisible());
  },
};
export const NotStarted: Story = {
  parameters: given({
    answers: [
      infoOf({
        state: 'not_started',
        started_ts: null,
        live: { start_time_ts: storyNow + 3 * hour },
        counters: { online: 932, watched: 0, likes: 0, fans: 128_460 },
      }),
    ],
  }),
  play: curtain,
};
/** T01: the encoder dropped out; the same picture comes back by itself. */
export const Interrupted: Story = {
  parameters: given({ answers: [infoOf({ live: { interrupted: true } })] }),
  play: curtain,
};
/** S36: who comes late sees the pause picture as well, and since when. */
export const PausedByTeacher: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [infoOf({ paused_ts: storyNow - hour / 20 })] }),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await canvas.findByRole('heading', { name: wordsOf('live-stage')('paused.title') });
  },
};
/** S36: the pause comes and goes with an event of the room, without a reload. */
export const PauseBegins: Story = {
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await canvas.findByText(localized(written.reply));
    pushFrame(eventOf(41, { kind: 'live_pause', live_id: liveId, since: storyNow }));
    await canvas.findByRole('heading', { name: wordsOf('live-stage')('paused.title') });
  },
};
/** S35: over, what it came to, and the next of the channel to be reminded of. */
export const Ended: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      infoOf({ state: 'ended' }),
      nextOf(summaryOf({ live_id: '2', name: titles.weekend, start_time_ts: storyNow + 24 * hour })),
      answer(liveCalls.live.appointment, { state: 'made', count: 1 }),
    ],
  }),
  play: async (context) => {
    await curtain(context);
    const canvas = within(context.canvasElement);
    const t = wordsOf('streamer');
    await canvas.findByText(t('summary.duration'));
    // In some languages the picture has the same title; it stands first.
    await expect(canvas.getAllByRole('heading', { name: t('summary.ended') }).at(-1)).toBeVisible();
    for (const figure of ['duration', 'peak', 'likes'] as const)
      await expect(canvas.getByText(t(`summary.${figure}`))).toBeVisible();
    await expect(canvas.queryByText(t('summary.beans'))).toBeNull();
    await canvas.findByRole('link', { name: localized(titles.weekend) });
    const words = wordsOf('live-card');
    await userEvent.click(canvas.getByRole('button', { name: words('appointment.make') }));
    await canvas.findByRole('button', { name: words('appointment.made') });
  },
};
/** The channel has nothing scheduled: what is on air elsewhere is offered. */
export const EndedWithoutNext: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      infoOf({ state: 'ended' }),
      nextOf(null, [summaryOf({ live_id: '3', name: titles.candles, state: 'live', online: 932 })]),
    ],
  }),
  play: async (context) => {
    await curtain(context);
    const canvas = within(context.canvasElement);
    const t = wordsOf('live-room');
    await canvas.findByText(t('after.none'));
    await expect(canvas.getByRole('link', { name: t('after.watch') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('home') })).toBeVisible();
  },
};
/** T01: it ends while one watches. */
export const EndsNow: Story = {
  play: async (context) => {
    await plays(context);
    pushFrame(eventOf(41, { kind: 'live_end', live_id: liveId }));
    await curtain(context);
  },
};
/** D27: stopped for a reason that its viewers read. */
export const Stopped: Story = {
  parameters: given({ answers: [infoOf({ state: 'stopped', end_reason: written.stopped })] }),
  play: curtain,
};
export const Missing: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(liveCalls.live.info, 'live.missing')] }),
  play: curtain,
};
export const NetworkMembersKeptOut: Story = {
  parameters: given({ answers: [refuse(liveCalls.live.info, 'live.network_blocked')] }),
  play: curtain,
};
let offersAsked = 0;
/** D30: what it asks is not to be bought, so nobody asks for the price of a ticket. */
export const AsksForMore: Story = {
  parameters: given({
    answers: [
      refuse(liveCalls.live.info, 'live.requirement', { course_type: 2 }),
      // No ticket is what it asks for.
      answer(liveCalls.tickets.offer, () => {
        offersAsked += 1;
        return ticketOffer;
      }),
    ],
  }),
  beforeEach: () => void (offersAsked = 0),
  play: async (context) => {
    await curtain(context);
    await expect(offersAsked).toBe(0);
  },
};
export const Unreachable: Story = {
  parameters: given({ answers: [unreachable(liveCalls.live.info)] }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toBeVisible());
  },
};
export const CannotPlay: Story = {
  beforeEach: () => showStill('unsupported'),
  play: curtain,
};

/** D18: what the teacher hopes for; the sum moves as gifts come, and the button chooses the gift that is hoped for. */
export const HopesForGifts: Story = {
  // The button is scrolled to, and what sticks beside it then stands at a fraction of a pixel.
  tags: ['moving'],
  parameters: given({ answers: wishes }),
  play: async (context) => {
    await plays(context);
    const words = wordsOf('live-tools');
    const card = within(
      await within(context.canvasElement).findByRole('region', { name: words('wish.title') }),
    );
    const come = (now: number) => words('wish.progress', { now, target: 66 });
    await expect(card.getByText(come(41))).toBeVisible();
    pushFrame(wishSum(52));
    await waitFor(() => expect(card.getByText(come(52))).toBeVisible());
    // A counter may overtake another on its way: what has come never goes back.
    pushFrame(wishSum(50));
    const gift = wordsOf('gifts')('name.sunflower');
    const give = card.getByRole('button', { name: saying(words('wish.giveLabel', { gift })) });
    await userEvent.click(give);
    const tile = within(context.canvasElement).getByRole('button', { pressed: true, name: saying(gift) });
    await expect(tile).toBeVisible();
    await expect(card.getByText(come(52))).toBeVisible();
  },
};
/** C054. */
export const WishHelpers: Story = {
  // What is pressed lies below the window, as above: its picture differed once. LiveWishHelpers shows the dialog.
  tags: ['moving'],
  parameters: given({ answers: wishes }),
  play: async (context) => {
    await plays(context);
    const words = wordsOf('live-tools');
    const card = within(
      await within(context.canvasElement).findByRole('region', { name: words('wish.title') }),
    );
    await userEvent.click(card.getAllByRole('button')[0] ?? context.canvasElement);
    const dialog = within(await within(context.canvasElement.ownerDocument.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(3));
  },
};
