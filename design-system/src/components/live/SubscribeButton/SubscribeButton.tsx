import { useTranslation } from 'react-i18next';
import { Button, CheckIcon, PlusIcon } from '../../../primitives/index.ts';

export interface SubscribeButtonProps {
  isSubscribed: boolean;
  /** Being changed. */
  isPending?: boolean;
  /** Which channel: "Subscribe: Value investing" is the button's name. */
  name: string;
  /** Told what to become; giving it up is asked about first (D94). */
  onSubscribe: (isSubscribed: boolean) => void;
  size?: 'small' | 'medium';
}

/** Subscribes to a channel, or gives it up. It looks as FollowButton does. */
export function SubscribeButton({
  isSubscribed,
  isPending = false,
  name,
  onSubscribe,
  size = 'small',
}: SubscribeButtonProps) {
  const { t } = useTranslation(['actions', 'primitives']);
  const words = isSubscribed ? t('subscribed') : t('subscribe');
  return (
    <Button
      size={size}
      tone={isSubscribed ? 'neutral' : 'primary'}
      aria-pressed={isSubscribed}
      aria-label={`${words}: ${name}`}
      icon={isSubscribed ? <CheckIcon aria-hidden="true" /> : <PlusIcon aria-hidden="true" />}
      busyLabel={isPending ? t('primitives:saving') : undefined}
      onClick={() => onSubscribe(!isSubscribed)}
    >
      {words}
    </Button>
  );
}
