import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox, type ComboboxOption, Field } from '../../../primitives/index.ts';
import { listOf } from './choice-list.ts';
import type { SettingsChoices, SettingsPerson } from './live-settings.ts';

export interface AdminsFieldProps {
  admins: readonly SettingsPerson[];
  onAdmins: (admins: readonly SettingsPerson[]) => void;
  /** Who was found for the words of `onSearchPeople`. */
  people: SettingsChoices<SettingsPerson>;
  onSearchPeople: (words: string) => void;
  error: string | undefined;
}

const optionOf = ({ uid, nickname, img, jwcode }: SettingsPerson): ComboboxOption => ({
  value: uid,
  label: nickname,
  description: jwcode,
  picture: { src: img, shape: 'round' },
});

/** Who helps to run the live session: found by name or number, chosen by name and picture. */
export function AdminsField({ admins, onAdmins, people, onSearchPeople, error }: AdminsFieldProps) {
  const { t } = useTranslation(['live-setting', 'actions']);
  const [words, setWords] = useState('');
  const known = [...admins, ...(people.kind === 'ready' ? people.list : [])];
  return (
    <Field label={t('admins')} hint={t('adminsHint')} error={error}>
      <Combobox
        label={t('admins')}
        list={listOf(people, optionOf, 'found', { loading: t('searching'), retry: t('actions:retry') })}
        choice={{
          kind: 'many',
          selected: admins.map(optionOf),
          onChange: (options) =>
            onAdmins(options.flatMap(({ value }) => known.find(({ uid }) => uid === value) ?? [])),
          removeLabel: (name) => t('adminsRemove', { name }),
        }}
        onSearch={(text) => {
          setWords(text);
          onSearchPeople(text);
        }}
        emptyLabel={words.trim() === '' ? t('adminsFind') : t('adminsNone')}
        placeholder={t('adminsFind')}
      />
    </Field>
  );
}
