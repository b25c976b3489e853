import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Field, Tag, TextInput } from '../../../primitives/index.ts';
import { AddRow, ChosenTags } from './LiveSettingsForm.styles.ts';

export interface TagListFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  entries: readonly { readonly id: string; readonly name: string }[];
  removeLabel: (name: string) => string;
  /** @returns why it was not added; empty when it was */
  onAdd: (id: string) => Promise<string>;
  onRemove: (id: string) => void;
}

/** A few ids, added one by one and taken off again. */
export function TagListField(props: TagListFieldProps) {
  const { t } = useTranslation('live-setting');
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);

  const add = async () => {
    const id = text.trim();
    if (id === '' || isBusy) return;
    setBusy(true);
    const words = await props.onAdd(id);
    setBusy(false);
    setRefusal(words);
    if (words === '') setText('');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    // Enter would send the whole form.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void add();
  };

  return (
    <>
      <AddRow>
        <Field label={props.label} hint={props.hint} error={refusal || props.error}>
          <TextInput
            value={text}
            maxLength={64}
            onKeyDown={addOnEnter}
            onChange={(event) => {
              setText(event.target.value);
              setRefusal('');
            }}
          />
        </Field>
        <Button busyLabel={isBusy ? t('adding') : undefined} onClick={() => void add()}>
          {t('add')}
        </Button>
      </AddRow>
      {props.entries.length > 0 && (
        <ChosenTags>
          {props.entries.map(({ id, name }) => (
            <li key={id}>
              <Tag remove={{ label: props.removeLabel(name), onRemove: () => props.onRemove(id) }}>
                {name}
              </Tag>
            </li>
          ))}
        </ChosenTags>
      )}
    </>
  );
}
