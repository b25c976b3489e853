import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Field, TextInput } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { AgreementTick } from '../AgreementTick/AgreementTick.tsx';
import { AmountFacts } from '../AmountFacts/AmountFacts.tsx';
import { FormRoot } from './ExchangeDialog.styles.ts';

/** What is filled in. */
export interface ExchangeValues {
  /** As it was typed. */
  coins: string;
  /** The agreement was read. */
  isAgreed: boolean;
}

/** The fields of the form, held from outside. */
export interface ExchangeFields {
  values: ExchangeValues;
  onChange: (change: Partial<ExchangeValues>) => void;
  /** Why the number was refused, a sentence; left out when it was not. */
  coinsError?: string;
}

export interface ExchangeFormProps extends ExchangeFields {
  /** Ties the dialog's button to the form. */
  id: string;
  /** My gold coins, if they are known. */
  coins?: number | undefined;
  /** Beans for one coin. */
  rate: number;
  /** When beans received now expire, UTC ms. */
  expiresAt: number;
  agreement: { version: string; href: string };
  /** What the server said, a sentence for the member. */
  refusal?: string;
  onSubmit: (coins: number) => void;
  onRecharge: () => void;
}

/** How many coins, what they become, and the agreement. */
export function ExchangeForm({
  id,
  values: { coins: typed, isAgreed },
  onChange,
  coinsError,
  coins,
  rate,
  expiresAt,
  agreement,
  refusal,
  onSubmit,
  onRecharge,
}: ExchangeFormProps) {
  const { t } = useTranslation(['recharge', 'actions', 'errors']);
  const formats = useFormats();
  const [isTried, setIsTried] = useState(false);

  const number = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
  const isTooLarge = !Number.isSafeInteger(number * rate);
  const given = isTooLarge ? 0 : number;
  const isShort = coins !== undefined && given > coins;
  const fault = typed.trim() === '' ? 'required' : given < 1 ? 'whole' : undefined;
  const error = () => {
    if (isTooLarge) return t('errors:request.too_large');
    if (isShort) return t('errors:wallet.insufficient');
    // An empty field is only wrong once the member has tried to go on.
    return fault && (isTried || fault === 'whole') ? t(`fault.${fault}`) : coinsError;
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    if (!fault && !isShort && isAgreed) onSubmit(given);
    else
      event.currentTarget
        .querySelector<HTMLElement>(fault || isShort ? '[name]' : '[type=checkbox]')
        ?.focus();
  };

  return (
    <FormRoot id={id} noValidate onSubmit={handleSubmit}>
      {refusal !== undefined && <Banner tone="danger">{refusal}</Banner>}
      <p>
        <strong>{t('exchange.rate', { n: formats.number(rate) })}</strong> {t('exchange.final')}
      </p>
      <Field label={t('exchange.coins')} isRequired hint={t('exchange.whole')} error={error()}>
        <TextInput
          name="coins"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => onChange({ coins: target.value })}
          end={
            coins !== undefined && (
              <Button size="small" fill="quiet" onClick={() => onChange({ coins: String(coins) })}>
                {t('exchange.all')}
              </Button>
            )
          }
        />
      </Field>
      <AmountFacts
        facts={[
          ...(coins === undefined
            ? []
            : [{ label: t('exchange.have'), value: coins, currency: 'COIN' as const }]),
          { label: t('exchange.receive'), value: given * rate, currency: 'BEAN', isMain: true },
        ]}
      >
        {t('exchange.expiry', { date: formats.date(expiresAt) })}
      </AmountFacts>
      {(coins === 0 || isShort) && (
        <Banner
          tone="warning"
          action={
            <Button size="small" tone="gold" onClick={onRecharge}>
              {t('actions:recharge')}
            </Button>
          }
        >
          {t('errors:wallet.insufficient')}
        </Banner>
      )}
      <AgreementTick
        agreement="exchange"
        {...agreement}
        isTicked={isAgreed}
        onTick={(ticked) => onChange({ isAgreed: ticked })}
        isMissing={isTried}
      />
    </FormRoot>
  );
}
