import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioGroup, SearchInput } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { statusWords } from '../wish.ts';
import type { WishActionFacts, WishHandlingAction } from './wish-action.ts';

interface ActionChoiceProps {
  kind: WishHandlingAction;
  facts: WishActionFacts;
  value: string | null;
  error: string | undefined;
  onSelect: (value: string) => void;
  onSearch: (words: string) => void;
}

/** What an action chooses among: a status, a wish, a reward; nothing for those that choose nothing. */
export function ActionChoice({ kind, facts, value, error, onSelect, onSearch }: ActionChoiceProps) {
  const { t } = useTranslation('wishes');
  const formats = useFormats();
  const [words, setWords] = useState('');
  const shared = { value, error, onSelect };
  if (kind === 'move') {
    // Completed is shown so that one learns how it comes about (M13).
    const options = [...facts.targets, 6 as const].map((status) => ({
      value: String(status),
      label: t(statusWords[status]),
    }));
    return <RadioGroup label={t('action.status')} options={options} {...shared} />;
  }
  if (kind === 'reward') {
    const options = facts.rewards.map((beans) => ({
      value: String(beans),
      label: t('action.beans', { count: beans, n: formats.number(beans) }),
    }));
    return <RadioGroup label={t('action.rewardLabel')} options={options} {...shared} />;
  }
  if (kind !== 'merge') return null;
  return (
    <>
      <SearchInput
        label={t('action.mergeSearch')}
        placeholder={t('action.mergeSearch')}
        clearLabel={t('clearSearch')}
        value={words}
        onChange={(typed) => {
          setWords(typed);
          onSearch(typed);
        }}
      />
      <RadioGroup
        label={t('action.mergeInto')}
        options={facts.merges.map(({ id, title }) => ({ value: id, label: title }))}
        {...shared}
      />
    </>
  );
}
