import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again and again until it is so.
 * @param isSo may throw, which is a no
 * @throws Error with the last reason after `timeout` ms
 */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  { timeout = 30_000, interval = 20 } = {},
): Promise<void> {
  const last = performance.now() + timeout;
  for (;;) {
    let cause: unknown;
    try {
      if (await isSo()) return;
    } catch (error) {
      cause = error;
    }
    if (performance.now() > last) throw new Error(`${what}: not within ${timeout} ms`, { cause });
    await pause(interval);
  }
}
