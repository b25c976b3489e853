import type { BarrageLayerSettings } from '@goldbean/design-system/live';
import { accountBarrage, changeBarrage } from '../../../shared/barrage/index.ts';
import { keepChoices } from './settings.actions.ts';

/** How flying comments are shown: this device at once, the account in the background. */
export function chooseBarrage(settings: BarrageLayerSettings): void {
  changeBarrage(settings);
  void keepChoices({ barrage: accountBarrage(settings) });
}
