import { useTranslation } from 'react-i18next';
import { Avatar, Button, CrownIcon, Link } from '../../../primitives/index.ts';
import { FollowButton } from '../../content/index.ts';
import { useFormats } from '../../formats/index.ts';
import { SubscribeButton } from '../SubscribeButton/SubscribeButton.tsx';
import { ChannelActions, ChannelRoot, ChannelWords } from './ChannelCard.styles.ts';

export interface ChannelState {
  isSubscribed: boolean;
  isFollowed: boolean;
  /** What is being changed now. */
  pending?: 'subscribe' | 'follow';
}

export interface ChannelCardProps {
  name: string;
  teacher: string;
  /** The teacher's profile; left out where there is no way to it. */
  teacherHref?: string;
  /** Address of the picture, or empty. */
  img: string;
  fans: number;
  /** Its teacher is on air now. */
  isLive?: boolean;
  /** What comes next in it, or is on air: left out where that is not known, null where nothing is. `startsAt` in UTC ms. */
  next?: { name: string; href: string; startsAt: number; isOnAir: boolean } | null;
  /** Where the name leads. */
  href?: string;
  /** Where its fan club is shown; left out where there is no way to it. */
  clubHref?: string;
  /** The class group that I am in; left out where I am in none. */
  groupHref?: string;
  /** Level of its heading: 3 in a list that has one, 2 where it stands by itself, 1 at the head of its own page. */
  headingLevel?: 1 | 2 | 3;
  /** null for those who run the channel: there is nothing to follow. */
  state: ChannelState | null;
  /** Told what to become. Subscribing also joins the class group; giving it up leaves it (D94). */
  onSubscribe: (isSubscribed: boolean) => void;
  onFollow: (isFollowed: boolean) => void;
  /** To its iron fans: the plans, or their list. Left out where there is no way there. */
  onIron?: () => void;
  /** `onIron` leads to the list of its iron fans, which not everybody may read who runs the channel (G311). */
  isIronStaff?: boolean;
}

/** A teacher's channel, and what I am to it. */
export function ChannelCard({
  name,
  teacher,
  teacherHref,
  img,
  fans,
  isLive = false,
  next,
  href,
  clubHref,
  groupHref,
  headingLevel = 3,
  state,
  onSubscribe,
  onFollow,
  onIron,
  isIronStaff = state === null,
}: ChannelCardProps) {
  const { t } = useTranslation('live-card');
  const formats = useFormats();
  const Heading = `h${headingLevel}` as const;
  return (
    <ChannelRoot>
      <Avatar name={name} src={img} size="large" isLive={isLive} />
      <ChannelWords>
        <Heading>
          {href === undefined ? (
            name
          ) : (
            <Link look="plain" href={href}>
              {name}
            </Link>
          )}
        </Heading>
        <p>
          {teacherHref === undefined ? (
            teacher
          ) : (
            <Link look="plain" href={teacherHref}>
              {teacher}
            </Link>
          )}{' '}
          · {t('channel.fans', { count: fans, n: formats.compact(fans) })}
        </p>
        {next !== undefined && <Next next={next} />}
        {clubHref !== undefined && (
          <p>
            <Link href={clubHref} aria-label={t('channel.clubOf', { name })}>
              {t('channel.club')}
            </Link>
          </p>
        )}
        {groupHref !== undefined && (
          <p>
            <Link href={groupHref}>{t('channel.openGroup')}</Link>
          </p>
        )}
        {state && <p>{state.isSubscribed ? t('channel.inGroup') : t('channel.groupNote')}</p>}
      </ChannelWords>
      {(state || onIron) && (
        <ChannelActions>
          {state && <Relation name={name} state={state} onSubscribe={onSubscribe} onFollow={onFollow} />}
          {onIron && (
            <Button fill="quiet" icon={<CrownIcon aria-hidden="true" />} onClick={onIron}>
              {t(isIronStaff ? 'channel.ironStaff' : 'channel.iron')}
            </Button>
          )}
        </ChannelActions>
      )}
    </ChannelRoot>
  );
}

/** S13: when one can learn there again. */
function Next({ next }: { next: NonNullable<ChannelCardProps['next']> | null }) {
  const { t } = useTranslation('live-card');
  const formats = useFormats();
  if (next === null) return <p>{t('channel.noNext')}</p>;
  const { name, href, startsAt, isOnAir } = next;
  return (
    <p>
      {isOnAir ? t('channel.onAir') : t('channel.next', { at: formats.moment(startsAt) })}{' '}
      <Link href={href}>{name}</Link>
    </p>
  );
}

interface RelationProps extends Pick<ChannelCardProps, 'name' | 'onSubscribe' | 'onFollow'> {
  state: ChannelState;
}

function Relation({ name, state, onSubscribe, onFollow }: RelationProps) {
  const { isSubscribed, isFollowed, pending } = state;
  const followed = isFollowed ? 'following' : 'none';
  return (
    <>
      <FollowButton
        size="medium"
        name={name}
        state={{ kind: pending === 'follow' ? 'pending' : followed }}
        onFollow={onFollow}
      />
      <SubscribeButton
        size="medium"
        name={name}
        isSubscribed={isSubscribed}
        isPending={pending === 'subscribe'}
        onSubscribe={onSubscribe}
      />
    </>
  );
}
