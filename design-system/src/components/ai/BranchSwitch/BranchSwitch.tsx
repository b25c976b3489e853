import { useTranslation } from 'react-i18next';
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { BranchRoot } from './BranchSwitch.styles.ts';

export interface BranchSwitchProps {
  /** Whose versions they are: of a question that was edited, or of an answer that was written again. */
  of: 'question' | 'answer';
  /** Which one is shown, from 1. */
  at: number;
  /** How many there are. Nothing is drawn for one. */
  count: number;
  /** Asked for another version, from 1. What follows it changes with it. */
  onSelect: (at: number) => void;
  /** Why it stays as it is now: an answer is being written. */
  disabledReason?: string;
}

const names = { question: 'branch.question', answer: 'branch.answer' } as const;

/** Goes back and forth among the versions of a question or an answer, each with what followed it (S18). */
export function BranchSwitch({ of, at, count, onSelect, disabledReason }: BranchSwitchProps) {
  const { t } = useTranslation('ai');
  const formats = useFormats();
  if (count < 2) return null;
  return (
    <BranchRoot aria-label={t(names[of])}>
      <IconButton
        size="small"
        label={t('branch.previous')}
        icon={<ChevronLeftIcon aria-hidden="true" />}
        disabledReason={disabledReason ?? (at <= 1 ? t('branch.first') : undefined)}
        onClick={() => onSelect(at - 1)}
      />
      <output>{t('branch.position', { at: formats.number(at), of: formats.number(count) })}</output>
      <IconButton
        size="small"
        label={t('branch.next')}
        icon={<ChevronRightIcon aria-hidden="true" />}
        disabledReason={disabledReason ?? (at >= count ? t('branch.last') : undefined)}
        onClick={() => onSelect(at + 1)}
      />
    </BranchRoot>
  );
}
