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
  /** Level of its heading: 3 in a list that has one, 2 where it stands by itself. */
  headingLevel?: 2 | 3;
  /** null for those who run the channel: there is nothing to follow. */
  state: ChannelState | null;
  /** Told what to become. Subscribing also joins the class group; giving it up leaves it (D94). */
  onSubscribe: (isSubscribed: boolean) => void;
  onFollow: (isFollowed: boolean) => void;
  /** To its iron fans: the plans, or the list for those who run it. Left out where there is no way there. */
  onIron?: () => void;
}

/** A teacher's channel, and what I am to it. */
export function ChannelCard({
  name,
  teacher,
  img,
  fans,
  isLive = false,
  next,
  href,
  clubHref,
  headingLevel = 3,
  state,
  onSubscribe,
  onFollow,
  onIron,
}: ChannelCardProps) {
  const { t } = useTranslation('live-card');
  const formats = useFormats();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
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
          {teacher} · {t('channel.fans', { count: fans, n: formats.compact(fans) })}
        </p>
        {next !== undefined && <Next next={next} />}
        {clubHref !== undefined && (
          <p>
            <Link href={clubHref} aria-label={t('channel.clubOf', { name })}>
              {t('channel.club')}
            </Link>
          </p>
        )}
        {state && <p>{state.isSubscribed ? t('channel.inGroup') : t('channel.groupNote')}</p>}
      </ChannelWords>
      {(state || onIron) && (
        <ChannelActions>
          {state && <Relation name={name} state={state} onSubscribe={onSubscribe} onFollow={onFollow} />}
          {onIron && (
            <Button fill="quiet" icon={<CrownIcon aria-hidden="true" />} onClick={onIron}>
              {t(state ? 'channel.iron' : 'channel.ironStaff')}
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
