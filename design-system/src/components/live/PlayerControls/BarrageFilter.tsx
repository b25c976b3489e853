import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Field, Tag, TextInput } from '../../../primitives/index.ts';
import type { BarrageLayerSettings } from '../BarrageLayer/barrage-settings.ts';
import { FilterTags, FilterWord } from './PlayerControls.styles.ts';

/** Words a member may filter by, and how long one may be. */
const wordsMost = 30;
const wordLength = 20;

export interface BarrageFilterProps {
  settings: BarrageLayerSettings;
  onChange: (part: Pick<BarrageLayerSettings, 'words' | 'hidden'>) => void;
}

/** Which flying comments are not shown: by a word they hold, or by their sender. */
export function BarrageFilter({ settings, onChange }: BarrageFilterProps) {
  const { t } = useTranslation('barrage');
  const words = settings.words ?? [];
  const hidden = settings.hidden ?? [];
  const [word, setWord] = useState('');
  const isFull = words.length >= wordsMost;
  const add = (event: FormEvent) => {
    event.preventDefault();
    const said = word.trim();
    if (said === '' || isFull) return;
    if (!words.includes(said)) onChange({ words: [...words, said] });
    setWord('');
  };
  return (
    <>
      <FilterWord data-wide onSubmit={add}>
        <Field label={t('filter')} hint={isFull ? t('filterFull', { n: wordsMost }) : undefined}>
          <TextInput
            size="small"
            value={word}
            maxLength={wordLength}
            onChange={(event) => setWord(event.target.value)}
          />
        </Field>
        <Button
          size="small"
          type="submit"
          {...(isFull && { disabledReason: t('filterFull', { n: wordsMost }) })}
        >
          {t('filterAdd')}
        </Button>
      </FilterWord>
      {words.length > 0 && (
        <FilterTags data-wide>
          {words.map((said) => (
            <Tag
              key={said}
              remove={{
                label: t('filterRemove', { word: said }),
                onRemove: () => onChange({ words: words.filter((one) => one !== said) }),
              }}
            >
              {said}
            </Tag>
          ))}
        </FilterTags>
      )}
      {hidden.length > 0 && (
        <div data-wide>
          <p>{t('hiddenSenders')}</p>
          <FilterTags>
            {hidden.map(({ uid, nickname }) => (
              <Tag
                key={uid}
                remove={{
                  label: t('showSender', { name: nickname }),
                  onRemove: () => onChange({ hidden: hidden.filter((one) => one.uid !== uid) }),
                }}
              >
                {nickname}
              </Tag>
            ))}
          </FilterTags>
        </div>
      )}
    </>
  );
}
