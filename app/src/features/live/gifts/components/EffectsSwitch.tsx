import { Switch } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { effectsState, switchEffects } from '../effects.ts';

/** E28: gifts over the picture, or only what they come to. */
export function EffectsSwitch() {
  const { t } = useTranslation('gifts');
  const { isOn } = useSnapshot(effectsState);
  return (
    <Switch isOn={isOn} onToggle={switchEffects}>
      {t('effects')}
    </Switch>
  );
}
