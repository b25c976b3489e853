import { stores } from './stores.ts';

const key = 'goldbean_device';

/**
 * A random number that stands for this browser, made at the first look: the server refuses invites within one device
 * (K24). Whoever clears the browser's storage gets another.
 */
export function deviceId(): string {
  const kept = stores.device.getItem(key);
  if (kept !== null && kept !== '') return kept;
  const made = crypto.randomUUID();
  stores.device.setItem(key, made);
  return made;
}
