import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, Field, Select, Switch, TextInput } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { FanLevelField } from './FanLevelField.tsx';
import { SettingsForm } from './GroupSettings.styles.ts';

export interface GroupSettingsValues {
  name: string;
  /** Only the staff write. */
  isReadOnly: boolean;
  /** Seconds between two messages of one member; 0 is no slow mode. */
  slow: number;
  /** Of a fan group: the level of the club that it asks for. */
  fanLevel?: number;
}

export interface GroupSettingsProps {
  isOpen: boolean;
  /** How the group stands. */
  values: GroupSettingsValues;
  /** The change is on its way. */
  isSaving: boolean;
  /** The highest level of a fan club. */
  fanLevelMost: number;
  /** Most characters of a name (K04). */
  nameLimit: number;
  /** What is wrong with a name, in words; empty for one that can be taken (V16). */
  nameError: (name: string) => string;
  /** A name takes Thai and Vietnamese letters too (D34). */
  takesMoreLetters?: boolean;
  onSave: (values: GroupSettingsValues) => void;
  /** Asks about dissolving the group; without it that is not offered. */
  onDissolve?: () => void;
  onClose: () => void;
}

const pauses = [0, 5, 10, 30, 60, 300, 900, 3_600] as const;

/** What the staff decide about their class: its name, and whether and how often members write (E06). */
export function GroupSettings({ isOpen, onClose, ...form }: GroupSettingsProps) {
  const { t } = useTranslation('chat');
  const id = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('settings.title')}
      closeLabel={t('settings.cancel')}
      keepsOnOutsidePress
      footer={
        <>
          <Button onClick={onClose}>{t('settings.cancel')}</Button>
          <Button
            type="submit"
            form={id}
            tone="primary"
            fill="filled"
            busyLabel={form.isSaving ? t('settings.saving') : undefined}
          >
            {t('settings.save')}
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
  values,
  fanLevelMost,
  nameLimit,
  nameError,
  takesMoreLetters = false,
  onSave,
  onDissolve,
}: Omit<GroupSettingsProps, 'isOpen' | 'onClose' | 'isSaving'> & { id: string }) {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  const [name, setName] = useState(values.name);
  const [isReadOnly, setIsReadOnly] = useState(values.isReadOnly);
  const [slow, setSlow] = useState(values.slow);
  const [fanLevel, setFanLevel] = useState<number | null | undefined>(values.fanLevel);
  // A name that stands already, such as that of the channel, need not fit the rule for a new one.
  const error = name.trim() === values.name ? '' : nameError(name);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (error === '')
      onSave({
        name: name.trim(),
        isReadOnly,
        slow,
        ...(fanLevel !== undefined && { fanLevel: fanLevel ?? 1 }),
      });
  };

  return (
    <SettingsForm id={id} onSubmit={handleSubmit}>
      <Field
        label={t('settings.name')}
        hint={t(takesMoreLetters ? 'settings.nameHintMore' : 'settings.nameHint')}
        error={error}
        counter={{ used: Array.from(name.normalize('NFC').trim()).length, limit: nameLimit }}
      >
        <TextInput value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Switch isOn={isReadOnly} onToggle={setIsReadOnly}>
        {t('settings.readOnly')}
      </Switch>
      <Field label={t('settings.slow')} hint={t('settings.slowHint')}>
        <Select
          value={String(slow)}
          options={[...new Set([...pauses, values.slow])]
            .toSorted((a, b) => a - b)
            .map((seconds) => ({
              value: String(seconds),
              label: seconds === 0 ? t('settings.slowOff') : formats.seconds(seconds),
            }))}
          onChange={(event) => setSlow(Number(event.target.value))}
        />
      </Field>
      {fanLevel !== undefined && (
        <FanLevelField level={fanLevel} most={fanLevelMost} onChange={setFanLevel} />
      )}
      {onDissolve && (
        <Button tone="danger" onClick={onDissolve}>
          {t('settings.dissolve')}
        </Button>
      )}
    </SettingsForm>
  );
}
