import { calls as liveCalls } from '@goldbean/contract/live';
import { calls } from '@goldbean/contract/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  pushFrame,
  refuse,
  storyNow,
  unreachable,
  wordsOf,
} from '../../stories/index.ts';
import { pictureIs, stillPage } from '../../stories/still-picture.ts';
import { eventOf, hiddenRank, infoOf, liveId, roomAnswers } from './live.fixtures.ts';
import { written } from './live-words.fixtures.ts';
import { LiveRoomPage } from './LiveRoomPage.tsx';
import { voteOf } from './vote.fixtures.ts';

const meta = {
  title: 'Pages/live/RoomVotes',
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

const plays: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await pictureIs(canvasElement);
  await canvas.findByText(localized(written.reply));
};

const voteCard = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('region', { name: localized(written.voteQuestion) }));
/** C026: who comes late finds the question that is open; nothing is sent before an answer is chosen. */
export const Asked: Story = {
  tags: ['main'],
  parameters: given({ answers: [infoOf({ now: { vote: voteOf() } })] }),
  play: async (context) => {
    await plays(context);
    const card = voteCard(context.canvasElement);
    await expect(card.getAllByRole('radio')).toHaveLength(2);
  },
};
/** My vote is in, and the room goes on voting. */
export const Voted: Story = {
  parameters: given({
    answers: [
      infoOf({ now: { vote: voteOf() } }),
      answer(liveCalls.votes.info, { vote: voteOf({ mine: '2' }) }),
    ],
  }),
  play: async (context) => {
    await Asked.play?.(context);
    const card = voteCard(context.canvasElement);
    await userEvent.click(card.getByRole('radio', { name: localized(written.voteWait) }));
    await userEvent.click(card.getByRole('button', { name: wordsOf('live-tools')('vote.cast') }));
    await card.findByText(wordsOf('live-tools')('vote.mine'));
    const options = [
      { id: '1', n: 1_300 },
      { id: '2', n: 9_100 },
    ];
    pushFrame(eventOf(41, { kind: 'vote_sum', vote_id: 'v1', options }));
    await card.findByText(/9,100/u);
  },
};
export const VoteNotArrived: Story = {
  parameters: given({
    answers: [infoOf({ now: { vote: voteOf() } }), unreachable(liveCalls.votes.info)],
  }),
  play: async (context) => {
    await Asked.play?.(context);
    const card = voteCard(context.canvasElement);
    await userEvent.click(card.getByRole('radio', { name: localized(written.voteWait) }));
    await userEvent.click(card.getByRole('button', { name: wordsOf('live-tools')('vote.cast') }));
    await card.findByText(wordsOf('live-tools')('vote.failed'));
  },
};
/** The teacher closed it: how the room voted, also for who did not. */
export const VoteResult: Story = {
  parameters: given({ answers: [infoOf({ now: { vote: voteOf() } })] }),
  play: async (context) => {
    await Asked.play?.(context);
    const options = [
      { id: '1', n: 1_300 },
      { id: '2', n: 9_100 },
    ];
    pushFrame(eventOf(41, { kind: 'vote_end', vote_id: 'v1', options }));
    await voteCard(context.canvasElement).findByText(wordsOf('live-tools')('vote.notVoted'));
  },
};
/** C031, C027: who gave most, and where I stand. */
export const Ranking: Story = {
  play: async (context) => {
    await plays(context);
    const canvas = within(context.canvasElement);
    const t = wordsOf('live-tools');
    await userEvent.click(canvas.getByRole('tab', { name: wordsOf('live-room')('tab.rank') }));
    const list = within(await canvas.findByRole('region', { name: t('rank.title') }));
    await userEvent.click(list.getByRole('tab', { name: t('rank.week') }));
    await list.findByText(t('rank.gap', { count: 46, n: '46' }));
  },
};
const hideSwitch = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('tab', { name: wordsOf('live-room')('tab.rank') }));
  return canvas.findByRole('switch', { name: wordsOf('live-tools')('rank.hide') });
};
/** E29: I am hidden; my own row says so, and another who is hidden has no name to me. */
export const RankingHidden: Story = {
  parameters: given({ answers: hiddenRank }),
  play: async (context) => {
    await plays(context);
    const t = wordsOf('live-tools');
    await expect(await hideSwitch(context.canvasElement)).toBeChecked();
    const list = within(within(context.canvasElement).getByRole('region', { name: t('rank.title') }));
    await list.findByText(t('rank.hiddenToOthers'));
    await list.findByText(t('rank.anonymous'));
  },
};
export const HideSaving: Story = {
  parameters: given({ answers: [never(calls.identity.hideInRanks)] }),
  play: async (context) => {
    await plays(context);
    const hide = await hideSwitch(context.canvasElement);
    await userEvent.click(hide);
    await expect(hide).toBeDisabled();
  },
};
/** It is told, and the switch stays as it was. */
export const HideFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.identity.hideInRanks, 'system.error')] }),
  play: async (context) => {
    await plays(context);
    const hide = await hideSwitch(context.canvasElement);
    await userEvent.click(hide);
    const body = within(context.canvasElement.ownerDocument.body);
    // The notice fades in.
    await waitFor(() =>
      expect(body.getByText(wordsOf('errors')('system.error'), { exact: false })).toBeVisible(),
    );
    await waitFor(() => expect(hide).toBeEnabled());
    await expect(hide).not.toBeChecked();
    // While it was saved it was disabled, and may have lost the focus.
    hide.focus();
  },
};
export const RankingEmpty: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      infoOf({ now: { rank: { top: [], count: 0 } } }),
      answer(liveCalls.live.rank, {
        list: [],
        hidden: false,
        updated: '2026-11-20 20:00:00',
        updated_ts: storyNow,
      }),
    ],
  }),
  play: async (context) => {
    await plays(context);
    const canvas = within(context.canvasElement);
    const t = wordsOf('live-tools');
    await userEvent.click(canvas.getByRole('button', { name: t('givers.empty') }));
    await canvas.findByText(t('rank.empty'));
  },
};
export const RankingFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(liveCalls.live.rank, 'system.error')] }),
  play: async (context) => {
    await plays(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: wordsOf('live-room')('tab.rank') }));
    await canvas.findByText(wordsOf('live-tools')('rank.failed'));
  },
};
