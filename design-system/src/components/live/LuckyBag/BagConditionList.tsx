import { useTranslation } from 'react-i18next';
import { CheckIcon, LockIcon, VisuallyHidden } from '../../../primitives/index.ts';
import { useGiftName } from '../../gifts/index.ts';
import type { BagConditionView, BagProps, BagWay } from './bag.ts';
import { BagConditions, ConditionChip } from './BagCard.styles.ts';

interface BagConditionListProps {
  conditions: readonly BagConditionView[];
  onMeet: BagProps['onMeet'];
}

/** N05: the nearest way to each; the text to send goes along with the joining. */
const ways: Readonly<Record<BagConditionView['key'], BagWay | null>> = {
  follow: 'follow',
  fan: 'club',
  fan_level: 'club',
  iron_fan: 'iron',
  comment: null,
  gift: 'gift',
};

/** What it takes to join, each with a tick as soon as it is met, and the way there. */
export function BagConditionList({ conditions, onMeet }: BagConditionListProps) {
  const { t } = useTranslation('live-tools');
  const nameOf = useGiftName();
  if (conditions.length === 0) return null;

  const words = (condition: BagConditionView) => {
    switch (condition.key) {
      case 'follow':
        return t('bag.follow');
      case 'fan':
        return t('bag.fan');
      case 'fan_level':
        return t('bag.fanLevel', { level: condition.level });
      case 'iron_fan':
        return t('bag.ironFan');
      case 'comment':
        return t('bag.comment', { text: condition.text });
      case 'gift':
        return t('bag.gift', { gift: nameOf(condition.gift) });
    }
  };

  return (
    <BagConditions>
      <h4>{t('bag.conditions')}</h4>
      <ul aria-live="polite">
        {conditions.map((condition) => {
          const way = condition.isMet ? null : ways[condition.key];
          return (
            <ConditionChip key={condition.key} data-met={condition.isMet || undefined}>
              {condition.isMet ? <CheckIcon aria-hidden="true" /> : <LockIcon aria-hidden="true" />}
              {onMeet && way !== null ? (
                <button type="button" onClick={() => onMeet(way)}>
                  {words(condition)}
                </button>
              ) : (
                <span>{words(condition)}</span>
              )}
              <VisuallyHidden>{condition.isMet ? t('bag.met') : t('bag.unmet')}</VisuallyHidden>
            </ConditionChip>
          );
        })}
      </ul>
    </BagConditions>
  );
}
