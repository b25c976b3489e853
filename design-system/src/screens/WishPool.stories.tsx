import { tokens } from '@goldbean/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { styled } from '../styling/index.ts';
import {
  OfficialAnswer,
  SimilarWishes,
  SpeedUpPacks,
  type SpeedUpState,
  type WishView,
  WishCard,
  type WishDraft,
  type WishEventView,
  WishFilters,
  type WishFilterValue,
  WishForm,
  WishMessageItem,
  WishTimeline,
} from '../components/wishes/index.ts';
import { day, hour, now, products, wish, wishes } from '../components/wishes/wishes.fixtures.ts';
import {
  Button,
  Card,
  Dialog,
  EmptyState,
  PageContainer,
  PlusIcon,
  VisuallyHidden,
} from '../primitives/index.ts';
import { cast, market } from '../stories/index.ts';
import { inShell } from './in-shell.fixtures.tsx';

const { font, layout, space } = tokens;

const Page = styled(PageContainer)`
  display: grid;
  gap: ${space[6]};
  padding-block: ${space[8]};

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
  }

  & h1 {
    font-size: ${font.size.heading};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${layout.side};
  gap: ${space[6]};
  align-items: start;
`;

const Stack = styled.div`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;

  & > h2 {
    font-size: ${font.size.reading};
  }
`;

const packs = [15, 25, 50, 100, 150, 250].map((votes) => ({ votes, price: votes }));
const counts = { 7: 1_286, 1: 702, 5: 94, 2: 58, 3: 21, 4: 36, 6: 375 };
const listed: readonly WishView[] = [
  wishes.scheduled,
  wishes.development,
  wish({ pictures: wishes.voted.pictures }),
  wishes.discussion,
  wishes.launched,
  wishes.completed,
];
const href = '#/hljw/wishDetails';
const nothing = () => {};

const meta = {
  title: 'screens/WishPool',
  parameters: { layout: 'fullscreen' },
  decorators: [inShell('wishes')],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The wishes, with votes and filters that work as the server would make them. */
function Pool({ start = listed, writes = false }: { start?: readonly WishView[]; writes?: boolean }) {
  const { t } = useTranslation(['wishes', 'shell', 'primitives']);
  const [all, setAll] = useState(start);
  const [filter, setFilter] = useState<WishFilterValue>({
    tab: 'recent',
    progress: 7,
    product: '',
    kind: 0,
    query: '',
  });
  const [sped, setSped] = useState<WishView>();
  const [packState, setPackState] = useState<SpeedUpState>({ kind: 'choosing', packs });
  const [isWriting, setIsWriting] = useState(writes);
  const shown = all.filter(({ status }) => filter.progress === 7 || status === filter.progress);
  const ofTheDay = all.find((one) => one.isOfTheDay);

  const vote = (voted: WishView, hasVoted: boolean) =>
    setAll(
      all.map((one) =>
        one.id === voted.id ? { ...one, hasVoted, freeVotes: one.freeVotes + (hasVoted ? 1 : -1) } : one,
      ),
    );

  return (
    <Page>
      <header>
        <h1>{t('shell:nav.999999996')}</h1>
        <Button
          tone="primary"
          fill="filled"
          icon={<PlusIcon aria-hidden="true" />}
          onClick={() => setIsWriting(true)}
        >
          {t('form.add')}
        </Button>
      </header>
      <Columns>
        <WishFilters
          value={filter}
          counts={start.length === 0 ? { 7: 0 } : counts}
          products={products}
          onChange={setFilter}
        >
          <Stack>
            <VisuallyHidden as="h2">{t('order')}</VisuallyHidden>
            {shown.map((one) => (
              <WishCard
                key={one.id}
                wish={one}
                href={href}
                onVote={vote}
                onSpeedUp={(chosen) => {
                  setSped(chosen);
                  setPackState({ kind: 'choosing', packs });
                }}
              />
            ))}
            {shown.length === 0 && (
              <EmptyState
                title={t('found', { count: 0, n: 0 })}
                action={<Button onClick={() => setIsWriting(true)}>{t('form.add')}</Button>}
              />
            )}
          </Stack>
        </WishFilters>
        <Stack>
          {sped && (
            <SpeedUpPacks
              key={sped.id}
              state={packState}
              title={sped.title}
              balance={320}
              onBuy={({ votes }) =>
                setPackState({ kind: 'bought', votes, total: sped.freeVotes + sped.paidVotes + votes })
              }
              onMore={() => setPackState({ kind: 'choosing', packs })}
              onRecharge={nothing}
              onRetry={nothing}
            />
          )}
          {ofTheDay && !sped && (
            <>
              <h2>{t('ofTheDay')}</h2>
              <WishCard wish={ofTheDay} href={href} onVote={vote} />
            </>
          )}
          {start.length > 0 && <Messages />}
        </Stack>
      </Columns>
      <Dialog
        isOpen={isWriting}
        onClose={() => setIsWriting(false)}
        title={t('form.add')}
        closeLabel={t('primitives:close')}
        size="large"
        keepsOnOutsidePress
      >
        <Writing onDone={() => setIsWriting(false)} />
      </Dialog>
    </Page>
  );
}

function Writing({ onDone }: { onDone: () => void }) {
  const [draft, setDraft] = useState<WishDraft>({
    title: market.wishTrend,
    description: '',
    product: 'live',
    kind: 2,
    expectedAt: null,
  });
  return (
    <WishForm
      draft={draft}
      pictures={[]}
      state={{ kind: 'editing', savedAt: now }}
      products={products}
      now={now}
      similar={
        <SimilarWishes state={{ kind: 'found', wishes: [wish()] }} hrefOf={() => href} onVote={nothing} />
      }
      onChange={setDraft}
      onAddPictures={nothing}
      onRemovePicture={nothing}
      onSubmit={onDone}
      onCancel={onDone}
    />
  );
}

function Messages() {
  const of = { title: wish().title, href };
  return (
    <Card padding="none">
      <WishMessageItem
        message={{
          id: '1',
          at: now - hour,
          isUnread: true,
          wish: of,
          news: { kind: 'answered', text: market.decemberOnly },
        }}
      />
      <WishMessageItem
        message={{
          id: '2',
          at: now - day,
          isUnread: false,
          wish: of,
          news: { kind: 'liked', by: { ...cast.somchai }, total: 38 },
        }}
      />
    </Card>
  );
}

const head = { ...cast.linJiahao };
const events: readonly WishEventView[] = [
  {
    id: '4',
    at: now - day,
    by: head.nickname,
    action: { kind: 'dated', expectedAt: now + 24 * day },
    reason: '',
  },
  {
    id: '3',
    at: now - day,
    by: head.nickname,
    action: { kind: 'moved', to: 2 },
    reason: market.dailyFirst,
  },
  { id: '2', at: now - 2 * day, by: head.nickname, action: { kind: 'answered' }, reason: '' },
  { id: '1', at: now - 3 * day, by: cast.jingyi.nickname, action: { kind: 'created' }, reason: '' },
];

/** One wish: its votes, the answer, what has happened, and how to speed it up. */
function Detail({ aside }: { aside: ReactNode }) {
  const { t } = useTranslation(['wishes', 'shell']);
  return (
    <Page>
      <header>
        <h1>{t('shell:nav.999999996')}</h1>
      </header>
      <Columns>
        <Stack>
          <h2>{wish().title}</h2>
          <WishCard
            wish={wish({ ...wishes.voted, status: 2, expectedAt: now + 24 * day })}
            href={href}
            onVote={nothing}
          />
          <OfficialAnswer
            state={{
              kind: 'answered',
              by: head,
              text: market.official,
              at: now - 2 * day,
              editedAt: null,
            }}
          />
          <h2>{t('timeline.label')}</h2>
          <Card padding="large">
            <WishTimeline state={{ kind: 'ready', events }} onRetry={nothing} />
          </Card>
        </Stack>
        {aside}
      </Columns>
    </Page>
  );
}

/** A vote counts at once; a status leaves only its wishes. */
export const Browsing: Story = {
  render: () => <Pool />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [vote] = canvas.getAllByRole('button', { pressed: false });
    await userEvent.click(vote ?? canvasElement);
    await expect(vote).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getAllByRole('radio')[4] ?? canvasElement);
    await waitFor(() => expect(within(canvas.getByRole('tabpanel')).getAllByRole('article')).toHaveLength(1));
    await userEvent.click(canvas.getAllByRole('radio')[0] ?? canvasElement);
    await waitFor(() => expect(within(canvas.getByRole('tabpanel')).getAllByRole('article')).toHaveLength(6));
  },
};

export const SpeedingUp: Story = {
  render: () => <Pool />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [card] = within(canvas.getByRole('tabpanel')).getAllByRole('article');
    await userEvent.click(within(card ?? canvasElement).getAllByRole('button')[1] ?? canvasElement);
    const region = await canvas.findByRole('region');
    await userEvent.click(within(region).getAllByRole('radio')[2] ?? canvasElement);
    await userEvent.click(within(region).getByRole('button'));
    await waitFor(() => expect(within(region).queryByRole('radio')).toBeNull());
  },
};

export const MakingAWish: Story = {
  tags: ['pictured'],
  render: () => <Pool writes />,
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    // The dialog rises: it is seen when it has arrived.
    await waitFor(() => expect(within(dialog).getByRole('form')).toBeVisible());
  },
};

export const OneWish: Story = {
  tags: ['pictured'],
  render: () => (
    <Detail
      aside={
        <SpeedUpPacks
          state={{ kind: 'choosing', packs }}
          title={wish().title}
          balance={320}
          onBuy={fn()}
          onMore={fn()}
          onRecharge={fn()}
          onRetry={fn()}
        />
      }
    />
  ),
};

export const NoWishesYet: Story = { tags: ['pictured'], render: () => <Pool start={[]} /> };

/** The page as most see it first. */
export const AllStates: Story = { name: 'All states', render: () => <Pool /> };
