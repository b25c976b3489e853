import { useTranslation } from 'react-i18next';
import {
  Avatar,
  Button,
  Drawer,
  EmptyState,
  ErrorState,
  Skeleton,
  Tabs,
  Tag,
  UsersIcon,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { FanBadge } from '../FanBadge/FanBadge.tsx';
import { fanPlaceClass, fanRowClass, FanRows, FanRowsFoot, FanRowsWaiting } from './FanMembers.styles.ts';

/** Somebody in a club. */
export interface FanMemberRow {
  uid: string;
  nickname: string;
  /** Address of the portrait, or empty. */
  img: string;
  /** 1 is the closest; of two with the same closeness, who joined first is before the other. */
  rank: number;
  /** Fan level, from 1. */
  level: number;
  closeness: number;
  isLit: boolean;
  /** The reader. */
  isMe?: boolean;
}

export type FanMembersState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string }
  /** In the order of the view. */
  | { kind: 'ready'; rows: readonly FanMemberRow[]; hasMore: boolean; isLoadingMore?: boolean };

/** How the members are listed: the closest first, who joined last first, or those in its groups. */
export type FanMembersView = 'closest' | 'newest' | 'groups';
const views = ['closest', 'newest', 'groups'] as const satisfies readonly FanMembersView[];

export interface FanMembersProps {
  isOpen: boolean;
  /** Name on the medal of the club. */
  medal: string;
  view: FanMembersView;
  state: FanMembersState;
  onView: (view: FanMembersView) => void;
  onMore: () => void;
  onRetry: () => void;
  onClose: () => void;
}

const waiting = ['1', '2', '3', '4', '5', '6'];

/** Over the panel of a club: who is in it, by closeness, newest first, or in its groups (C058, E14, E29). */
export function FanMembers({
  isOpen,
  medal,
  view,
  state,
  onView,
  onMore,
  onRetry,
  onClose,
}: FanMembersProps) {
  const { t } = useTranslation('fans');
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('members.title')} closeLabel={t('close')}>
      <Tabs
        label={t('members.view')}
        items={views.map((key) => ({ key, label: t(`members.${key}`) }))}
        selected={view}
        onSelect={onView}
        look="pill"
      >
        {state.kind === 'loading' && (
          <FanRowsWaiting>
            <VisuallyHidden as="output">{t('members.loading')}</VisuallyHidden>
            {waiting.map((row) => (
              <Skeleton key={row} shape="block" height="48px" />
            ))}
          </FanRowsWaiting>
        )}
        {state.kind === 'failed' && (
          <ErrorState title={t('members.failed')} retry={{ label: t('retry'), onRetry }}>
            {state.reason}
          </ErrorState>
        )}
        {state.kind === 'ready' && state.rows.length === 0 && (
          <EmptyState
            icon={<UsersIcon aria-hidden="true" />}
            title={t(view === 'groups' ? 'members.emptyGroups' : 'members.empty')}
          >
            {t(view === 'groups' ? 'members.emptyGroupsHint' : 'members.emptyHint')}
          </EmptyState>
        )}
        {state.kind === 'ready' && state.rows.length > 0 && (
          <>
            <FanRows>
              {state.rows.map((member) => (
                <Row key={member.uid} member={member} medal={medal} />
              ))}
            </FanRows>
            <FanRowsFoot>
              {state.hasMore ? (
                <Button
                  size="small"
                  busyLabel={state.isLoadingMore ? t('members.loading') : undefined}
                  onClick={onMore}
                >
                  {t('members.more')}
                </Button>
              ) : (
                <p>{t('members.end')}</p>
              )}
            </FanRowsFoot>
          </>
        )}
      </Tabs>
    </Drawer>
  );
}

function Row({ member, medal }: { member: FanMemberRow; medal: string }) {
  const { t } = useTranslation('fans');
  const formats = useFormats();
  const { nickname, img, rank, level, closeness, isLit, isMe } = member;
  return (
    <li className={fanRowClass} data-me={isMe || undefined}>
      <span className={fanPlaceClass} data-top={rank <= 3 ? rank : undefined}>
        <span aria-hidden="true">{formats.number(rank)}</span>
        <VisuallyHidden>{t('members.place', { n: formats.number(rank) })}</VisuallyHidden>
      </span>
      <Avatar name={nickname} src={img} size="small" />
      <div>
        <span>
          {nickname} {isMe && <Tag tone="brand">{t('members.you')}</Tag>}
        </span>
        <small>{t('members.closeness', { n: formats.number(closeness) })}</small>
      </div>
      <FanBadge medal={medal} level={level} isLit={isLit} />
    </li>
  );
}
