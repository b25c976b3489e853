import { useTranslation } from 'react-i18next';
import { Avatar, ButtonLink, Link, RadioIcon, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { FollowButton, type FollowState } from '../FollowButton/FollowButton.tsx';
import {
  LecturerAbout,
  LecturerFields,
  LecturerFoot,
  LecturerHead,
  LecturerRoot,
} from './LecturerCard.styles.ts';

export interface LecturerCardProps {
  name: string;
  /** Address of the picture, or empty. */
  img: string;
  /** What they are: "Chief lecturer, equity research". */
  title: string;
  about: string;
  /** What they teach. */
  fields: readonly string[];
  fans: number;
  lessons: number;
  /** Their page or channel. */
  href: string;
  /** The live session they are giving now (S46: live badge). */
  liveHref?: string;
  /** Null where it is me: there is nothing to follow. */
  state: FollowState | null;
  onFollow: (isFollowed: boolean) => void;
}

/** A lecturer of the line-up. */
export function LecturerCard({
  name,
  img,
  title,
  about,
  fields,
  fans,
  lessons,
  href,
  liveHref,
  state,
  onFollow,
}: LecturerCardProps) {
  const { t } = useTranslation('content');
  const formats = useFormats();
  return (
    <LecturerRoot>
      <LecturerHead>
        <Avatar name={name} src={img} size="large" isLive={liveHref !== undefined} />
        <div>
          <h3>
            <Link look="plain" href={href}>
              {name}
            </Link>
            {liveHref !== undefined && (
              <Tag tone="live" icon={<RadioIcon aria-hidden="true" />}>
                {t('lecturer.live')}
              </Tag>
            )}
          </h3>
          <p>{title}</p>
        </div>
      </LecturerHead>
      <LecturerAbout data-clamp>{about}</LecturerAbout>
      {fields.length > 0 && (
        <LecturerFields>
          {fields.map((field) => (
            <li key={field}>
              <Tag>{field}</Tag>
            </li>
          ))}
        </LecturerFields>
      )}
      <LecturerFoot>
        <small>
          {t('fans', { count: fans, n: formats.compact(fans) })} ·{' '}
          {t('lecturer.lessons', { count: lessons, n: formats.compact(lessons) })}
        </small>
        {liveHref !== undefined && (
          <ButtonLink size="small" tone="primary" fill="filled" href={liveHref}>
            {t('lecturer.enter')}
          </ButtonLink>
        )}
        {state && <FollowButton state={state} name={name} onFollow={onFollow} />}
      </LecturerFoot>
    </LecturerRoot>
  );
}
