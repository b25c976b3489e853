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
  /** Level of its heading: 3 in a list that has one, 2 where it stands by itself. */
  headingLevel?: 2 | 3;
  /** null for those who run the channel: there is nothing to follow. */
  state: ChannelState | null;
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
  headingLevel = 3,
  state,
  onSubscribe,
  onFollow,
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
        {state && <p>{state.isSubscribed ? t('channel.inGroup') : t('channel.groupNote')}</p>}
      </ChannelWords>
      {state && <Relation state={state} onSubscribe={onSubscribe} onFollow={onFollow} />}
    </ChannelRoot>
  );
}

interface RelationProps extends Pick<ChannelCardProps, 'onSubscribe' | 'onFollow'> {
  state: ChannelState;
}

function Relation({ state, onSubscribe, onFollow }: RelationProps) {
  const { t } = useTranslation('live-card');
  const { isSubscribed, isFollowed, pending } = state;
  return (
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
  );
}
