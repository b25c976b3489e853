import { themes } from '@goldbean/contract/people';
import { ThemeSwitch } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { themeState } from '../../../../shared/theme/index.ts';
import { chooseTheme } from '../settings.actions.ts';

const names = { education: 'theme.education', red: 'theme.red' } as const;

/** D82: the two themes. */
export function ThemeMenu() {
  const { t } = useTranslation('shell');
  const { theme: worn } = useSnapshot(themeState);
  return (
    <ThemeSwitch
      label={t('theme.label')}
      themes={themes.map((key) => ({ key, name: t(names[key]) }))}
      selected={worn}
      onSelect={(theme) => void chooseTheme(theme)}
    />
  );
}
