import axe from 'axe-core';
import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { baseUrl, type OwnMember, type AcademyMember } from './academy.ts';
import { patienceMs } from './patience.ts';
import { startServerProcess } from './server-process.ts';

export { expect };

/** Characters of one page in a log. */
const longestSnapshot = 8_000;

/**
 * Tests whose worker has a server and an academy of its own, so that files of two workers share no account, channel or
 * balance. Where `GOLDBEAN_URL` names a server that runs already, its one worker goes there.
 */
export const test = base.extend<{ pagesOfFailure: void }, { academyUrl: string }>({
  academyUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from it
    async ({}, use) => {
      if (baseUrl()) return use(baseUrl());
      const { url, stop } = await startServerProcess();
      process.env['GOLDBEAN_URL'] = url;
      await use(url);
      delete process.env['GOLDBEAN_URL'];
      await stop();
    },
    { scope: 'worker', auto: true, timeout: 4 * patienceMs },
  ],
  baseURL: async ({ academyUrl }, use) => use(academyUrl),
  /** Prints what the pages of a failed test show: a log is all that is left of a run on another machine. */
  pagesOfFailure: [
    async ({ browser }, use, info) => {
      await use();
      if (info.status === info.expectedStatus) return;
      for (const page of browser.contexts().flatMap((context) => context.pages())) {
        const shown = await page.locator('body').ariaSnapshot({ timeout: patienceMs }).catch(String);
        process.stdout.write(`${page.url()}\n${shown.slice(0, longestSnapshot)}\n`);
      }
    },
    { auto: true },
  ],
});

/** A browser of its own, in which somebody is signed in. */
export async function browserOf(
  browser: Browser,
  who: AcademyMember,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: baseUrl(),
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript((token) => sessionStorage.setItem('userToken', token), who.token);
  const page = await context.newPage();
  return { context, page };
}

/** Signs in by the form of the login page, which is open. */
export async function signIn(page: Page, { account, password }: OwnMember): Promise<void> {
  await page.getByRole('textbox', { name: 'Account' }).fill(account);
  await page.locator('input[type="password"]').fill(password);
  await page.getByRole('checkbox', { name: /privacy terms/ }).check();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export const roomPath = (liveId: string): string => `/pindao/pdLive?live_id=${liveId}`;
export const consolePath = (liveId: string): string => `/jwLive/jwLive?live_id=${liveId}`;

/** Waits until the room's picture moves. */
export async function pictureMoves(page: Page): Promise<void> {
  const place = () => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
  await expect.poll(place).toBeGreaterThan(0);
  const before = await place();
  await expect.poll(place).toBeGreaterThan(before);
}

/** Waits until the room can be written in. */
export async function canSpeak(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  await expect(page.getByText('Enter sends, Shift + Enter begins a new line')).toBeVisible();
}

/** Says something in the room. */
export async function say(page: Page, words: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Your message' });
  await box.fill(words);
  await box.press('Enter');
}

/** The talk of the room. */
export const talk = (page: Page) => page.getByRole('log', { name: 'Messages' });

/** What axe finds wrong with a page, in short. */
export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}
