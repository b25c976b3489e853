import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { conversation } from '../../../components/chat/chat.fixtures.ts';
import { Composer, MessageList } from '../../../components/chat/index.ts';
import { gift, knapsack, tabs as giftTabs } from '../../../components/gifts/gifts.fixtures.ts';
import { GiftPanel, GiftRank } from '../../../components/gifts/index.ts';
import {
  BarrageComposer,
  ChannelCard,
  defaultBarrageSettings,
  LikeButton,
  LiveHead,
  LiveNotice,
  LiveStage,
  LiveWish,
  LuckyBag,
  PlayerControls,
  PresentedProduct,
  RankList,
  ShopButton,
  VoteCard,
  WarningNotice,
} from '../../../components/live/index.ts';
import { cover, LivePicture, minute, storyNow } from '../../../components/live/live.fixtures.tsx';
import { course, groups } from '../../../components/live/ProductCard/ProductCard.fixtures.ts';
import { cast, failures, frame, places, talk, titles } from '../../../stories/index.ts';
import { inShell } from '../../in-shell.fixtures.tsx';
import { RoomSide } from '../RoomSide/RoomSide.tsx';
import { LiveRoomScreen } from './LiveRoomScreen.tsx';

const title = titles.averagesPractice;
const messages = conversation(14);
const givers = [
  { uid: '1', ...cast.phanthipha, rank: 1, score: 286_400 },
  { uid: '2', ...cast.wang, rank: 2, score: 96_660 },
  { uid: '3', ...cast.mei, rank: 3, score: 5_200 },
];
const none = fn();

const stage = (
  <LiveStage
    state={{ kind: 'live' }}
    title={title}
    cover={cover}
    now={storyNow}
    onRetry={none}
    controls={
      <PlayerControls
        isPaused={false}
        isMuted={false}
        volume={0.8}
        fullScreen="none"
        latency={{ seconds: 2.4, why: 'network' }}
        barrage={defaultBarrageSettings}
        qualities={[{ key: 'original' }, { key: 'hd' }, { key: 'sd' }]}
        quality="hd"
        onPause={none}
        onMute={none}
        onVolume={none}
        onFullScreen={none}
        onBarrage={none}
        onQuality={none}
        onBackToLive={none}
        onReload={none}
      />
    }
  >
    <LivePicture />
  </LiveStage>
);

const bag = (
  <LuckyBag
    state={{
      kind: 'waiting',
      drawsAt: storyNow() + 83_000,
      conditions: [
        { key: 'follow', isMet: true },
        { key: 'comment', text: talk.steadyShort, isMet: false },
      ],
    }}
    prize={{ kind: 'gift', gift: gift('rocket'), count: 1 }}
    winners={4}
    entries={12_846}
    onJoin={none}
    now={storyNow}
  />
);

const vote = (
  <VoteCard
    question={talk.voteQuestion}
    options={[
      { id: 'a', text: talk.voteAdd, count: 1_204 },
      { id: 'b', text: talk.voteThreeDays, count: 8_846 },
    ]}
    state={{ kind: 'voted', endsAt: storyNow() + 2 * minute, mine: 'b' }}
    onVote={none}
    now={storyNow}
  />
);

type View = 'chat' | 'rank';

/** Beside the picture, with the views of talk and rank. */
function Side({ isWarned = false }: { isWarned?: boolean }) {
  const [view, setView] = useState<View>('chat');
  const [text, setText] = useState('');
  return (
    <RoomSide
      label={title}
      channel={
        <ChannelCard
          headingLevel={2}
          name={places.linChannel}
          teacher={cast.teacherLin.nickname}
          img=""
          fans={128_460}
          isLive
          state={{ isSubscribed: true, isFollowed: true }}
          onSubscribe={none}
          onFollow={none}
        />
      }
      bag={
        <>
          {vote}
          {bag}
        </>
      }
      views={[
        { key: 'chat', label: frame.chat },
        { key: 'rank', label: frame.ranks },
      ]}
      selected={view}
      onSelect={setView}
    >
      {view === 'chat' && (
        <div style={{ display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', blockSize: '100%' }}>
          <MessageList
            state={{ kind: 'ready', messages, older: 'none' }}
            onRetry={none}
            onLoadOlder={none}
            now={storyNow}
          />
          {isWarned ? (
            <WarningNotice
              to="viewer"
              reason={failures.noTips}
              by={cast.nurul.nickname}
              at={storyNow() - 2 * minute}
              state={{ kind: 'open' }}
              onConfirm={none}
            />
          ) : (
            <Composer
              state={{ kind: 'ready' }}
              value={text}
              onChange={setText}
              onSend={none}
              now={storyNow}
            />
          )}
        </div>
      )}
      {view === 'rank' && (
        <RankList
          state={{
            kind: 'ready',
            members: givers,
            me: { ...cast.faizal, rank: 28, score: 320, gap: 46 },
            updatedAt: storyNow(),
          }}
          period="day"
          onPeriod={none}
          onRetry={none}
        />
      )}
    </RoomSide>
  );
}

const meta = {
  title: 'screens/live/LiveRoomScreen',
  component: LiveRoomScreen,
  decorators: [inShell('channels')],
  tags: ['theatre'],
  parameters: { layout: 'fullscreen' },
  globals: { width: '1321' },
  args: {
    state: 'open',
    head: (
      <LiveHead
        state={{ kind: 'ready', title, status: 'live', teacher: cast.teacherLin.nickname, watching: 12_846 }}
        rank={<GiftRank state={{ kind: 'ready', top: givers, count: 1_846 }} onOpen={none} />}
      />
    ),
    stage,
    product: (
      <PresentedProduct
        product={course}
        sale={{ kind: 'open', left: 36 }}
        groupPrice={groups.open.price}
        onOpen={none}
        onDismiss={none}
      />
    ),
    giving: (
      <GiftPanel
        layout="bar"
        state={{ kind: 'ready', tabs: giftTabs, knapsack }}
        start={{ tab: 'popular', giftId: 'sunflower', count: 10 }}
        balance={12_680}
        fanLevel={3}
        isIronFan={false}
        onUnlock={none}
        aside={
          <>
            <BarrageComposer
              isCompact
              state={{ kind: 'ready' }}
              value=""
              onChange={none}
              onSend={none}
              onRecharge={none}
            />
            <LikeButton total={3_402_118} onLike={none} />
            <ShopButton inCart={2} onOpen={none} />
          </>
        }
        onSend={none}
        onRecharge={none}
        onRetry={none}
      />
    ),
    wish: (
      <LiveWish
        state={{
          kind: 'ready',
          wishes: [
            { id: 'w1', gift: gift('sunflower'), target: 66, now: 41, top: givers, helpers: 18 },
            { id: 'w2', gift: gift('rocket'), target: 3, now: 3, top: givers, helpers: 2 },
          ],
        }}
        onGive={none}
        onHelpers={none}
        onRetry={none}
      />
    ),
    introduction: talk.introductionShort,
    side: <Side />,
  },
} satisfies Meta<typeof LiveRoomScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every slot, those of rank, bag, wish, vote and shop too: the page fills them as these features come. */
export const EverySlot: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: frame.ranks }));
    await expect(canvasElement.querySelector('textarea')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: frame.chat }));
    await expect(canvasElement.querySelector('textarea')).toBeVisible();
  },
};
/** What is presented stands over the picture, and leaves the rest of it to the pointer. */
export const Products: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: (name) => name.includes(course.name) });
    const shelf = card.parentElement;
    await expect(shelf).toHaveStyle({ pointerEvents: 'none' });
  },
};
export const Noticed: Story = {
  args: {
    notice: <LiveNotice type="notice" text={talk.voteSoon} onDismiss={none} />,
  },
};
/** Chatting waits until the warning is confirmed. */
export const Warned: Story = { args: { side: <Side isWarned /> } };
/** The stage says why, alone. */
export const Refused: Story = {
  args: {
    state: 'refused',
    head: undefined,
    wish: undefined,
    introduction: '',
    stage: (
      <LiveStage
        state={{ kind: 'blocked', reason: 'requirement' }}
        title={title}
        now={storyNow}
        onRetry={none}
      />
    ),
  },
};
