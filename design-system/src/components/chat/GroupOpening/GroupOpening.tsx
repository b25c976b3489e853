import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  Dialog,
  Field,
  NumberInput,
  RadioGroup,
  Select,
  TextInput,
} from '../../../primitives/index.ts';
import { FanLevelField } from '../GroupSettings/FanLevelField.tsx';
import { SettingsForm } from '../GroupSettings/GroupSettings.styles.ts';

const kinds = ['study', 'fan', 'large'] as const;
/** A group that members enter by choice (T11). */
export type OpenedKind = (typeof kinds)[number];

export interface GroupOpeningValues {
  channelId: string;
  kind: OpenedKind;
  name: string;
  /** Members it takes. */
  capacity: number;
  /** Of a fan group: the level of the club that it asks for. */
  fanLevel?: number;
}

export interface GroupOpeningProps {
  isOpen: boolean;
  /** Those of which one may open groups; one is not asked about. */
  channels: readonly { readonly id: string; readonly name: string }[];
  /** Fewest members of a group. */
  fewest: number;
  /** Most members, by kind. */
  most: Readonly<Record<OpenedKind, number>>;
  /** The highest level of a fan club. */
  fanLevelMost: number;
  /** Most characters of a name (K04). */
  nameLimit: number;
  /** What is wrong with a name, in words; empty for one that can be taken (V16). */
  nameError: (name: string) => string;
  /** It is being opened. */
  isSaving: boolean;
  /** Why it was not opened, in words; empty while it was not refused. */
  refusal: string;
  onSave: (values: GroupOpeningValues) => void;
  onClose: () => void;
}

/** Who owns a channel opens a group of it, which members then enter by choice. */
export function GroupOpening({ isOpen, isSaving, onClose, ...form }: GroupOpeningProps) {
  const { t } = useTranslation('chat');
  const id = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('opening.title')}
      closeLabel={t('opening.cancel')}
      keepsOnOutsidePress
      footer={
        <>
          <Button onClick={onClose}>{t('opening.cancel')}</Button>
          <Button
            type="submit"
            form={id}
            tone="primary"
            fill="filled"
            busyLabel={isSaving ? t('opening.saving') : undefined}
          >
            {t('opening.save')}
          </Button>
        </>
      }
    >
      <Form id={id} {...form} />
    </Dialog>
  );
}

function Form({
  id,
  channels,
  fewest,
  most,
  fanLevelMost,
  nameLimit,
  nameError,
  refusal,
  onSave,
}: Omit<GroupOpeningProps, 'isOpen' | 'isSaving' | 'onClose'> & { id: string }) {
  const { t, i18n } = useTranslation('chat');
  const [channelId, setChannelId] = useState(channels[0]?.id ?? '');
  const [kind, setKind] = useState<OpenedKind>('study');
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const [fanLevel, setFanLevel] = useState<number | null>(1);
  const [isTried, setIsTried] = useState(false);
  const capacity = Math.min(chosen ?? most[kind], most[kind]);
  const error = nameError(name);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (error !== '') return;
    onSave({
      channelId,
      kind,
      name: name.trim(),
      capacity,
      ...(kind === 'fan' && { fanLevel: fanLevel ?? 1 }),
    });
  };

  return (
    <SettingsForm id={id} onSubmit={handleSubmit}>
      {channels.length > 1 && (
        <Field label={t('opening.channel')}>
          <Select
            value={channelId}
            options={channels.map((channel) => ({ value: channel.id, label: channel.name }))}
            onChange={(event) => setChannelId(event.target.value)}
          />
        </Field>
      )}
      <RadioGroup
        label={t('opening.kind')}
        options={kinds.map((value) => ({
          value,
          label: t(`finder.kind.${value}`),
          hint: t(`opening.enters.${value}`),
        }))}
        value={kind}
        onSelect={setKind}
      />
      <Field
        label={t('settings.name')}
        hint={t('settings.nameHint')}
        error={isTried && error !== '' ? error : refusal}
        counter={{ used: Array.from(name.normalize('NFC').trim()).length, limit: nameLimit }}
      >
        <TextInput value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label={t('opening.capacity')}>
        <NumberInput
          label={t('opening.capacity')}
          languageTag={i18n.language}
          value={capacity}
          min={fewest}
          max={most[kind]}
          lessLabel={t('opening.fewer')}
          moreLabel={t('opening.more')}
          onChange={setChosen}
        />
      </Field>
      {kind === 'fan' && <FanLevelField level={fanLevel} most={fanLevelMost} onChange={setFanLevel} />}
    </SettingsForm>
  );
}
