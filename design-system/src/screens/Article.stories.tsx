import { tokens } from '@goldbean/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  ArticleBody,
  type ArticleBodyState,
  ArticleCard,
  type ArticleText,
  type CommentView,
  CommentBox,
  CommentItem,
  CommentList,
  type ContentAuthor,
  type FollowState,
  LecturerCard,
  LoginRequired,
  NotFound,
  type ReactionCounts,
  Reactions,
} from '../components/content/index.ts';
import { Breadcrumb, ButtonLink, PageContainer, RichText } from '../primitives/index.ts';
import { cast, controls, frame, reading, study, talk, titles } from '../stories/index.ts';
import { cashArticle } from '../stories/article.ts';
import { inShell } from './in-shell.fixtures.tsx';

const now = Date.UTC(2026, 10, 21, 2, 30);
const minute = 60_000;
const day = 1_440 * minute;
const nothing = () => {};

const teacher: ContentAuthor = { uid: '1', ...cast.teacherLin, role: 'teacher' };
const somchai: ContentAuthor = { uid: '3', ...cast.somchai };
const mei: ContentAuthor = { uid: '4', ...cast.mei };

const chart = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 300"><rect width="640" height="300" fill="#1a2028"/><path d="M20 250l110-50 100 30 120-110 100 40 150-110" fill="none" stroke="#f36e14" stroke-width="6"/></svg>',
)}`;

const html = `${cashArticle(`<img src="${chart}" alt="${reading.cashAlt}" width="640" height="300">`)}<p>${reading.takeOne} ${reading.askWhy}</p>`;
const body = (words: string) => (
  <RichText source={{ kind: 'html', html: words }} tableLabel={controls.table} topHeading={2} />
);

const article: ArticleText = {
  title: titles.tenMinutes,
  author: teacher,
  publishedAt: now - 2 * day,
  readingTime: 10 * minute,
  topic: titles.statementsTopic,
  body: body(html),
};

const first: readonly CommentView[] = [
  {
    id: '1',
    author: somchai,
    text: talk.thanksDifference,
    at: now - 50 * minute,
    likes: 26,
    isLiked: true,
    isOwn: false,
    state: { kind: 'displayed' },
  },
  {
    id: '2',
    author: mei,
    text: talk.banksToo,
    at: now - 30 * minute,
    likes: 3,
    isLiked: false,
    isOwn: true,
    state: { kind: 'displayed' },
  },
];
const answer: CommentView = {
  id: '3',
  author: teacher,
  text: talk.nextStep,
  at: now - 40 * minute,
  likes: 1_204,
  isLiked: false,
  isOwn: false,
  replyTo: somchai.nickname,
  state: { kind: 'displayed' },
};

const meta = {
  title: 'screens/Article',
  parameters: { layout: 'fullscreen' },
  decorators: [inShell(null)],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The reading column and what stands beside it; below it where there is no room. */
function Page({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <PageContainer style={{ display: 'grid', gap: tokens.space[4], paddingBlock: tokens.space[6] }}>
      <Breadcrumb
        label={frame.pathLabel}
        crumbs={[
          { label: 'Goldbean', href: '/hljw/homepage' },
          { label: titles.statementsTopic, href: '/hljw/search?type=articles' },
          { label: article.title, href: '/hljw/articledetails?id=7' },
        ]}
      />
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.space[6] }}>
        <div
          style={{
            flex: `1 1 ${tokens.layout.narrow}`,
            maxInlineSize: tokens.layout.narrow,
            minInlineSize: 0,
            display: 'grid',
            gap: tokens.space[6],
          }}
        >
          {children}
        </div>
        {aside && (
          <aside style={{ flex: '1 1 320px', minInlineSize: 0, display: 'grid', gap: tokens.space[4] }}>
            {aside}
          </aside>
        )}
      </div>
    </PageContainer>
  );
}

function Beside() {
  const [follow, setFollow] = useState<FollowState>({ kind: 'none' });
  return (
    <>
      <LecturerCard
        name={teacher.nickname}
        img=""
        title={study.chiefTitle}
        about={study.aboutLinMiddle}
        fields={[study.annualReports, study.valuation]}
        fans={3_402_118}
        lessons={1_204}
        href="/hljw/pindaodetails?id=1"
        liveHref="/pindao/pdLive?live_id=1"
        state={follow}
        onFollow={(isFollowed) => setFollow({ kind: isFollowed ? 'following' : 'none' })}
      />
      <ArticleCard
        title={titles.freeCash}
        author={cast.nurul.nickname}
        publishedAt={now - 18 * day}
        likes={846}
        comments={32}
        href="/hljw/articledetails?id=9"
      />
      <ArticleCard
        title={titles.notesTraps}
        author={cast.teacherLin.nickname}
        publishedAt={now - 30 * day}
        likes={12_846}
        comments={318}
        access="members"
        href="/hljw/articledetails?id=10"
      />
    </>
  );
}

function Talk() {
  const [own, setOwn] = useState<readonly CommentView[]>([]);
  const [shown, setShown] = useState(first);
  const [text, setText] = useState('');
  const [sort, setSort] = useState<'newest' | 'liked'>('newest');
  const actions = {
    onLike: (comment: CommentView, isLiked: boolean) =>
      setShown(
        shown.map((one) =>
          one.id === comment.id ? { ...one, isLiked, likes: one.likes + (isLiked ? 1 : -1) } : one,
        ),
      ),
    onReply: nothing,
    onReport: nothing,
    onDelete: (comment: CommentView) =>
      setShown(
        shown.map((one) => (one.id === comment.id ? { ...one, state: { kind: 'deleted' as const } } : one)),
      ),
  };
  return (
    <CommentList
      state={{ kind: 'ready', hasMore: true }}
      total={318}
      sort={sort}
      onSort={setSort}
      onMore={nothing}
      onRetry={nothing}
      box={
        <CommentBox
          state={{ kind: 'open' }}
          value={text}
          onChange={setText}
          loginHref="/login"
          onSend={(sent) => {
            setText('');
            setOwn([
              {
                id: `own-${own.length}`,
                author: mei,
                text: sent,
                at: now,
                likes: 0,
                isLiked: false,
                isOwn: true,
                state: { kind: 'pending', place: 2, usualWait: 15 * minute },
              },
              ...own,
            ]);
          }}
        />
      }
    >
      {[...own, ...shown].map((one) => (
        <CommentItem key={one.id} comment={one} actions={actions}>
          {one.id === '1' && <CommentItem comment={answer} actions={actions} depth="reply" />}
        </CommentItem>
      ))}
    </CommentList>
  );
}

function Reading({ state }: { state: ArticleBodyState }) {
  const [counts, setCounts] = useState<ReactionCounts>({
    likes: 12_846,
    isLiked: false,
    comments: 318,
    isFavourite: false,
  });
  return (
    <ArticleBody state={state} onRetry={nothing}>
      {state.kind === 'ready' && (
        <Reactions
          counts={counts}
          onLike={(isLiked) => setCounts({ ...counts, isLiked })}
          onFavourite={(isFavourite) => setCounts({ ...counts, isFavourite })}
          onComment={nothing}
        />
      )}
    </ArticleBody>
  );
}

/** S15: a comment of mine waits for review, and only I see it. */
export const Read: Story = {
  render: () => (
    <Page aside={<Beside />}>
      <Reading state={{ kind: 'ready', article }} />
      <Talk />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, talk.thanksLoud);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(await canvas.findByText(talk.thanksLoud)).toBeVisible();
  },
};

export const MembersOnly: Story = {
  render: () => (
    <Page aside={<Beside />}>
      <Reading
        state={{
          kind: 'locked',
          reason: controls.ironFan,
          article: { ...article, body: body(html.slice(0, html.indexOf('<figure>'))) },
          unlock: (
            <ButtonLink tone="gold" fill="filled" href="/hljw/ironFan">
              {controls.ironFan}
            </ButtonLink>
          ),
        }}
      />
    </Page>
  ),
};

export const Loading: Story = {
  render: () => (
    <Page>
      <Reading state={{ kind: 'loading' }} />
    </Page>
  ),
};

export const Visitor: Story = {
  render: () => (
    <Page>
      <LoginRequired action="page" loginHref="/login" />
    </Page>
  ),
};

export const Gone: Story = {
  render: () => (
    <Page>
      <NotFound state={{ kind: 'gone' }} homeHref="/hljw/homepage" searchHref="/hljw/search" />
    </Page>
  ),
};
