import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Avatar,
  Button,
  EmptyState,
  ErrorState,
  MicOffIcon,
  SearchIcon,
  Skeleton,
  TextInput,
  UsersIcon,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { RoleTag } from '../RoleTag/RoleTag.tsx';
import { ActivityLabel } from './ActivityLabel.tsx';
import { type GroupMemberView } from './group-member.ts';
import { MemberFilters, type MemberFiltersProps } from './MemberFilters.tsx';
import {
  memberClass,
  memberLineClass,
  MembersHead,
  MembersRoot,
  MembersScroll,
  MembersWaiting,
  mutedClass,
} from './MemberList.styles.ts';

export type MemberListState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** Those that fit, staff first; an unchanged member is the same object. `more` wait for `onMore`. */
  | { kind: 'ready'; members: readonly GroupMemberView[]; more?: 'none' | 'more' | 'loading' };

export interface MemberListProps extends MemberFiltersProps {
  state: MemberListState;
  /** Members of the whole class, at most 500. */
  total: number;
  query: string;
  onSearch: (query: string) => void;
  onOpen: (member: GroupMemberView) => void;
  onRetry: () => void;
  /** The next members of a long list. */
  onMore?: () => void;
}

const waiting = ['1', '2', '3', '4', '5', '6'];

/** Who is in the class: role, what the reader calls them, how much they write, muted or not (E06, E07). */
export function MemberList({
  state,
  total,
  query,
  onSearch,
  onOpen,
  onRetry,
  onMore,
  ...filters
}: MemberListProps) {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  return (
    <MembersRoot aria-label={t('members.label')}>
      <MembersHead>
        <h2>{t('members.title', { n: formats.number(total) })}</h2>
        <TextInput
          type="search"
          size="small"
          aria-label={t('members.search')}
          placeholder={t('members.search')}
          start={<SearchIcon aria-hidden="true" />}
          value={query}
          onChange={(event) => onSearch(event.target.value)}
        />
        <MemberFilters {...filters} />
      </MembersHead>
      <Members state={state} onOpen={onOpen} onRetry={onRetry} onMore={onMore} />
    </MembersRoot>
  );
}

function Members({
  state,
  onOpen,
  onRetry,
  onMore,
}: Pick<MemberListProps, 'state' | 'onOpen' | 'onRetry' | 'onMore'>) {
  const { t } = useTranslation('chat');
  switch (state.kind) {
    case 'loading':
      return (
        <MembersWaiting aria-busy="true">
          <VisuallyHidden as="output">{t('members.loading')}</VisuallyHidden>
          {waiting.map((row) => (
            <Skeleton key={row} shape="block" height="36px" />
          ))}
        </MembersWaiting>
      );
    case 'error':
      return (
        <ErrorState title={t('members.failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      );
    case 'ready':
      return state.members.length === 0 ? (
        <EmptyState icon={<UsersIcon aria-hidden="true" />} title={t('members.none')}>
          {t('members.noneHint')}
        </EmptyState>
      ) : (
        <MembersScroll>
          {state.members.map((member) => (
            <MemberRow key={member.uid} member={member} onOpen={onOpen} />
          ))}
          {onMore && state.more !== undefined && state.more !== 'none' && (
            <li>
              <Button
                size="small"
                busyLabel={state.more === 'loading' ? t('members.loading') : undefined}
                onClick={onMore}
              >
                {t('members.more')}
              </Button>
            </li>
          )}
        </MembersScroll>
      );
  }
}

const MemberRow = memo(function MemberRow({
  member,
  onOpen,
}: {
  member: GroupMemberView;
  onOpen: MemberListProps['onOpen'];
}) {
  const { t } = useTranslation('chat');
  const { nickname, remark, role, activity, mutedUntil, isMe } = member;
  const hasSecondLine = remark !== undefined || activity !== undefined || mutedUntil !== undefined;
  return (
    <li>
      <button type="button" className={memberClass} onClick={() => onOpen(member)}>
        <Avatar size="small" name={nickname} src={member.img} />
        <span>
          <span className={memberLineClass} data-name>
            {remark ?? nickname}
            {isMe && ` (${t('members.me')})`}
            {role !== 'student' && <RoleTag of={role} />}
          </span>
          {hasSecondLine && (
            <span className={memberLineClass}>
              {remark !== undefined && <span>{nickname}</span>}
              {activity && <ActivityLabel activity={activity} />}
              {mutedUntil !== undefined && (
                <span className={mutedClass}>
                  <MicOffIcon aria-hidden="true" />
                  {t('members.muted')}
                </span>
              )}
            </span>
          )}
        </span>
      </button>
    </li>
  );
});
