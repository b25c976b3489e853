import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Avatar,
  EmptyState,
  ErrorState,
  Skeleton,
  Switch,
  Tabs,
  TrophyIcon,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Amount } from '../../wallet/index.ts';
import {
  HideMe,
  placeClass,
  RankFoot,
  RankRoot,
  RankRows,
  rankRowClass,
  WaitingRank,
} from './RankList.styles.ts';

/** Of this live session (C031), or of its channel by time (C027). */
export type RankListPeriod = 'live' | 'day' | 'week' | 'total';

export interface RankedMember {
  uid: string;
  nickname: string;
  /** Address of the picture, or empty. */
  img: string;
  /** 1 is the first; of two with the same score, who got there first is before the other. */
  rank: number;
  /** Beans given. */
  score: number;
  /** E29: anonymous to others; `nickname` is empty where the reader may not know it either. */
  isHidden?: boolean;
}

/** Where I stand. */
export interface MyRank {
  nickname: string;
  img: string;
  /** `null`: not on the list. */
  rank: number | null;
  /** Beans given. */
  score: number;
  /** Beans to the next place; 0 for the first. */
  gap: number;
}

export type RankListState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** First place first. `updatedAt` in UTC ms. */
  | {
      kind: 'ready';
      members: readonly RankedMember[];
      me: MyRank | null;
      isMeHidden?: boolean;
      updatedAt: number;
    };

export interface RankListProps {
  state: RankListState;
  period: RankListPeriod;
  onPeriod: (period: RankListPeriod) => void;
  onRetry: () => void;
  /** The reader wants to be hidden from others, or named again (E29); without it that is not offered. */
  onHide?: (isHidden: boolean) => void;
  /** It is being done. */
  isHiding?: boolean;
  /** Opens a member; without it the rows are only to be read. */
  onOpen?: (member: RankedMember) => void;
}

const periods = ['live', 'day', 'week', 'total'] as const;
const periodWords = { live: 'rank.live', day: 'rank.day', week: 'rank.week', total: 'rank.total' } as const;
const waitingWidths = ['96px', '128px', '72px', '112px'];

/** Who gave most, and where I stand (C027, C031). */
export function RankList({
  state,
  period,
  onPeriod,
  onRetry,
  onOpen,
  onHide,
  isHiding = false,
}: RankListProps) {
  const { t } = useTranslation('live-tools');
  return (
    <RankRoot aria-label={t('rank.title')} aria-busy={state.kind === 'loading' || undefined}>
      <Tabs
        label={t('rank.title')}
        items={periods.map((key) => ({ key, label: t(periodWords[key]) }))}
        selected={period}
        onSelect={onPeriod}
      >
        {state.kind === 'loading' && <Waiting />}
        {state.kind === 'error' && (
          <ErrorState title={t('rank.failed')} retry={{ label: t('rank.retry'), onRetry }}>
            {state.reason}
          </ErrorState>
        )}
        {state.kind === 'ready' && state.members.length === 0 && (
          <EmptyState icon={<TrophyIcon aria-hidden="true" />} title={t('rank.empty')}>
            {t('rank.emptyHint')}
          </EmptyState>
        )}
        {state.kind === 'ready' && state.members.length > 0 && (
          <RankRows>
            {state.members.map((member, at) => (
              // Anonymous viewers have no uid, and two members may share a place.
              <li key={member.uid || `anonymous ${at}`}>
                <RankRow member={member} onOpen={onOpen} />
              </li>
            ))}
          </RankRows>
        )}
      </Tabs>
      {state.kind === 'ready' && onHide && (
        <HideMe>
          <Switch isOn={state.isMeHidden === true} disabled={isHiding} onToggle={onHide}>
            {t('rank.hide')}
          </Switch>
          <p>{t('rank.hideHint')}</p>
        </HideMe>
      )}
      {state.kind === 'ready' && <MyPlace me={state.me} updatedAt={state.updatedAt} />}
    </RankRoot>
  );
}

function Waiting() {
  const { t } = useTranslation('live-tools');
  return (
    <>
      <VisuallyHidden as="output">{t('rank.loading')}</VisuallyHidden>
      <RankRows>
        {waitingWidths.map((width) => (
          <WaitingRank key={width}>
            <Skeleton shape="circle" width="32px" height="32px" />
            <Skeleton width={width} />
          </WaitingRank>
        ))}
      </RankRows>
    </>
  );
}

function Place({ rank }: { rank: number | null }) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  if (rank === null) return <span className={placeClass}>–</span>;
  return (
    <span className={placeClass} data-top={rank <= 3 ? rank : undefined}>
      <span aria-hidden="true">{formats.number(rank)}</span>
      <VisuallyHidden>{t('rank.place', { n: formats.number(rank) })}</VisuallyHidden>
    </span>
  );
}

function RankRow({ member, onOpen }: { member: RankedMember; onOpen: RankListProps['onOpen'] }) {
  const { t } = useTranslation('live-tools');
  const isNameless = member.isHidden === true && member.nickname === '';
  const name = isNameless ? t('rank.anonymous') : member.nickname;
  const words: ReactNode = (
    <>
      <Place rank={member.rank} />
      <Avatar name={name} src={member.img} size="small" />
      <span data-name>
        {name}
        {member.isHidden && !isNameless && <small>{t('rank.hiddenToOthers')}</small>}
      </span>
      <Amount value={member.score} currency="BEAN" />
    </>
  );
  return onOpen && !isNameless ? (
    <button type="button" className={rankRowClass} onClick={() => onOpen(member)}>
      {words}
    </button>
  ) : (
    <div className={rankRowClass}>{words}</div>
  );
}

function MyPlace({ me, updatedAt }: { me: MyRank | null; updatedAt: number }) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const status = (mine: MyRank) => {
    if (mine.rank === 1) return t('rank.leader');
    const gap = t('rank.gap', { count: mine.gap, n: formats.number(mine.gap) });
    return mine.rank === null ? `${t('rank.unranked')} · ${gap}` : gap;
  };
  return (
    <RankFoot>
      {me && (
        <div className={rankRowClass}>
          <Place rank={me.rank} />
          <Avatar name={me.nickname} src={me.img} size="small" />
          <span data-name>
            {t('rank.you')}
            <small>{status(me)}</small>
          </span>
          <Amount value={me.score} currency="BEAN" />
        </div>
      )}
      <p>{t('rank.updated', { time: formats.time(updatedAt) })}</p>
    </RankFoot>
  );
}
