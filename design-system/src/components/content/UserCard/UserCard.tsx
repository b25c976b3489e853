import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar, Button, Link, PencilIcon, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { ContentAuthor } from '../content.ts';
import { FollowButton, type FollowState } from '../FollowButton/FollowButton.tsx';
import { Highlight } from '../Highlight/Highlight.tsx';
import { UserCardRoot, UserNumbers, UserWords } from './UserCard.styles.ts';

/** `self` is me: there is nothing to follow, the profile can be edited (S43). */
export type UserCardState = FollowState | { kind: 'self' };

export interface UserCardProps {
  user: ContentAuthor;
  /** What stands beside the name: the FanBadge of a level. */
  badge?: ReactNode;
  /** What they say about themselves; may be empty. */
  about?: string;
  fans: number;
  following: number;
  state: UserCardState;
  /** What was searched for; found words are marked. */
  query?: string;
  onFollow: (isFollowed: boolean) => void;
  onEdit?: () => void;
}

const roleWords = { teacher: 'role.teacher', staff: 'role.staff' } as const;

/** A member, and whether I follow them. */
export function UserCard({
  user,
  badge,
  about,
  fans,
  following,
  state,
  query = '',
  onFollow,
  onEdit,
}: UserCardProps) {
  const { t } = useTranslation('content');
  const formats = useFormats();
  const name = <Highlight text={user.nickname} query={query} />;
  return (
    <UserCardRoot>
      <Avatar name={user.nickname} src={user.img} size="large" />
      <UserWords>
        <h3>
          {user.href === undefined ? (
            <span>{name}</span>
          ) : (
            <Link look="plain" href={user.href}>
              {name}
            </Link>
          )}
          {user.role && (
            <Tag tone={user.role === 'teacher' ? 'brand' : 'info'}>{t(roleWords[user.role])}</Tag>
          )}
          {state.kind === 'self' && <Tag>{t('you')}</Tag>}
          {badge}
        </h3>
        {about && (
          <p>
            <Highlight text={about} query={query} />
          </p>
        )}
        <UserNumbers>
          <span>{t('fans', { count: fans, n: formats.compact(fans) })}</span>
          <span>{t('followingCount', { count: following, n: formats.compact(following) })}</span>
        </UserNumbers>
      </UserWords>
      {state.kind === 'self' ? (
        onEdit && (
          <Button size="small" icon={<PencilIcon aria-hidden="true" />} onClick={onEdit}>
            {t('editProfile')}
          </Button>
        )
      ) : (
        <FollowButton state={state} name={user.nickname} onFollow={onFollow} />
      )}
    </UserCardRoot>
  );
}
