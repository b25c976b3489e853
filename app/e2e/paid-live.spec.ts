import { calls } from '@goldbean/contract';
import { liveToCome, newMember, person } from './academy.ts';
import { browserOf, expect, pictureMoves, roomPath, test } from './browsing.ts';
import { needFfmpeg, push, type TestEncoder } from './encoder.ts';

let encoder: TestEncoder | undefined;
test.beforeAll(needFfmpeg);
test.afterEach(async () => encoder?.kill());

const price = 30;

test('S49: a teacher asks a ticket; who buys it sees the picture, who does not gets none, and a stop gives the beans back', async ({
  browser,
}) => {
  const [teacher, buyer, other] = await Promise.all([
    person('teacher2'),
    newMember({ beans: 60 }),
    newMember(),
  ]);
  const { live_id } = await liveToCome(teacher);
  const before = await buyer.beans();
  const desk = await browserOf(browser, teacher);

  await test.step('the form asks for the price', async () => {
    await desk.page.goto(`/pindao/liveSetting?live_id=${live_id}`);
    await desk.page.getByRole('combobox', { name: /^Course type/ }).selectOption({ label: 'Those who paid' });
    const field = desk.page.getByRole('spinbutton', { name: /^Price of a ticket/ });
    await desk.page.getByRole('button', { name: 'Save the live session' }).click();
    await expect(field).toHaveAccessibleDescription('A ticket costs 1 to 99,999 gold beans');
    await field.fill(String(price));
    await desk.page.getByRole('button', { name: 'Save the live session' }).click();
    await expect
      .poll(async () => (await teacher.call(calls.streaming.settings, { live_id })).live.ticket_beans)
      .toBe(price);
  });

  await teacher.call(calls.streaming.start, { live_id });
  const { rtmp_url, key } = await teacher.call(calls.streaming.push, { live_id });
  encoder = push(rtmp_url, key);
  await expect.poll(async () => (await teacher.call(calls.live.info, { live_id })).state).toBe('live');

  const seats = [await browserOf(browser, buyer), await browserOf(browser, other)] as const;
  const asked: string[] = [];
  for (const { page } of seats) {
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(roomPath(live_id));
    await expect(page.getByRole('heading', { name: 'This live session asks a ticket' })).toBeVisible();
  }
  expect(asked.filter((path) => /^\/(flv|hls)\//.test(path))).toEqual([]);

  const [{ page }, waiting] = seats;
  await page.getByRole('button', { name: 'Buy the ticket' }).dblclick();
  await pictureMoves(page);
  expect(await buyer.beans()).toBe(before - price);
  await expect(waiting.page.getByRole('button', { name: 'Buy the ticket' })).toBeVisible();
  await expect(other.call(calls.live.info, { live_id })).rejects.toMatchObject({
    msgKey: 'live.requirement',
  });

  await teacher.call(calls.streaming.end, { live_id, kind: 'stop', reason: 'The line is broken' });
  await expect.poll(() => buyer.beans()).toBe(before);
  await page.reload();
  await expect(page.getByText('The beans of your ticket were given back to you.')).toBeVisible();
  for (const { context } of [...seats, desk]) await context.close();
});
