import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, Select, TextArea, TextInput } from '../../../primitives/index.ts';
import type { LiveSettingsPart } from './live-settings.ts';
import { Facts } from './LiveSettingsForm.styles.ts';

export interface AboutPartProps extends LiveSettingsPart {
  /** Channels the live session can belong to; one needs no choice. */
  channels: readonly { id: string; name: string }[];
  /** The live session exists: it stays in its channel. */
  isChannelFixed: boolean;
  /** Most characters of the three texts. */
  limits: { name: number; theme: number; introduction: number };
  /** The background image and how to change it (V28). */
  picture: ReactNode;
}

const characters = (text: string): number => Array.from(text.trim()).length;

/** Channel, name, topic, introduction and picture (V27, V28). */
export function AboutPart({
  draft,
  errors,
  onChange,
  channels,
  isChannelFixed,
  limits,
  picture,
}: AboutPartProps) {
  const { t } = useTranslation('live-setting');
  return (
    <>
      {channels.length > 1 && isChannelFixed && (
        <Facts>
          <div>
            <dt>{t('channel')}</dt>
            <dd>{channels.find(({ id }) => id === draft.channelId)?.name}</dd>
            <dd>
              <small>{t('channelFixed')}</small>
            </dd>
          </div>
        </Facts>
      )}
      {channels.length > 1 && !isChannelFixed && (
        <Field label={t('channel')} error={errors.channelId} isRequired>
          <Select
            placeholder={t('channelChoose')}
            value={draft.channelId}
            options={channels.map(({ id: value, name: label }) => ({ value, label }))}
            onChange={(event) => onChange({ channelId: event.target.value })}
          />
        </Field>
      )}
      <Field
        label={t('name')}
        error={errors.name}
        counter={{ used: characters(draft.name), limit: limits.name }}
        isRequired
      >
        <TextInput value={draft.name} onChange={(event) => onChange({ name: event.target.value })} />
      </Field>
      <Field
        label={t('theme')}
        hint={t('themeHint')}
        error={errors.theme}
        counter={{ used: characters(draft.theme), limit: limits.theme }}
      >
        <TextInput value={draft.theme} onChange={(event) => onChange({ theme: event.target.value })} />
      </Field>
      <Field
        label={t('introduction')}
        hint={t('introductionHint')}
        error={errors.introduction}
        counter={{ used: characters(draft.introduction), limit: limits.introduction }}
        isRequired
      >
        <TextArea
          rows={4}
          value={draft.introduction}
          onChange={(event) => onChange({ introduction: event.target.value })}
        />
      </Field>
      {picture}
    </>
  );
}
