import { type FocusEvent, type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Field, RadioGroup, TextInput } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { AmountFacts, CurrencyIcon } from '../../wallet/index.ts';
import {
  checkPacket,
  lengthOf,
  longestBlessing,
  type NewPacket,
  type PacketDraft,
  sumOf,
} from './packet-check.ts';
import { BeanSign, FormRoot } from './SendPacketForm.styles.ts';

/** Why the server refused what is in a field, sentences. */
export type PacketErrors = Partial<Record<'count' | 'amount' | 'blessing', string>>;

export interface SendPacketFormProps {
  /** Ties the dialog's button to the form. */
  id: string;
  draft: PacketDraft;
  onChange: (change: Partial<PacketDraft>) => void;
  errors?: PacketErrors;
  /** People in the group: the most packets (V03). */
  members: number;
  /** My beans. */
  balance: number;
  /** What the server said, a sentence for the member. */
  refusal?: string;
  /** Only called with a packet that keeps V01 to V04. */
  onSubmit: (packet: NewPacket) => void;
  onRecharge: () => void;
}

const fields = ['count', 'amount', 'blessing'] as const;
type FieldName = (typeof fields)[number];

/** The fields of a red packet; a mistake is named at its field once the member has left it or tried to send. */
export function SendPacketForm({
  id,
  draft,
  onChange,
  errors,
  members,
  balance,
  refusal,
  onSubmit,
  onRecharge,
}: SendPacketFormProps) {
  const { t } = useTranslation(['red-packet', 'actions', 'errors']);
  const formats = useFormats();
  const [left, setLeft] = useState<readonly FieldName[]>([]);
  const faults = checkPacket(draft, members);
  const sum = sumOf(draft);

  const errorOf = (name: FieldName) => {
    const fault = faults[name];
    if (fault === undefined) return errors?.[name];
    if (!left.includes(name)) return undefined;
    return t(`fault.${fault}`, { n: formats.number(longestBlessing) });
  };
  const bind = (name: FieldName) => ({
    name,
    value: draft[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
    onBlur: ({ target }: FocusEvent<HTMLInputElement>) => {
      if (target.value !== '') setLeft((before) => [...before, name]);
    },
  });

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setLeft(fields);
    const faulty = fields.find((name) => faults[name] !== undefined);
    if (faulty) {
      (event.currentTarget.elements.namedItem(faulty) as HTMLElement | null)?.focus();
      return;
    }
    onSubmit({
      kind: draft.kind,
      count: Number(draft.count),
      amount: Number(draft.amount),
      blessing: draft.blessing.trim(),
    });
  };

  return (
    <FormRoot id={id} noValidate onSubmit={handleSubmit}>
      {refusal !== undefined && <Banner tone="danger">{refusal}</Banner>}
      <RadioGroup
        label={t('send.kind')}
        direction="row"
        value={draft.kind}
        onSelect={(kind) => onChange({ kind })}
        options={[
          { value: 'random', label: t('kind.random') },
          { value: 'ordinary', label: t('kind.ordinary') },
        ]}
      />
      <Field
        label={t('send.count')}
        isRequired
        hint={t('send.countHint', { count: members, n: formats.number(members) })}
        error={errorOf('count')}
      >
        <TextInput inputMode="numeric" {...bind('count')} />
      </Field>
      <Field
        label={draft.kind === 'random' ? t('send.total') : t('send.each')}
        isRequired
        hint={draft.kind === 'random' ? t('send.randomHint') : t('send.ordinaryHint')}
        error={errorOf('amount')}
      >
        <TextInput
          inputMode="numeric"
          end={
            <BeanSign>
              <CurrencyIcon currency="BEAN" />
            </BeanSign>
          }
          {...bind('amount')}
        />
      </Field>
      <Field
        label={t('send.blessing')}
        error={errorOf('blessing')}
        counter={{ used: lengthOf(draft.blessing), limit: longestBlessing }}
      >
        <TextInput placeholder={t('blessing')} {...bind('blessing')} />
      </Field>
      <AmountFacts
        facts={[
          { label: t('send.sum'), value: sum ?? 0, currency: 'BEAN', isMain: true },
          { label: t('send.balance'), value: balance, currency: 'BEAN' },
        ]}
      >
        {t('send.refund')}
      </AmountFacts>
      {sum !== undefined && sum > balance && (
        <Banner
          tone="warning"
          action={
            <Button size="small" tone="gold" onClick={onRecharge}>
              {t('actions:recharge')}
            </Button>
          }
        >
          {t('errors:wallet.insufficient_beans')}
        </Banner>
      )}
    </FormRoot>
  );
}
