import { useTranslation } from 'react-i18next';
import { Button, Card } from '../../../primitives/index.ts';
import { HandlingRoot } from './WishHandling.styles.ts';
import type { WishHandlingKind } from './wish-action.ts';

export interface WishHandlingProps {
  /** What may be done with the wish as it stands (D05). */
  actions: readonly WishHandlingKind[];
  isPinned: boolean;
  /** A pin is being set or taken. */
  isPinning: boolean;
  onAction: (kind: WishHandlingKind) => void;
  onPin: (isPinned: boolean) => void;
}

const words = {
  move: 'handling.move',
  hide: 'handling.hide',
  date: 'handling.date',
  complete: 'handling.complete',
  merge: 'handling.merge',
  reward: 'handling.reward',
  behalf: 'handling.behalf',
} as const satisfies Record<WishHandlingKind, string>;

/** What the product head does with a wish (P11); each but the pin asks in a dialog. */
export function WishHandling({ actions, isPinned, isPinning, onAction, onPin }: WishHandlingProps) {
  const { t } = useTranslation('wishes');
  return (
    <Card padding="large">
      <HandlingRoot aria-label={t('handling.title')}>
        <h3>{t('handling.title')}</h3>
        <div>
          {actions.map((kind) => (
            <Button
              key={kind}
              size="small"
              tone={kind === 'hide' ? 'danger' : kind === 'reward' ? 'gold' : 'neutral'}
              onClick={() => onAction(kind)}
            >
              {t(words[kind])}
            </Button>
          ))}
          <Button
            size="small"
            aria-pressed={isPinned}
            busyLabel={isPinning ? t('saving') : undefined}
            onClick={() => onPin(!isPinned)}
          >
            {isPinned ? t('handling.unpin') : t('handling.pin')}
          </Button>
        </div>
      </HandlingRoot>
    </Card>
  );
}
