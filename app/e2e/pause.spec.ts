import { calls } from '@goldbean/contract';
import type { Page } from '@playwright/test';
import { liveToCome, newMember, person } from './academy.ts';
import { browserOf, consolePath, expect, pictureMoves, roomPath, test } from './browsing.ts';
import { needFfmpeg, push, type TestEncoder } from './encoder.ts';

let encoder: TestEncoder | undefined;
test.beforeAll(needFfmpeg);
test.afterEach(async () => encoder?.kill());

const pausePicture = (page: Page) =>
  page.getByRole('heading', { name: 'The teacher is taking a short break' });

test('S36: a test picture is the teacher’s alone; a pause takes the picture from all members and gives it back', async ({
  browser,
}) => {
  const [teacher, a, b] = await Promise.all([person('teacher2'), newMember(), newMember()]);
  const { live_id } = await liveToCome(teacher);
  const { rtmp_url, key } = await teacher.call(calls.streaming.push, { live_id });
  const members = [await browserOf(browser, a), await browserOf(browser, b)];
  const desk = await browserOf(browser, teacher);
  /** Pages that were loaded, by page: one each until the end, since nobody reloads. */
  const loads = new Map<Page, number>();
  for (const { page } of [...members, desk]) {
    page.on('load', () => loads.set(page, (loads.get(page) ?? 0) + 1));
  }
  for (const { page } of members) {
    await page.goto(roomPath(live_id));
    await expect(page.getByText('The live session begins in')).toBeVisible();
  }
  await desk.page.goto(consolePath(live_id));

  await test.step('G212: the teacher looks at the picture before anybody else', async () => {
    await desk.page.getByRole('button', { name: 'Look at the picture first' }).click();
    await expect(desk.page.getByText('Test: only those who run this live session')).toBeVisible();
    encoder = push(rtmp_url, key);
    await pictureMoves(desk.page);
    const seen = await a.call(calls.live.info, { live_id });
    expect(seen).toMatchObject({ state: 'not_started', testing: false, media: { flv: '', hls: null } });
    for (const { page } of members) {
      await expect(page.getByText('The live session begins in')).toBeVisible();
    }
  });

  await test.step('G089: on air, everybody has it', async () => {
    await desk.page.getByRole('button', { name: 'Go on air with this live session' }).click();
    for (const { page } of [...members, desk]) await pictureMoves(page);
  });

  await test.step('G213: the pause picture stands for all members, and the teacher’s own goes on', async () => {
    await desk.page.getByRole('button', { name: 'Show the pause picture' }).click();
    for (const { page } of members) {
      await expect(pausePicture(page)).toBeVisible();
      await expect(page.locator('video')).toHaveCount(0);
    }
    await expect(desk.page.getByText('Viewers see the pause picture since')).toBeVisible();
    await pictureMoves(desk.page);
    expect((await a.call(calls.live.info, { live_id })).media).toEqual({ flv: '', hls: null });
  });

  await test.step('who comes during it sees it as well', async () => {
    const late = await browserOf(browser, await newMember());
    await late.page.goto(roomPath(live_id));
    await expect(pausePicture(late.page)).toBeVisible();
    await late.context.close();
  });

  await test.step('an encoder that is restarted meanwhile changes nothing for them', async () => {
    await encoder?.kill();
    await expect(desk.page.getByText('No picture is arriving')).toBeVisible();
    for (const { page } of members) await expect(pausePicture(page)).toBeVisible();
    encoder = push(rtmp_url, key);
    await pictureMoves(desk.page);
    for (const { page } of members) await expect(pausePicture(page)).toBeVisible();
  });

  await test.step('going on brings the picture back', async () => {
    await desk.page.getByRole('button', { name: 'Go on with the picture' }).click();
    for (const { page } of members) {
      await expect(pausePicture(page)).toBeHidden();
      await pictureMoves(page);
    }
    expect([...loads.values()]).toEqual([1, 1, 1]);
  });

  for (const { context } of [...members, desk]) await context.close();
});
