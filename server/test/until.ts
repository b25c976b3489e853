// oxlint-disable-next-line no-restricted-imports -- it rests between two looks at the condition
import { setTimeout as pause } from 'node:timers/promises';

/** How long a test of this run waits for what must come, in ms; scripts/slowness.ts measures how slow the machine is. */
export const patienceMs = 30_000 * Number(process.env['GOLDBEAN_SLOWNESS'] || 1);

/**
 * Asks again and again until it is so.
 * @param isSo may throw, which is a no
 * @throws Error with the last reason after `timeout` ms, by default the patience of the run
 */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  { timeout = patienceMs, interval = 20 } = {},
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
