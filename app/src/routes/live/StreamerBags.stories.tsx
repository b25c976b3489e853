import { calls as liveCalls } from '@goldbean/contract/live';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, pushFrame, refuse, storyMember, wordsOf } from '../../stories/index.ts';
import { pictureIs, stillPage } from '../../stories/still-picture.ts';
import { bag, deskAnswers } from './bags.fixtures.ts';
import { eventOf, figuresOf, infoOf, joined, liveId, roomAnswers, teacherOf } from './live.fixtures.ts';
import { StreamerPage } from './StreamerPage.tsx';

const mine = { role: 'streamer' } as const;
const meta = {
  title: 'Pages/live/StreamerBags',
  component: StreamerPage,
  tags: ['!autodocs'],
  ...stillPage({
    address: paths.streamer.href({ live_id: liveId }),
    member: teacherOf(storyMember),
    answers: [
      ...roomAnswers,
      infoOf({ my: mine }),
      figuresOf({ earned: { beans: 186_520, fans: 1_284 } }),
      joined({ role: 'owner' }),
      refuse(liveCalls.streaming.push, 'system.error'),
      refuse(liveCalls.streaming.health, 'system.error'),
      ...deskAnswers,
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = wordsOf('live-tools');
const deskOf = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('region', { name: t('desk.title') }));

/* What is filled in or pressed lies below the first view, where it is scrolled to: `moving`. */

/** P05: a bag is filled and given; it stands in the room at once, where the giver cannot join it. */
export const Giving: Story = {
  tags: ['main', 'moving'],
  play: async ({ canvasElement }) => {
    const desk = await deskOf(canvasElement);
    await desk.findByText(t('desk.drawn'));
    await userEvent.type(desk.getByRole('spinbutton', { name: t('desk.each') }), '88');
    await userEvent.click(desk.getByRole('button', { name: t('desk.giveFor', { count: 88, n: '88' }) }));
    pushFrame(eventOf(41, { kind: 'lucky_start', bag }));
    await desk.findByText(t('desk.running'));
    await expect(
      await within(canvasElement).findByRole('button', { name: t('bag.join') }),
    ).toHaveAccessibleDescription(t('bag.own'));
  },
};
/** V04: the field says what is wrong before anything is sent. */
export const NothingFilledIn: Story = {
  tags: ['moving'],
  play: async ({ canvasElement }) => {
    const desk = await deskOf(canvasElement);
    await userEvent.click(await desk.findByRole('button', { name: t('desk.give') }));
    await desk.findByText(wordsOf('refusals')('bag.prize'));
  },
};
export const Refused: Story = {
  tags: ['moving'],
  parameters: given({ answers: [refuse(liveCalls.bags.distribution, 'wallet.insufficient_beans')] }),
  play: async ({ canvasElement }) => {
    const desk = await deskOf(canvasElement);
    await userEvent.type(desk.getByRole('spinbutton', { name: t('desk.each') }), '88');
    await userEvent.click(desk.getByRole('button', { name: t('desk.giveFor', { count: 88, n: '88' }) }));
    await desk.findByText(wordsOf('errors')('wallet.insufficient_beans'));
  },
};
export const RedPackets: Story = {
  tags: ['moving'],
  play: async ({ canvasElement }) => {
    const desk = await deskOf(canvasElement);
    await userEvent.click(desk.getByRole('tab', { name: t('desk.tabPacket') }));
    await desk.findByText(t('desk.allClaimed'));
  },
};
export const Rain: Story = {
  tags: ['moving'],
  play: async ({ canvasElement }) => {
    const desk = await deskOf(canvasElement);
    await userEvent.click(desk.getByRole('tab', { name: t('desk.tabRain') }));
    await desk.findByRole('button', { name: t('desk.rain') });
  },
};
/** Nothing was given yet, and nothing can be before it is on air. */
export const NotOnAir: Story = {
  parameters: given({
    answers: [
      infoOf({ state: 'not_started', started_ts: null, my: mine }),
      answer(liveCalls.bags.list, { list: [], total: 0, page: 1, page_size: 20, offers: ['follow'] }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const desk = await deskOf(canvasElement);
    await desk.findByText(t('desk.empty'));
    await expect(desk.getByRole('button', { name: t('desk.give') })).toHaveAccessibleDescription(
      t('desk.notOnAir'),
    );
  },
};
export const Failed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(liveCalls.bags.list, 'system.error')] }),
  play: async ({ canvasElement }) => {
    await pictureIs(canvasElement);
    const desk = await deskOf(canvasElement);
    await desk.findByText(t('desk.failed'));
  },
};
