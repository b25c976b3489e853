import { useTranslation } from 'react-i18next';
import { Button, StarIcon } from '../../../primitives/index.ts';

export interface KeepButtonProps {
  /** What is kept: "Keep: Moving averages" is the button's name. */
  name: string;
  isKept: boolean;
  /** It is being changed. */
  isPending: boolean;
  /** Told what to become. */
  onKeep: (isKept: boolean) => void;
}

/** Keeps something among my favourites, or no longer (S44). */
export function KeepButton({ name, isKept, isPending, onKeep }: KeepButtonProps) {
  const { t } = useTranslation(['actions', 'primitives']);
  const words = t(isKept ? 'kept' : 'keep');
  return (
    <Button
      aria-pressed={isKept}
      aria-label={`${words}: ${name}`}
      icon={<StarIcon aria-hidden="true" fill={isKept ? 'currentColor' : 'none'} />}
      busyLabel={isPending ? t('primitives:saving') : undefined}
      onClick={() => onKeep(!isKept)}
    >
      {words}
    </Button>
  );
}
