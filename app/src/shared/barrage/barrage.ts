import type { BarrageSettings as AccountBarrage } from '@goldbean/contract/people';
import { folded } from '@goldbean/contract/shared';
import type { BarrageLayerSettings } from '@goldbean/design-system/live';
import { proxy } from 'valtio/vanilla';
import { z } from 'zod';
import { stores } from '../session/index.ts';

/** Default settings: the upper half, so that charts below stay readable. */
export const usualBarrage: BarrageLayerSettings = { isOn: true, area: 50, opacity: 1 };

const key = 'barrage';
const kept = z.object({
  isOn: z.boolean(),
  area: z.literal([25, 50, 100]),
  density: z.literal(['sparse', 'medium', 'dense']).optional(),
  opacity: z.number().min(0.2).max(1),
  speed: z.literal(['slow', 'normal', 'fast']).optional(),
  size: z.literal(['small', 'medium', 'large']).optional(),
  isText: z.boolean().optional(),
  words: z.array(z.string()).optional(),
  hidden: z.array(z.object({ uid: z.string(), nickname: z.string() })).optional(),
});

/** The settings stored on this device; the defaults when there are none or they cannot be read. */
export function storedBarrage(): BarrageLayerSettings {
  try {
    return kept.safeParse(JSON.parse(stores.device.getItem(key) ?? '')).data ?? usualBarrage;
  } catch {
    return usualBarrage;
  }
}

/** The present settings of flying comments; read with `useSnapshot`. */
export const barrageState = proxy<{ settings: BarrageLayerSettings }>({ settings: storedBarrage() });

/** Applies settings and stores them on this device. */
export function changeBarrage(settings: BarrageLayerSettings): void {
  barrageState.settings = settings;
  stores.device.setItem(key, JSON.stringify(settings));
}

/** Converts settings to the account's form (G122): opacity in whole percent. */
export const accountBarrage = ({
  isOn,
  opacity,
  isText,
  words,
  hidden,
  ...rest
}: BarrageLayerSettings): AccountBarrage => ({
  ...rest,
  on: isOn,
  opacity: Math.round(opacity * 100),
  ...(isText !== undefined && { text: isText }),
  ...(words && { words: [...words] }),
  ...(hidden && { hidden: hidden.map((sender) => ({ ...sender })) }),
});

/** Converts the account's settings to those of the player. */
export const deviceBarrage = ({ on, opacity, text, ...rest }: AccountBarrage): BarrageLayerSettings => ({
  ...rest,
  isOn: on,
  opacity: opacity / 100,
  ...(text !== undefined && { isText: text }),
});

/** So many senders are remembered as hidden; who was hidden first comes back first. */
const hiddenMost = 100;

/** Settings in which a sender's comments are not shown. */
export const hideSender = (
  settings: BarrageLayerSettings,
  { uid, nickname }: { readonly uid: string; readonly nickname: string },
): BarrageLayerSettings => ({
  ...settings,
  hidden: [...(settings.hidden ?? []).filter((one) => one.uid !== uid), { uid, nickname }].slice(-hiddenMost),
});

/** A word without a letter that is compared, such as an accent alone, hides nothing. */
const hides = (word: string, said: string): boolean => word !== '' && said.includes(word);

/** Whether a comment is shown: neither its sender nor a word of it is filtered. */
export function isShown(
  { words = [], hidden = [] }: BarrageLayerSettings,
  comment: { readonly uid: string; readonly text: string },
): boolean {
  if (hidden.some(({ uid }) => uid === comment.uid)) return false;
  const said = folded(comment.text);
  return !words.some((word) => hides(folded(word), said));
}
