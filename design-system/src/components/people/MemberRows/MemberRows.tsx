import { useTranslation } from 'react-i18next';
import {
  Avatar,
  Button,
  EmptyState,
  ErrorState,
  Link,
  Spinner,
  UsersIcon,
} from '../../../primitives/index.ts';
import { FollowButton, type FollowState } from '../../content/index.ts';
import { Row, RowsRoot } from './MemberRows.styles.ts';

/** A member in a list of members. */
export interface MemberRowView {
  /** Of the row: one member may have several, one for each visit. */
  key: string;
  uid: string;
  nickname: string;
  /** Address of the portrait, or empty. */
  img: string;
  /** Their profile (D91). */
  href: string;
  /** Under the name: when they came by, or what they do. */
  note?: string;
  /** They are on air now. */
  isLive?: boolean;
  /** Null where it is me: there is nothing to follow. */
  follow: FollowState | null;
}

export type MemberRowsState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | { kind: 'ready'; rows: readonly MemberRowView[]; hasMore: boolean; isLoadingMore: boolean };

export interface MemberRowsProps {
  state: MemberRowsState;
  /** What is said where nobody is: a title and a sentence. */
  empty: { title: string; text: string };
  /** Told what to become. */
  onFollow: (uid: string, isFollowed: boolean) => void;
  onMore: () => void;
  onRetry: () => void;
}

/** Members under each other, each with a way to their profile and the button that follows them. */
export function MemberRows({ state, empty, onFollow, onMore, onRetry }: MemberRowsProps) {
  const { t } = useTranslation(['profile', 'primitives']);
  if (state.kind === 'loading') return <Spinner label={t('people.loading')} />;
  if (state.kind === 'error')
    return (
      <ErrorState title={t('people.failed')} retry={{ label: t('retry'), onRetry }}>
        {state.reason}
      </ErrorState>
    );
  if (state.rows.length === 0)
    return (
      <EmptyState size="row" icon={<UsersIcon aria-hidden="true" />} title={empty.title}>
        {empty.text}
      </EmptyState>
    );
  return (
    <RowsRoot>
      <ul>
        {state.rows.map(({ key, uid, nickname, img, href, note, isLive = false, follow }) => (
          <Row key={key}>
            <Avatar name={nickname} src={img} isLive={isLive} />
            <div>
              <Link look="plain" href={href}>
                {nickname}
              </Link>
              {note !== undefined && <small>{note}</small>}
            </div>
            {follow && (
              <FollowButton
                state={follow}
                name={nickname}
                onFollow={(isFollowed) => onFollow(uid, isFollowed)}
              />
            )}
          </Row>
        ))}
      </ul>
      {state.hasMore && (
        <Button
          size="small"
          busyLabel={state.isLoadingMore ? t('people.loading') : undefined}
          onClick={onMore}
        >
          {t('more')}
        </Button>
      )}
    </RowsRoot>
  );
}
