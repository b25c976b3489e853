import { tokens } from '@goldbean/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { styled } from '../styling/index.ts';
import { conversation } from '../components/chat/chat.fixtures.ts';
import { Composer, MessageList } from '../components/chat/index.ts';
import { gift, knapsack, tabs as giftTabs } from '../components/gifts/gifts.fixtures.ts';
import { GiftBannerStack, GiftCombo, GiftPanel, GiftRank } from '../components/gifts/index.ts';
import {
  AppointmentButton,
  BarrageComposer,
  BarrageLayer,
  ChannelCard,
  defaultBarrageSettings,
  LikeButton,
  LiveNotice,
  LiveStage,
  type LiveStageState,
  LiveStatusTag,
  LiveWish,
  LuckyBag,
  PlayerControls,
  ProductCart,
  RankList,
  ReplayTimeline,
  VoteCard,
  WarningNotice,
} from '../components/live/index.ts';
import { cover, hour, LessonPicture, minute, storyNow } from '../components/live/live.fixtures.tsx';
import { course, groups, notes } from '../components/live/ProductCard/ProductCard.fixtures.ts';
import { Tabs } from '../primitives/index.ts';

const { color, font, layout, radius, space } = tokens;

const Room = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${layout.side};
  gap: ${space[4]};
  align-items: start;
  inline-size: ${layout.theatre};
  padding: ${space[4]};
  color: ${color.text.primary};
`;

const Column = styled.div`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  & > div:first-of-type {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    min-inline-size: 0;
  }

  & h1 {
    font-size: ${font.size.title};
    line-height: ${font.line.tight};
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};

  & > form,
  & > [data-wide] {
    flex: 1;
    min-inline-size: 280px;
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};
  align-items: start;
`;

const Side = styled.div`
  display: grid;
  min-inline-size: 0;
  overflow: hidden;
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.large};

  & [role='tablist'] {
    padding-inline: ${space[2]};
  }

  & [role='tabpanel'] {
    padding: 0;
  }
`;

const Talk = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  block-size: 820px;

  & > div:first-of-type {
    padding: ${space[3]};
  }
`;

const title = '均线与仓位管理：从入门到实战';
const talk = conversation(14);
const givers = [
  { uid: '1', nickname: 'พรรณทิพา ศักดิ์สิทธิ์', img: '', rank: 1, score: 286_400 },
  { uid: '2', nickname: '价值投资老王', img: '', rank: 2, score: 96_660 },
  { uid: '3', nickname: 'Mei Ling', img: '', rank: 3, score: 5_200 },
];
const stages = {
  not_started: { kind: 'not_started', startsAt: storyNow() + 3 * hour + 5 * minute },
  live: { kind: 'live' },
  warned: { kind: 'live' },
  replay: { kind: 'live' },
  stopped: { kind: 'stopped', reason: '直播中出现未经核实的个股推荐' },
} as const satisfies Record<string, LiveStageState>;

type SideTab = 'chat' | 'rank' | 'products';

interface LiveRoomProps {
  /** What the viewer comes upon. */
  moment: keyof typeof stages;
  /** What stands beside the picture at first. */
  side: SideTab;
  onSend: (text: string) => void;
}

/** The live room as the app joins it: the picture as hero, giving under it, the talk at its side. All of it on the stage. */
function LiveRoom({ moment, side, onSend }: LiveRoomProps) {
  const [tab, setTab] = useState<SideTab>(side);
  const [text, setText] = useState('');
  const [flying, setFlying] = useState('');
  const [barrage, setBarrage] = useState(defaultBarrageSettings);
  const isOnAir = moment === 'live' || moment === 'warned';
  return (
    <div data-surface="stage" style={{ inlineSize: 'max-content' }}>
      <Room>
        <Column>
          <Head>
            <div>
              <h1>{title}</h1>
              {isOnAir && <LiveStatusTag status="live" />}
            </div>
            <GiftRank state={{ kind: 'ready', top: givers, count: 1_846 }} onOpen={() => setTab('rank')} />
          </Head>
          {isOnAir && <LiveNotice type="notice" text="20:15 有随堂投票，请准备好纸笔。" onDismiss={fn()} />}
          <LiveStage
            state={stages[moment]}
            title={title}
            cover={cover}
            now={storyNow}
            onRetry={fn()}
            action={
              moment === 'not_started' && (
                <AppointmentButton state={{ kind: 'none' }} onMake={fn()} onCancel={fn()} />
              )
            }
            overlay={
              isOnAir && (
                <>
                  <BarrageLayer ref={null} settings={barrage} />
                  <GiftBannerStack
                    ref={null}
                    stay={3_600_000}
                    initial={[
                      {
                        comboId: 'c1',
                        sender: { nickname: '价值投资老王', img: '' },
                        gift: { icon: 'rocket', name: 'Rocket' },
                        count: 12,
                      },
                    ]}
                  />
                </>
              )
            }
            controls={
              <PlayerControls
                isPaused={false}
                isMuted={false}
                volume={0.8}
                isFullScreen={false}
                latency={moment === 'replay' ? null : 2.4}
                barrage={barrage}
                qualities={['original', 'hd', 'sd']}
                quality="hd"
                onPause={fn()}
                onMute={fn()}
                onVolume={fn()}
                onFullScreen={fn()}
                onPictureInPicture={fn()}
                onBarrage={setBarrage}
                onQuality={fn()}
                onBackToLive={fn()}
              />
            }
          >
            <LessonPicture />
          </LiveStage>
          {moment === 'replay' && (
            <ReplayTimeline
              state={{ kind: 'ready', position: 872_000, loaded: 22 * minute, duration: 84 * minute }}
              markers={[
                { id: '1', at: 0, kind: 'chapter', title: '开场与上节回顾' },
                { id: '2', at: 12 * minute, kind: 'chapter', title: 'เส้นค่าเฉลี่ย 5 วันและ 20 วัน' },
                { id: '3', at: 31 * minute, kind: 'vote', title: 'After the golden cross' },
                { id: '4', at: 44 * minute, kind: 'gift', title: '火箭 × 188' },
              ]}
              onSeek={fn()}
            />
          )}
          {isOnAir && (
            <>
              <Bar>
                <LikeButton total={3_402_118} onLike={fn()} />
                <div data-wide>
                  <BarrageComposer
                    state={{ kind: 'ready' }}
                    value={flying}
                    onChange={setFlying}
                    onSend={fn()}
                    onRecharge={fn()}
                  />
                </div>
                <GiftCombo
                  gift={gift('sunflower')}
                  count={12}
                  state={{ kind: 'running', left: 3_000 }}
                  onAgain={fn()}
                  onRecharge={fn()}
                />
              </Bar>
              <GiftPanel
                state={{ kind: 'ready', tabs: giftTabs, knapsack }}
                start={{ tab: 'popular', giftId: 'sunflower', count: 10 }}
                balance={12_680}
                fanLevel={3}
                onSend={fn()}
                onRecharge={fn()}
                onRetry={fn()}
              />
              <Pair>
                <LiveWish
                  state={{
                    kind: 'ready',
                    wishes: [
                      { id: 'w1', gift: gift('sunflower'), target: 66, now: 41, top: givers, helpers: 18 },
                      { id: 'w2', gift: gift('rocket'), target: 3, now: 3, top: givers, helpers: 2 },
                    ],
                  }}
                  onGive={fn()}
                  onHelpers={fn()}
                  onRetry={fn()}
                />
                <VoteCard
                  question="5 日均线上穿 20 日均线后，你会怎么做？"
                  options={[
                    { id: 'a', text: '立即加仓', count: 1_204 },
                    { id: 'b', text: 'Tunggu tiga hari pengesahan', count: 8_846 },
                  ]}
                  state={{ kind: 'voted', endsAt: storyNow() + 2 * minute, mine: 'b' }}
                  onVote={fn()}
                  now={storyNow}
                />
              </Pair>
            </>
          )}
        </Column>
        <Column>
          <ChannelCard
            name="林一帆财经课堂"
            teacher="林一帆老师"
            img=""
            fans={128_460}
            isLive={isOnAir}
            state={{ isSubscribed: true, isFollowed: true }}
            onSubscribe={fn()}
            onFollow={fn()}
          />
          <Side>
            <Tabs
              label={title}
              items={[
                { key: 'chat', label: '聊天' },
                { key: 'rank', label: '榜单' },
                { key: 'products', label: '商品' },
              ]}
              selected={tab}
              onSelect={setTab}
            >
              {tab === 'chat' && (
                <Talk>
                  <div>
                    {isOnAir && (
                      <LuckyBag
                        state={{
                          kind: 'waiting',
                          drawsAt: storyNow() + 83_000,
                          conditions: [
                            { key: 'follow', isMet: true },
                            { key: 'comment', text: '稳健投资', isMet: false },
                          ],
                        }}
                        prize={{ kind: 'gift', gift: gift('rocket'), count: 1 }}
                        winners={4}
                        entries={12_846}
                        onJoin={fn()}
                        now={storyNow}
                      />
                    )}
                  </div>
                  <MessageList
                    state={{ kind: 'ready', messages: talk, older: 'none' }}
                    onRetry={fn()}
                    onLoadOlder={fn()}
                    now={storyNow}
                  />
                  {moment === 'warned' && (
                    <WarningNotice
                      to="viewer"
                      reason="请勿在聊天中推荐个股或留下联系方式。"
                      by="Cikgu Nurul Aisyah"
                      at={storyNow() - 2 * minute}
                      state={{ kind: 'open' }}
                      onConfirm={fn()}
                    />
                  )}
                  {moment === 'live' && (
                    <Composer state={{ kind: 'ready' }} value={text} onChange={setText} onSend={onSend} />
                  )}
                </Talk>
              )}
              {tab === 'rank' && (
                <RankList
                  state={{
                    kind: 'ready',
                    members: givers,
                    me: { nickname: '阿明', img: '', rank: 28, score: 320, gap: 46 },
                    updatedAt: storyNow(),
                  }}
                  period="day"
                  onPeriod={fn()}
                  onRetry={fn()}
                />
              )}
              {tab === 'products' && (
                <ProductCart
                  state={{
                    kind: 'ready',
                    lines: [
                      {
                        product: course,
                        sale: { kind: 'open', left: 36 },
                        group: groups.open,
                        isCurrent: true,
                      },
                      { product: notes, sale: { kind: 'open', left: null } },
                    ],
                  }}
                  agreementHref="#agreement"
                  onBuy={fn()}
                  onJoinGroup={fn()}
                  onMembers={fn()}
                  onOpen={fn()}
                  onRetry={fn()}
                  now={storyNow}
                />
              )}
            </Tabs>
          </Side>
        </Column>
      </Room>
    </div>
  );
}

const meta = {
  title: 'screens/LiveRoom',
  component: LiveRoom,
  tags: ['theatre'],
  parameters: { layout: 'fullscreen' },
  globals: { width: '1321' },
  args: { moment: 'live', side: 'chat', onSend: fn() },
} satisfies Meta<typeof LiveRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On air: a viewer writes, and opens the ranking from the givers above the picture. */
export const OnAir: Story = {
  play: async ({ args, canvasElement }) => {
    const composer = canvasElement.querySelector('textarea');
    await userEvent.type(composer ?? canvasElement, '老师好{Enter}');
    await expect(args.onSend).toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByText('榜单'));
    await expect(composer).not.toBeInTheDocument();
    await userEvent.click(within(canvasElement).getByText('聊天'));
  },
};
export const Products: Story = { args: { side: 'products' } };
export const Ranking: Story = { args: { side: 'rank' } };
/** Chatting waits until the warning is confirmed. */
export const Warned: Story = {
  args: { moment: 'warned' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvasElement.querySelector('textarea')).toBeNull();
  },
};
export const NotStarted: Story = { args: { moment: 'not_started' } };
export const Replay: Story = { args: { moment: 'replay' } };
export const Stopped: Story = { args: { moment: 'stopped' } };

/** The theatre is wider than many windows: there it scrolls. */
export const AllStates: Story = {
  name: 'All states',
  decorators: [
    (Story) => (
      <div style={{ overflowX: 'auto' }}>
        <Story />
      </div>
    ),
  ],
};
