import type { BarrageSettings as AccountBarrage } from '@goldbean/contract/people';
import type { BarrageSettings } from '@goldbean/design-system/live';
import { proxy } from 'valtio/vanilla';
import { z } from 'zod';
import { stores } from '../session/index.ts';

/** What flies before the viewer said otherwise: the upper half, so that charts below stay readable. */
export const usualBarrage: BarrageSettings = { isOn: true, area: 50, opacity: 1 };

const key = 'barrage';
const kept = z.object({
  isOn: z.boolean(),
  area: z.literal([25, 50, 100]),
  density: z.literal(['sparse', 'medium', 'dense']).optional(),
  opacity: z.number().min(0.2).max(1),
});

/** How flying comments were last shown on this device; the usual way when nothing readable is kept. */
export function storedBarrage(): BarrageSettings {
  try {
    return kept.safeParse(JSON.parse(stores.device.getItem(key) ?? '')).data ?? usualBarrage;
  } catch {
    return usualBarrage;
  }
}

/** How flying comments are shown now; read with `useSnapshot`. */
export const barrageState = proxy<{ settings: BarrageSettings }>({ settings: storedBarrage() });

/** Shows them so, here and at the next visit. */
export function changeBarrage(settings: BarrageSettings): void {
  barrageState.settings = settings;
  stores.device.setItem(key, JSON.stringify(settings));
}

/** As the account keeps them (G122): opacity in whole percent. */
export const accountBarrage = ({ isOn, opacity, ...rest }: BarrageSettings): AccountBarrage => ({
  ...rest,
  on: isOn,
  opacity: Math.round(opacity * 100),
});

/** As they are shown, of what the account keeps. */
export const deviceBarrage = ({ on, opacity, ...rest }: AccountBarrage): BarrageSettings => ({
  ...rest,
  isOn: on,
  opacity: opacity / 100,
});
