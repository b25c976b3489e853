import { sharedLimits } from '@goldbean/contract/rules';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Field, RadioGroup, TextArea } from '../../../primitives/index.ts';
import { RejectRoot, ReviewActions } from './ReviewItem.styles.ts';

interface RejectFormProps {
  onReject: (reason: string) => void;
  onCancel: () => void;
}

const usual = ['stock', 'contact', 'rude', 'false', 'other'] as const;
const reasonWords = {
  stock: 'reason.stock',
  contact: 'reason.contact',
  rude: 'reason.rude',
  false: 'reason.false',
  other: 'reason.other',
} as const;
const most = sharedLimits.reasonCharacters;

/** Why not. A reason is mandatory (D70): one of the usual ones, or in own words. */
export function RejectForm({ onReject, onCancel }: RejectFormProps) {
  const { t } = useTranslation('moderation');
  const [chosen, setChosen] = useState<(typeof usual)[number] | null>(null);
  const [words, setWords] = useState('');
  const [hasTried, setHasTried] = useState(false);

  const isOther = chosen === 'other';
  const isMissing = isOther && (words.trim() === '' || words.length > most);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (chosen === null || isMissing) return;
    onReject(isOther ? words.trim() : t(reasonWords[chosen]));
  };

  return (
    <RejectRoot noValidate onSubmit={handleSubmit}>
      <RadioGroup
        label={t('reason.label')}
        options={usual.map((value) => ({ value, label: t(reasonWords[value]) }))}
        value={chosen}
        onSelect={setChosen}
        error={hasTried && chosen === null ? t('reason.missing') : undefined}
      />
      {isOther && (
        <Field
          label={t('reason.words')}
          error={hasTried && isMissing ? t('reason.missing') : undefined}
          counter={{ used: words.length, limit: most }}
          isRequired
        >
          <TextArea rows={2} value={words} onChange={(event) => setWords(event.target.value)} />
        </Field>
      )}
      <ReviewActions>
        <Button onClick={onCancel}>{t('form.cancel')}</Button>
        <Button type="submit" tone="danger" fill="filled">
          {t('review.confirmReject')}
        </Button>
      </ReviewActions>
    </RejectRoot>
  );
}
