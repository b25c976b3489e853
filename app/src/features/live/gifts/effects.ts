import { proxy } from 'valtio/vanilla';
import { stores } from '../../../shared/session/index.ts';

const key = 'giftEffects';

/** E28: whether gifts are drawn over the picture; what they come to is shown either way. Read with `useSnapshot`. */
export const effectsState = proxy({ isOn: stores.device.getItem(key) !== 'off' });

/** Draws gifts over the picture or not, on this device. */
export function switchEffects(isOn: boolean): void {
  effectsState.isOn = isOn;
  stores.device.setItem(key, isOn ? 'on' : 'off');
}
