import { useTranslation } from 'react-i18next';
import {
  Avatar,
  Button,
  EmptyState,
  ErrorState,
  Skeleton,
  Tag,
  UsersIcon,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import {
  medalClass,
  memberClass,
  MoreLine,
  OnlineHead,
  OnlineRoot,
  OnlineRows,
  WaitingLine,
} from './OnlineList.styles.ts';

export interface OnlineMemberView {
  uid: string;
  nickname: string;
  /** Address of the picture, or empty. */
  img: string;
  /** Fan level; 0 without a fan group. */
  level: number;
  /** Name on the medal of the fan group; may be empty. */
  medal: string;
  role?: 'teacher' | 'staff';
}

export type OnlineListState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | { kind: 'ready'; members: readonly OnlineMemberView[]; hasMore: boolean; isLoadingMore?: boolean };

export interface OnlineListProps {
  state: OnlineListState;
  /** How many are in the room; more than those listed. */
  total: number;
  onRetry: () => void;
  onMore: () => void;
  /** Opens a member; without it the rows are only to be read. */
  onOpen?: (member: OnlineMemberView) => void;
}

const waitingWidths = ['112px', '84px', '136px', '96px', '120px'];
const roleWords = { teacher: 'teacher', staff: 'staff' } as const;

/** Who is in the room. */
export function OnlineList({ state, total, onRetry, onMore, onOpen }: OnlineListProps) {
  const { t } = useTranslation('online-list');
  const formats = useFormats();
  return (
    <OnlineRoot aria-busy={state.kind === 'loading' || undefined}>
      <OnlineHead>
        <h2>{t('title')}</h2>
        <span>{t('total', { count: total, n: formats.number(total) })}</span>
      </OnlineHead>
      {state.kind === 'loading' && (
        <>
          <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
          <OnlineRows>
            {waitingWidths.map((width) => (
              <WaitingLine key={width}>
                <Skeleton shape="circle" width="32px" height="32px" />
                <Skeleton width={width} />
              </WaitingLine>
            ))}
          </OnlineRows>
        </>
      )}
      {state.kind === 'error' && (
        <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && state.members.length === 0 && (
        <EmptyState icon={<UsersIcon aria-hidden="true" />} title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      )}
      {state.kind === 'ready' && state.members.length > 0 && (
        <OnlineRows>
          {state.members.map((member) => (
            <li key={member.uid}>
              <MemberLine member={member} onOpen={onOpen} />
            </li>
          ))}
          {state.hasMore && (
            <li>
              <MoreLine>
                <Button
                  size="small"
                  fill="quiet"
                  busyLabel={state.isLoadingMore ? t('loading') : undefined}
                  onClick={onMore}
                >
                  {t('more')}
                </Button>
              </MoreLine>
            </li>
          )}
        </OnlineRows>
      )}
    </OnlineRoot>
  );
}

function MemberLine({ member, onOpen }: { member: OnlineMemberView; onOpen: OnlineListProps['onOpen'] }) {
  const { t } = useTranslation('online-list');
  const words = (
    <>
      <Avatar name={member.nickname} src={member.img} size="small" />
      <span>{member.nickname}</span>
      {member.role && (
        <Tag tone={member.role === 'teacher' ? 'brand' : 'info'}>{t(roleWords[member.role])}</Tag>
      )}
      {member.level > 0 && (
        <span className={medalClass} title={t('level', { level: member.level })}>
          {member.medal} {member.level}
        </span>
      )}
    </>
  );
  return onOpen ? (
    <button type="button" className={memberClass} onClick={() => onOpen(member)}>
      {words}
    </button>
  ) : (
    <div className={memberClass}>{words}</div>
  );
}
