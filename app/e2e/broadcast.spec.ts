import { calls } from '@goldbean/contract';
import { liveToCome, newMember, person } from './academy.ts';
import { browserOf, consolePath, expect, pictureMoves, roomPath, test } from './browsing.ts';
import { needFfmpeg, push, type TestEncoder } from './encoder.ts';

/** How soon everybody in a room sees its end, in ms. */
const promisedMs = 2_000;

let encoder: TestEncoder | undefined;
test.beforeAll(needFfmpeg);
test.afterEach(async () => encoder?.kill());

test('a teacher goes on air, drops out, comes back and ends; the members see all of it without reload', async ({
  browser,
}) => {
  const [teacher, a, b] = await Promise.all([person('teacher2'), newMember(), newMember()]);
  const { live_id } = await liveToCome(teacher);
  const state = async () => (await a.call(calls.live.info, { live_id })).state;

  const members = [await browserOf(browser, a), await browserOf(browser, b)];
  const desk = await browserOf(browser, teacher);
  await desk.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const { page } of members) {
    await page.goto(roomPath(live_id));
    await expect(page.getByText('The live session begins in')).toBeVisible();
  }
  await desk.page.goto(consolePath(live_id));
  const copied = () => desk.page.evaluate(() => navigator.clipboard.readText());

  const { rtmp_url, key } = await test.step('the console gives address and key', async () => {
    const given = await teacher.call(calls.streaming.push, { live_id });
    await desk.page.getByRole('button', { name: 'Copy the address' }).click();
    await expect.poll(copied).toBe(given.rtmp_url);
    await desk.page.getByRole('button', { name: 'Copy the key' }).click();
    await expect.poll(copied).toBe(given.key);
    await desk.page.getByRole('button', { name: 'Go on air with this live session' }).click();
    await expect(desk.page.getByText('Chosen: the first picture')).toBeVisible();
    return given;
  });

  await test.step('a wrong key is refused, and the teacher reads why', async () => {
    expect(await push(rtmp_url, key.replace(/key=.*/, 'key=wrong')).ended).not.toBe(0);
    await expect(desk.page.getByText(/the stream key is wrong/)).toBeVisible();
    expect(await state()).toBe('not_started');
  });

  await test.step('the picture of the encoder plays for both members', async () => {
    encoder = push(rtmp_url, key);
    for (const { page } of members) await pictureMoves(page);
    await expect(desk.page.getByText('Frames per second')).toBeVisible();
    expect(await state()).toBe('live');
  });

  await test.step('when the encoder drops out the pause picture stands', async () => {
    await encoder?.kill();
    for (const { page } of members) {
      await expect(page.getByText('The teacher’s picture has dropped out')).toBeVisible();
    }
  });

  await test.step('the encoder that comes back resumes the same live session', async () => {
    encoder = push(rtmp_url, key);
    for (const { page } of members) {
      await expect(page.getByText('The teacher’s picture has dropped out')).toBeHidden();
      await pictureMoves(page);
    }
    expect(await state()).toBe('live');
  });

  await test.step('a notice reaches everybody', async () => {
    for (const { page } of members) {
      await page.getByRole('heading', { name: 'About this live session' }).scrollIntoViewIfNeeded();
    }
    const notice = desk.page.getByRole('textbox', { name: 'Notice to everybody in the room' });
    await notice.fill('We go on at 20:15');
    await notice.press('Enter');
    for (const { page } of members) await expect(page.getByText('We go on at 20:15')).toBeInViewport();
  });

  await test.step('the end reaches everybody within two seconds', async () => {
    await desk.page.getByRole('button', { name: 'End the live session' }).click();
    await desk.page.getByRole('alertdialog').getByRole('button', { name: 'End the live session' }).click();
    await expect(desk.page.getByRole('heading', { name: 'The live session is over' })).toBeVisible();
    for (const { page } of members) {
      await expect(page.getByRole('heading', { name: 'Live ended' })).toBeVisible({ timeout: promisedMs });
    }
    await expect.poll(state).toBe('ended');
  });

  for (const { context } of [...members, desk]) await context.close();
});

test('an inspector stops a live session from its room, and the members read why', async ({ browser }) => {
  const [teacher, member, inspector] = await Promise.all([
    person('teacher2'),
    newMember(),
    person('inspector'),
  ]);
  const { live_id } = await liveToCome(teacher);
  const { rtmp_url, key } = await teacher.call(calls.streaming.push, { live_id });
  await teacher.call(calls.streaming.start, { live_id });
  encoder = push(rtmp_url, key);

  const seat = await browserOf(browser, member);
  const watch = await browserOf(browser, inspector);
  for (const { page } of [seat, watch]) {
    await page.goto(roomPath(live_id));
    await pictureMoves(page);
  }
  await expect(seat.page.getByRole('button', { name: 'Stop it for a reason' })).toHaveCount(0);

  await watch.page.getByRole('button', { name: 'Stop it for a reason' }).click();
  const ask = watch.page.getByRole('alertdialog');
  await ask.getByRole('button', { name: 'Stop it for a reason' }).click();
  await expect(ask.getByText('Give a reason for stopping the live session')).toBeVisible();
  await ask.getByRole('textbox', { name: 'Reason' }).fill('No risk line was shown');
  await ask.getByRole('button', { name: 'Stop it for a reason' }).click();
  for (const { page } of [seat, watch]) {
    await expect(page.getByRole('heading', { name: 'This live session was stopped' })).toBeVisible();
    const picture = page.getByRole('region', { name: 'Picture of the live session' });
    await expect(picture.getByText('No risk line was shown')).toBeVisible();
  }
  expect((await member.call(calls.live.info, { live_id })).state).toBe('stopped');
  for (const { context } of [seat, watch]) await context.close();
});
