import { useTranslation } from 'react-i18next';
import { Avatar, Button } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ChannelActions, ChannelRoot, ChannelWords } from '../ChannelCard/ChannelCard.styles.ts';

export interface LargeClassCardProps {
  name: string;
  /** Name of its channel. */
  channel: string;
  /** Address of the picture, or empty. */
  img: string;
  members: number;
  /** With so many it is full. */
  capacity: number;
  /** It is being entered. */
  isPending: boolean;
  onEnter: () => void;
}

/** A large class that everybody sees, and members enter (S16). */
export function LargeClassCard({
  name,
  channel,
  img,
  members,
  capacity,
  isPending,
  onEnter,
}: LargeClassCardProps) {
  const { t } = useTranslation('large-class');
  const formats = useFormats();
  return (
    <ChannelRoot>
      <Avatar name={name} src={img} size="large" />
      <ChannelWords>
        <h3>{name}</h3>
        <p>
          {channel} · {t('members', { n: formats.number(members), max: formats.number(capacity) })}
        </p>
      </ChannelWords>
      <ChannelActions>
        <Button
          tone="primary"
          aria-label={t('enterOf', { name })}
          busyLabel={isPending ? t('loading') : undefined}
          onClick={onEnter}
        >
          {t('enter')}
        </Button>
      </ChannelActions>
    </ChannelRoot>
  );
}
