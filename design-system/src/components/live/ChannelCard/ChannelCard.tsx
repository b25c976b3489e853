import { useTranslation } from 'react-i18next';
import { Avatar, Button, CheckIcon, Link, PlusIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
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
  /** Where the name leads. */
  href?: string;
  state: ChannelState;
  /** Told what to become. Subscribing also joins the class group; giving it up leaves it (D94). */
  onSubscribe: (isSubscribed: boolean) => void;
  onFollow: (isFollowed: boolean) => void;
}

/** A teacher's channel, and what I am to it. */
export function ChannelCard({
  name,
  teacher,
  img,
  fans,
  isLive = false,
  href,
  state,
  onSubscribe,
  onFollow,
}: ChannelCardProps) {
  const { t } = useTranslation('live-card');
  const formats = useFormats();
  const { isSubscribed, isFollowed, pending } = state;
  return (
    <ChannelRoot>
      <Avatar name={name} src={img} size="large" isLive={isLive} />
      <ChannelWords>
        <h3>
          {href === undefined ? (
            name
          ) : (
            <Link look="plain" href={href}>
              {name}
            </Link>
          )}
        </h3>
        <p>
          {teacher} · {t('channel.fans', { count: fans, n: formats.compact(fans) })}
        </p>
        <p>{isSubscribed ? t('channel.inGroup') : t('channel.groupNote')}</p>
      </ChannelWords>
      <ChannelActions>
        <Button
          aria-pressed={isFollowed}
          icon={isFollowed ? <CheckIcon aria-hidden="true" /> : <PlusIcon aria-hidden="true" />}
          busyLabel={pending === 'follow' ? t('channel.saving') : undefined}
          onClick={() => onFollow(!isFollowed)}
        >
          {isFollowed ? t('channel.following') : t('channel.follow')}
        </Button>
        <Button
          tone="primary"
          fill={isSubscribed ? 'outlined' : 'filled'}
          aria-pressed={isSubscribed}
          icon={isSubscribed && <CheckIcon aria-hidden="true" />}
          busyLabel={pending === 'subscribe' ? t('channel.saving') : undefined}
          onClick={() => onSubscribe(!isSubscribed)}
        >
          {isSubscribed ? t('channel.subscribed') : t('channel.subscribe')}
        </Button>
      </ChannelActions>
    </ChannelRoot>
  );
}
