import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Locator } from '@playwright/test';
import { patienceMs } from './patience.ts';

/** Whether the server under test converts videos. */
export const isConverting = (() => {
  try {
    return createRequire(new URL('../../server/package.json', import.meta.url)).resolve('node-av') !== '';
  } catch {
    return false;
  }
})();

/** A recording or film as a member has it. */
export const sample = (name: string) =>
  readFile(new URL(`../../server/test/uploads/${name}`, import.meta.url));

/** Waits until a video that does not play yet shows its first picture (D32). @param video what plays it when pressed */
export async function hasPoster(video: Locator): Promise<void> {
  const picture = video.locator('img');
  // It is drawn after the video was converted, in a job of its own.
  await expect(picture).toBeVisible({ timeout: 2 * patienceMs });
  await expect
    .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
}
