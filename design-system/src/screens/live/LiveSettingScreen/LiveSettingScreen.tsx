import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../primitives/index.ts';
import { SettingHead, SettingRoot } from './LiveSettingScreen.styles.ts';

export interface LiveSettingScreenProps {
  /** A new live session, one that can still be changed, or one that has begun. */
  state: 'new' | 'edit' | 'locked';
  /** A LiveSettingsForm. */
  form: ReactNode;
}

/** /pindao/liveSetting (S36): every setting of a live session in one column. */
export function LiveSettingScreen({ state, form }: LiveSettingScreenProps) {
  const { t } = useTranslation('live-setting');
  return (
    <SettingRoot>
      <SettingHead>
        <h1>{state === 'new' ? t('title.new') : t('title.edit')}</h1>
        <p>{t('lead')}</p>
      </SettingHead>
      {state === 'locked' && <Banner tone="warning">{t('locked')}</Banner>}
      {form}
    </SettingRoot>
  );
}
