import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@goldbean/contract/live';
import type { BrowserContext, Page } from '@playwright/test';
import { infoOf, liveId, roomAnswers } from '../src/routes/live/live.fixtures.ts';
import { written } from '../src/routes/live/live-words.fixtures.ts';
import type { Replies } from '../src/stories/answers.ts';
import { storyNow } from '../src/stories/fixed-clock.ts';
import { shellAnswers, storyMember } from '../src/stories/shell-answers.ts';
import { localized } from '../src/stories/spoken.ts';
import { baseUrl, liveOnAir, newMember } from './academy.ts';
import { expect, pictureMoves, roomPath, test } from './browsing.ts';
import { serveStorybook, type StorybookServer } from './storybook-server.ts';

/*
 * The live room's story and the running app, built and served by the real server, must look the same. Both get the
 * same answers: the story from its transport, the app at its network. The clock is fixed in both, and the picture of
 * the stream is replaced by the story's still. Both speak English, which Storybook opens with and `spoken` too.
 */

const answers: Replies = Object.assign(
  {},
  shellAnswers(storyMember, storyNow),
  ...roomAnswers,
  infoOf(),
) as Replies;

let storybook: StorybookServer;
test.beforeAll(async () => {
  storybook = await serveStorybook();
});
test.afterAll(() => storybook.stop());

/** Answers the calls of the app with those of the story; its picture comes from the demo's own live session. */
async function answerAtNetwork(context: BrowserContext): Promise<string[]> {
  const viewer = await newMember();
  const { live_id } = await liveOnAir(viewer);
  const { flv } = (await viewer.call(calls.live.info, { live_id })).media;
  const unanswered: string[] = [];
  await context.route(
    (url) => url.pathname in answers,
    async (route) => {
      const request = route.request();
      const url = new URL(request.url());
      const body = request.postData() ?? '';
      const fields = {
        ...Object.fromEntries(url.searchParams),
        ...(body.startsWith('{')
          ? (JSON.parse(body) as Record<string, unknown>)
          : Object.fromEntries(new URLSearchParams(body))),
      };
      const outcome = answers[url.pathname]?.(fields);
      if (outcome?.kind === 'answered') await route.fulfill({ json: outcome.body });
      else unanswered.push(url.pathname);
    },
  );
  await context.route(/\/story\.flv/, (route) => route.continue({ url: `${baseUrl()}${flv}` }));
  await context.routeWebSocket(/story\.invalid/, (socket) => {
    socket.onMessage((text) => {
      const frame = JSON.parse(String(text)) as { type: string };
      if (frame.type === 'ping') socket.send(JSON.stringify({ type: 'pong' }));
      if (frame.type === 'resume') socket.send(JSON.stringify({ ...frame, ok: true }));
    });
    socket.send(JSON.stringify({ type: 'init', client_id: 'story', data: { client_id: 'story' } }));
  });
  return unanswered;
}

/** Rounded corners are smoothed anew by each page: their edges may differ by a shade. */
const cornerPixels = 40;

/** How many pixels of two pictures differ. */
const differences = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          const canvas = Object.assign(document.createElement('canvas'), {
            width: image.width,
            height: image.height,
          });
          const context = canvas.getContext('2d');
          if (!context) throw new Error('no canvas');
          context.drawImage(image, 0, 0);
          return new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
        }),
      );
      if (!first || first.length !== second?.length) throw new Error('the pictures differ in size');
      return first.reduce((count, pixel, at) => count + Number(pixel !== second[at]), 0);
    },
    [one.toString('base64'), other.toString('base64')],
  );

/** The room as it stands, with the still in place of what moves. */
async function photograph(page: Page): Promise<Buffer> {
  const still = readFileSync(join(import.meta.dirname, '../src/stories/still.webp')).toString('base64');
  await expect(page.getByText(localized(written.reply))).toBeVisible();
  await page.evaluate(async (picture) => {
    const video = document.querySelector('video');
    if (!video) throw new Error('the room has no picture');
    // Poster and stream are drawn by other paths than a still: both give way, and player and stream go on undisturbed.
    video.style.visibility = 'hidden';
    // An element, since only of an element `decode` promises that the next frame paints it.
    const image = new Image();
    image.src = `data:image/webp;base64,${picture}`;
    Object.assign(image.style, { position: 'absolute', inset: '0', width: '100%', height: '100%' });
    image.style.objectFit = 'contain';
    video.after(image);
    await Promise.all([image.decode(), document.fonts.ready]);
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  }, still);
  return standingStill(page);
}

/** A picture of the page once two in a row are the same: what still loads or fades is not of the face. */
async function standingStill(page: Page): Promise<Buffer> {
  let last = await page.screenshot({ animations: 'disabled' });
  await expect(async () => {
    const next = await page.screenshot({ animations: 'disabled' });
    const stands = next.equals(last);
    last = next;
    expect(stands).toBe(true);
  }).toPass();
  return last;
}

test('the live room of Storybook and of the running app are one picture', async ({ browser }, info) => {
  const options = { locale: 'en-US', timezoneId: 'Asia/Shanghai', viewport: { width: 1440, height: 900 } };

  const shown = await browser.newContext(options);
  const story = await shown.newPage();
  await story.goto(storybook.storyUrl('pages-live-liveroom--on-air'));
  await expect(story.getByRole('group', { name: 'Player controls' })).toBeAttached();
  const fromStory = await photograph(story);

  const running = await browser.newContext({ ...options, baseURL: baseUrl() });
  const unanswered = await answerAtNetwork(running);
  await running.addInitScript(() => sessionStorage.setItem('userToken', 'story'));
  const room = await running.newPage();
  await room.clock.setFixedTime(storyNow);
  await room.goto(roomPath(liveId));
  await pictureMoves(room);
  const fromApp = await photograph(room);

  await info.attach('storybook', { body: fromStory, contentType: 'image/png' });
  await info.attach('app', { body: fromApp, contentType: 'image/png' });
  expect(unanswered).toEqual([]);
  expect(await differences(room, fromStory, fromApp)).toBeLessThanOrEqual(cornerPixels);
  for (const context of [shown, running]) await context.close();
});

test('the gift bar stands wholly in the window, and choosing and sending keep the picture in it', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: baseUrl(),
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  });
  await answerAtNetwork(context);
  await context.addInitScript(() => sessionStorage.setItem('userToken', 'story'));
  const page = await context.newPage();
  await page.clock.setFixedTime(storyNow);
  await page.goto(roomPath(liveId));
  await pictureMoves(page);

  const bar = page.getByRole('region', { name: 'Gifts', exact: true });
  const inWindow = async () => {
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel(/^Live picture of/)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  };
  await inWindow();
  await bar.getByRole('button', { name: /Sunflower/ }).click();
  await bar.getByRole('radio', { name: '10' }).check();
  await inWindow();
  await bar.getByRole('button', { name: /^Send for/ }).click();
  await inWindow();
  const logo = await page.getByRole('link', { name: 'Goldbean' }).boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.x).toBe(logo?.x);
  await context.close();
});

test('what lies over the picture goes when nobody uses it', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: baseUrl(), locale: 'en-US' });
  await answerAtNetwork(context);
  await context.addInitScript(() => sessionStorage.setItem('userToken', 'story'));
  const page = await context.newPage();
  await page.goto(roomPath(liveId));
  await pictureMoves(page);

  const opacity = () =>
    page
      .getByRole('group', { name: 'Player controls' })
      .evaluate(({ parentElement }) => parentElement && getComputedStyle(parentElement).opacity);
  const tag = () =>
    page
      .getByRole('region', { name: /Picture of the live session/ })
      .getByText('Live', { exact: true })
      .evaluate(({ parentElement }) => parentElement && getComputedStyle(parentElement).opacity);
  await expect.poll(opacity).toBe('0');
  await page.getByRole('region', { name: /Picture of the live session/ }).hover();
  await expect.poll(opacity).toBe('1');
  await expect.poll(tag).toBe('1');
  // The pointer rests on the picture, so the controls show.
  await expect.poll(opacity).toBe('0');
  await expect.poll(tag).toBe('0');
  await context.close();
});
