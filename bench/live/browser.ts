import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { installReader, readerBits } from './clocked-picture.ts';
import type { Stack } from './stack.ts';

const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Lends a browser that plays without a press. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [...sandbox, '--autoplay-policy=no-user-gesture-required'],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A browser of a member's own, with an empty cache. */
export async function openFor(
  browser: Browser,
  url: string,
  token: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript((mine) => sessionStorage.setItem('userToken', mine), token);
  await context.addInitScript(installReader, readerBits);
  return { context, page: await context.newPage() };
}

export const roomPath = ({ liveId }: Pick<Stack, 'liveId'>): string => `/pindao/pdLive?live_id=${liveId}`;

/** Waits until the picture of the room moves. */
export async function pictureMoves(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const video = document.querySelector<HTMLVideoElement>('video:not([data-spare])');
    return video !== null && video.currentTime > 0.5 && video.readyState > 2;
  });
}
