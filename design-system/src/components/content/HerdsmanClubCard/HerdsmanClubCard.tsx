import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Tag, UsersIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ClubCardFoot, ClubCardRoot, ClubCardWords, ClubCover } from './HerdsmanClubCard.styles.ts';

export interface HerdsmanClubCardProps {
  name: string;
  city: string;
  /** Address of its first picture, or empty: then a drawing stands in. */
  cover: string;
  /** So many are in it. */
  people: number;
  /** With so many it is full. */
  capacity: number;
  /** The meeting to come next, `at` in UTC ms; null where none stands. */
  next: { title: string; at: number } | null;
  /** The reader is in it. */
  isJoined: boolean;
  /** Where it leads; goes through the app's router. */
  href: string;
}

/** A herdsman club to open (S22). The whole card is the link. */
export function HerdsmanClubCard({
  name,
  city,
  cover,
  people,
  capacity,
  next,
  isJoined,
  href,
}: HerdsmanClubCardProps) {
  const { t } = useTranslation('herdsman-clubs');
  const formats = useFormats();
  const [brokenCover, setBrokenCover] = useState('');
  return (
    <ClubCardRoot>
      <ClubCover>
        {cover === '' || cover === brokenCover ? (
          <UsersIcon aria-hidden="true" />
        ) : (
          <img src={cover} alt="" loading="lazy" decoding="async" onError={() => setBrokenCover(cover)} />
        )}
      </ClubCover>
      <ClubCardWords>
        <h2>
          <Link look="plain" href={href}>
            {name}
          </Link>
        </h2>
        <p>
          {next ? (
            <>
              {t('next', { title: next.title })}
              {' · '}
              <time dateTime={new Date(next.at).toISOString()}>{formats.moment(next.at)}</time>
            </>
          ) : (
            t('noMeeting')
          )}
        </p>
        <ClubCardFoot>
          <Tag>{city}</Tag>
          {isJoined && <Tag tone="success">{t('joined')}</Tag>}
          {people >= capacity && <Tag tone="warning">{t('full')}</Tag>}
          <span>{t('people', { n: formats.number(people), max: formats.number(capacity) })}</span>
        </ClubCardFoot>
      </ClubCardWords>
    </ClubCardRoot>
  );
}
