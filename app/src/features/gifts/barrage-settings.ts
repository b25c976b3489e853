import type { BarrageSettings } from '@goldbean/design-system/live';
import { z } from 'zod';
import { stores } from '../../shared/session/index.ts';

/** What flies before the member said otherwise: the upper half, so that charts below stay readable. */
export const usualBarrage: BarrageSettings = { isOn: true, area: 50, opacity: 1 };

const key = 'barrage';
const settings = z.object({
  isOn: z.boolean(),
  area: z.literal([25, 50, 100]),
  density: z.literal(['sparse', 'medium', 'dense']).optional(),
  opacity: z.number().min(0.2).max(1),
});

/** How the member of this device wants flying comments; the usual way when nothing readable is stored. */
export function storedBarrageSettings(): BarrageSettings {
  try {
    return settings.safeParse(JSON.parse(stores.device.getItem(key) ?? '')).data ?? usualBarrage;
  } catch {
    return usualBarrage;
  }
}

export function keepBarrageSettings(given: BarrageSettings): void {
  stores.device.setItem(key, JSON.stringify(given));
}
