import { LanguageSwitch } from '@goldbean/design-system/primitives';
import { languageNames, languages, languageTags } from '@goldbean/locales';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { session } from '../../../../shared/session/index.ts';
import { chooseLanguage } from '../settings.actions.ts';

const choices = languages.map((key) => ({ key, name: languageNames[key], tag: languageTags[key] }));

/** K30: the six languages, each by its own name. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const { lang } = useSnapshot(session);
  return (
    <LanguageSwitch
      label={t('language.label')}
      languages={choices}
      selected={lang}
      onSelect={(language) => void chooseLanguage(language)}
    />
  );
}
