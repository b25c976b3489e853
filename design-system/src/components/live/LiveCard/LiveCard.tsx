import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Avatar,
  ButtonLink,
  CalendarClockIcon,
  HeartIcon,
  Link,
  TicketIcon,
  UsersIcon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { type LiveStatus, LiveStatusTag } from '../LiveStatusTag/LiveStatusTag.tsx';
import { CoverDrawing } from './CoverDrawing.tsx';
import { CardCover, CardEnter, CardFoot, CardRoot, CardTeacher, CardWords } from './LiveCard.styles.ts';

export interface LiveCardProps {
  title: string;
  status: LiveStatus;
  /** Address of the background picture; a drawing stands in for none or a broken one. */
  cover?: string;
  teacher: { nickname: string; img: string };
  channelName: string;
  /** When it begins or began, UTC ms. */
  startsAt: number;
  /** How many watch now; shown while live. */
  online: number;
  likes: number;
  /** What a ticket costs, in beans; null where none is asked for. */
  ticketBeans?: number | null;
  /** Where the card leads; goes through the app's router. */
  href: string;
  /** `hero` is the one large card at the head of a page. */
  variant?: 'grid' | 'hero';
  /** An AppointmentButton, for a live session that has not begun. */
  appointment?: ReactNode;
}

const onAir: ReadonlySet<LiveStatus> = new Set(['live', 'interrupted']);

/** A live session to enter, to wait for, or to look back on. The whole card is the link; its button stays a button. */
export function LiveCard({
  title,
  status,
  cover,
  teacher,
  channelName,
  startsAt,
  online,
  likes,
  ticketBeans = null,
  href,
  variant = 'grid',
  appointment,
}: LiveCardProps) {
  const { t } = useTranslation('live-card');
  const formats = useFormats();
  const [brokenCover, setBrokenCover] = useState('');
  return (
    <CardRoot data-variant={variant} data-surface={variant === 'hero' ? 'stage' : undefined}>
      <CardCover>
        {cover && cover !== brokenCover ? (
          <img src={cover} alt="" loading="lazy" decoding="async" onError={() => setBrokenCover(cover)} />
        ) : (
          <CoverDrawing />
        )}
        <div>
          <LiveStatusTag status={status} />
        </div>
      </CardCover>
      <CardWords>
        <h3>
          <Link look="plain" href={href}>
            {title}
          </Link>
        </h3>
        <CardTeacher>
          <Avatar name={teacher.nickname} src={teacher.img} size="small" isLive={status === 'live'} />
          <span>
            {teacher.nickname}
            <small>{channelName}</small>
          </span>
        </CardTeacher>
        {variant === 'hero' && onAir.has(status) && (
          <CardEnter>
            <ButtonLink href={href} tone="primary" fill="filled" size="large">
              {t('enter')}
            </ButtonLink>
          </CardEnter>
        )}
        <CardFoot>
          {onAir.has(status) ? (
            <span>
              <UsersIcon aria-hidden="true" />
              {t('watching', { count: online, n: formats.compact(online) })}
            </span>
          ) : (
            <span>
              <CalendarClockIcon aria-hidden="true" />
              <time dateTime={new Date(startsAt).toISOString()}>{formats.moment(startsAt)}</time>
            </span>
          )}
          {likes > 0 && (
            <span>
              <HeartIcon aria-hidden="true" />
              {t('likes', { count: likes, n: formats.compact(likes) })}
            </span>
          )}
          {ticketBeans !== null && (
            <span>
              <TicketIcon aria-hidden="true" />
              {t('ticket', { count: ticketBeans, n: formats.number(ticketBeans) })}
            </span>
          )}
          {appointment && <div>{appointment}</div>}
        </CardFoot>
      </CardWords>
    </CardRoot>
  );
}
