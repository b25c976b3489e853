import { tokens } from '@goldbean/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, userEvent, within } from 'storybook/test';
import {
  type SearchHitView,
  type SearchKind,
  SearchResultGroup,
  type SearchResultState,
  StockHit,
  TopicCard,
  UserCard,
} from '../components/content/index.ts';
import { PageContainer, SearchInput, Tabs } from '../primitives/index.ts';
import { cast, failures, frame, market, places, study, titles } from '../stories/index.ts';
import { inShell } from './in-shell.fixtures.tsx';

const at = Date.UTC(2026, 10, 21, 2, 15);
const nothing = () => {};

const picture = (tint: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 176 112"><rect width="176" height="112" fill="#1a2028"/><path d="M8 90l40-20 30 10 40-40 50-20" fill="none" stroke="${tint}" stroke-width="4"/></svg>`,
  )}`;

const articles: readonly SearchHitView[] = [
  {
    id: '7',
    title: titles.tenMinutes,
    snippet: study.cashSnippet,
    note: study.noteArticle,
    img: picture('#f36e14'),
    href: '/hljw/articledetails?id=7',
  },
  {
    id: '9',
    title: titles.freeCashFirst,
    snippet: study.freeSnippet,
    note: study.noteSecond,
    img: '',
    href: '/hljw/articledetails?id=9',
  },
];
const replays: readonly SearchHitView[] = [
  {
    id: '31',
    title: titles.threeQuestionsLong,
    snippet: study.replaySnippet,
    note: study.noteReplay,
    img: picture('#2e77d0'),
    href: '/pindao/livePlayback?live_id=31&t=2060',
  },
];
const wishes: readonly SearchHitView[] = [
  {
    id: '5',
    title: market.wishBars,
    snippet: study.barsSnippet,
    note: '1,204 votes · 2026-10-30',
    img: '',
    href: '/hljw/wishDetails?id=5',
  },
];

const meta = {
  title: 'screens/Search',
  parameters: { layout: 'fullscreen' },
  decorators: [inShell(null)],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const kinds = [
  'stocks',
  'articles',
  'replays',
  'users',
  'wishes',
  'videos',
] as const satisfies readonly SearchKind[];
const kindWords = {
  stocks: 'search.stocks',
  articles: 'search.articles',
  replays: 'search.replays',
  users: 'search.users',
  wishes: 'search.wishes',
  videos: 'search.videos',
} as const;

function stocksFor(query: string): ReactNode {
  return (
    <>
      <StockHit
        code="600000"
        name={places.exampleCash}
        market="SSE"
        alias={places.exampleCash}
        query={query}
        quote={{ price: 9.85, currency: 'CNY', change: 0.15, changePercent: 1.546, digits: 2, at }}
        riseColour="red"
        href="/hljw/search?q=600000"
      />
      <StockHit
        code="1155"
        name={places.contohCash}
        market="Bursa"
        query={query}
        quote={{ price: 10.42, currency: 'MYR', change: -0.08, changePercent: -0.762, digits: 2, at }}
        riseColour="green"
        href="/hljw/search?q=1155"
      />
    </>
  );
}

function Page({
  query: asked,
  groups,
}: {
  query: string;
  groups: Partial<Record<SearchKind, SearchResultState>>;
}) {
  const { t } = useTranslation(['content', 'primitives']);
  const [query, setQuery] = useState(asked);
  const [tab, setTab] = useState<'all' | (typeof kinds)[number]>('all');
  const totals = (kind: SearchKind) => {
    const state = groups[kind];
    return state && 'total' in state ? state.total : undefined;
  };
  const shown = kinds.filter((kind) => groups[kind] && (tab === 'all' || tab === kind));
  return (
    <PageContainer style={{ display: 'grid', gap: tokens.space[4], paddingBlock: tokens.space[6] }}>
      <h1 style={{ fontSize: tokens.font.size.heading }}>Goldbean</h1>
      <div style={{ maxInlineSize: tokens.layout.narrow }}>
        <SearchInput
          size="large"
          label={t('notFound.search')}
          clearLabel={t('primitives:dismiss')}
          value={query}
          onChange={setQuery}
        />
      </div>
      <Tabs
        label={t('notFound.search')}
        selected={tab}
        onSelect={setTab}
        items={[
          { key: 'all', label: t('search.all') },
          ...kinds
            .filter((kind) => groups[kind])
            .map((kind) => ({ key: kind, label: t(kindWords[kind]), aside: <span>{totals(kind)}</span> })),
        ]}
      >
        <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.space[6] }}>
          <div
            style={{
              flex: `1 1 ${tokens.layout.narrow}`,
              maxInlineSize: tokens.layout.narrow,
              minInlineSize: 0,
              display: 'grid',
              gap: tokens.space[4],
            }}
          >
            {shown.map((kind) => (
              <SearchResultGroup
                key={kind}
                group={kind}
                query={asked}
                state={groups[kind] ?? { kind: 'loading' }}
                allHref={`/hljw/search?q=${encodeURIComponent(asked)}&type=${kind}`}
                onRetry={nothing}
              />
            ))}
          </div>
          <aside style={{ flex: '1 1 320px', minInlineSize: 0, display: 'grid', gap: tokens.space[4] }}>
            <TopicCard
              name={titles.reportsTopic}
              about={study.weekCompanyShort}
              posts={12_846}
              followers={3_402_118}
              isHot
              href="/hljw/jingwangquan/topicdetails?id=3"
              state={{ kind: 'following' }}
              onFollow={nothing}
            />
            <TopicCard
              name={titles.season}
              posts={846}
              followers={18_204}
              href="/hljw/jingwangquan/topicdetails?id=4"
              state={{ kind: 'none' }}
              onFollow={nothing}
            />
          </aside>
        </div>
      </Tabs>
    </PageContainer>
  );
}

const found = (query: string): Partial<Record<SearchKind, SearchResultState>> => ({
  stocks: { kind: 'custom', total: 2, hasMore: false, children: stocksFor(query) },
  articles: { kind: 'ready', total: 1_204, hits: articles },
  replays: { kind: 'ready', total: 1, hits: replays },
  users: {
    kind: 'custom',
    total: 1,
    hasMore: false,
    children: (
      <UserCard
        user={{ uid: '9', ...cast.cashMei }}
        about={study.lineADay}
        fans={128}
        following={46}
        state={{ kind: 'none' }}
        query={query}
        onFollow={nothing}
      />
    ),
  },
  wishes: { kind: 'ready', total: 1, hits: wishes },
});

/** S03: grouped, counted, highlighted; a tab shows one group alone. */
export const Found: Story = {
  render: () => <Page query="cash flow" groups={found('cash flow')} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('region')).toHaveLength(5);
    await userEvent.click(canvas.getAllByRole('tab')[2] ?? canvasElement);
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
    await userEvent.click(canvas.getAllByRole('tab')[0] ?? canvasElement);
    await expect(canvas.getAllByRole('region')).toHaveLength(5);
  },
};

export const Searching: Story = {
  render: () => (
    <Page
      query="cash flow"
      groups={{
        stocks: { kind: 'custom', total: 2, hasMore: false, children: stocksFor('cash flow') },
        articles: { kind: 'loading' },
        replays: { kind: 'loading' },
      }}
    />
  ),
};

export const PartlyFailed: Story = {
  render: () => (
    <Page
      query="cash flow"
      groups={{
        ...found('cash flow'),
        articles: { kind: 'error', reason: failures.noAnswer },
      }}
    />
  ),
};

export const NothingFound: Story = {
  render: () => (
    <Page
      query={frame.noSuch}
      groups={{
        stocks: { kind: 'ready', total: 0, hits: [] },
        articles: { kind: 'ready', total: 0, hits: [] },
        replays: { kind: 'ready', total: 0, hits: [] },
      }}
    />
  ),
};
