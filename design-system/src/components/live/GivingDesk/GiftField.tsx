import { useTranslation } from 'react-i18next';
import { Combobox, Field } from '../../../primitives/index.ts';
import { type GiftOffer, useGiftName } from '../../gifts/index.ts';

interface GiftFieldProps {
  label: string;
  gifts: readonly GiftOffer[];
  giftId: string | null;
  onSelect: (giftId: string | null) => void;
  placeholder: string;
  error?: string | undefined;
}

/** One of some gifts, or none. */
export function GiftField({ label, gifts, giftId, onSelect, placeholder, error }: GiftFieldProps) {
  const { t } = useTranslation('live-tools');
  const nameOf = useGiftName();
  const optionOf = (gift: GiftOffer) => ({ value: gift.id, label: nameOf(gift) });
  const chosen = gifts.find(({ id }) => id === giftId);
  return (
    <Field label={label} error={error}>
      <Combobox
        label={label}
        list={{ kind: 'all', options: gifts.map(optionOf) }}
        choice={{
          kind: 'one',
          selected: chosen ? optionOf(chosen) : null,
          onSelect: (option) => onSelect(option?.value ?? null),
        }}
        emptyLabel={t('desk.giftNone')}
        placeholder={placeholder}
      />
    </Field>
  );
}
