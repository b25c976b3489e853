import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HashIcon, Link, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { FollowButton, type FollowState } from '../FollowButton/FollowButton.tsx';
import { TopicMark, TopicRoot, TopicWords } from './TopicCard.styles.ts';

export interface TopicCardProps {
  name: string;
  /** One sentence on what belongs in it; may be empty. */
  about?: string;
  /** Address of the picture, or empty. */
  cover?: string;
  posts: number;
  followers: number;
  /** Much is being written in it now. */
  isHot?: boolean;
  /** Where it leads; goes through the app's router. */
  href: string;
  state: FollowState;
  onFollow: (isFollowed: boolean) => void;
}

/** A topic of the circle, to enter and to follow. */
export function TopicCard({
  name,
  about,
  cover,
  posts,
  followers,
  isHot = false,
  href,
  state,
  onFollow,
}: TopicCardProps) {
  const { t } = useTranslation('content');
  const formats = useFormats();
  const [brokenCover, setBrokenCover] = useState<string>();
  return (
    <TopicRoot>
      <TopicMark>
        {cover && cover !== brokenCover ? (
          <img src={cover} alt="" loading="lazy" decoding="async" onError={() => setBrokenCover(cover)} />
        ) : (
          <HashIcon aria-hidden="true" />
        )}
      </TopicMark>
      <TopicWords>
        <h3>
          <Link look="plain" href={href}>
            {name}
          </Link>
          {isHot && <Tag tone="warning">{t('topic.hot')}</Tag>}
        </h3>
        {about && <p>{about}</p>}
        <small>
          {t('topic.posts', { count: posts, n: formats.compact(posts) })} ·{' '}
          {t('topic.followers', { count: followers, n: formats.compact(followers) })}
        </small>
      </TopicWords>
      <FollowButton state={state} name={name} onFollow={onFollow} />
    </TopicRoot>
  );
}
