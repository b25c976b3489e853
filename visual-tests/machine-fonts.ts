import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpackFont } from '../scripts/browser-fonts.ts';
import { compare } from './pictures.ts';
import { mainMode } from './plan.ts';
import type { LookFinding } from './report.ts';
import { openBrowser, openStage, openTheatre } from './stage.ts';

/** A message in Chinese, Thai, Vietnamese, Latin and emoji at once. */
const mixedStory = 'components-chat-messagerow--mixed-scripts';

/**
 * Paints one mixed story with fonts of the machine, among them a Thai one, and without.
 * @param url of the served Storybook
 * @returns the difference: there is one when some script uses a font of the machine
 */
export async function findMachineFonts(executablePath: string, url: string): Promise<LookFinding[]> {
  const thai = await mkdtemp(join(tmpdir(), 'goldbean-fonts-'));
  await unpackFont('@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2', thai);
  const paint = async (fontsFrom: readonly string[]): Promise<Buffer> => {
    const browser = await openBrowser(executablePath, fontsFrom);
    try {
      const stage = await openStage(await openTheatre(browser), url, 800);
      await stage.open(mixedStory, mainMode());
      return await stage.picture();
    } finally {
      await browser.close();
    }
  };
  try {
    const system = '/usr/share/fonts';
    const expected = await paint([]);
    const actual = await paint([thai, ...(existsSync(system) ? [system] : [])]);
    const result = await compare(expected, actual);
    if (result.same) return [];
    const { pixels, diff } = result;
    return [{ kind: 'changed', name: `${mixedStory}.machine-fonts`, pixels, expected, actual, diff }];
  } finally {
    await rm(thai, { recursive: true, force: true });
  }
}
