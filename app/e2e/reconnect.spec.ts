import { calls } from '@goldbean/contract';
import { liveOnAir, newMember } from './academy.ts';
import { browserOf, canSpeak, expect, roomPath, say, talk, test } from './browsing.ts';

const offlineMs = 10_000;
const sayings = 20;

test('a member who was offline for ten seconds misses nothing and sees nothing twice', async ({
  browser,
}) => {
  const [reader, writer] = await Promise.all([newMember(), newMember()]);
  const live = await liveOnAir(reader);
  const { context, page } = await browserOf(browser, reader);
  // High enough for every message of the test: the list draws only visible rows.
  await page.setViewportSize({ width: 1440, height: 2_400 });
  await page.goto(roomPath(live.live_id));
  await canSpeak(page);
  // The room may have messages of an earlier run.
  const mark = `away ${Date.now().toString(36)}`;
  const words = (n: number) => `${mark} ${String(n).padStart(2, '0')}`;
  const write = async (n: number) =>
    writer.call(calls.messaging.publish, {
      room: live.room,
      client_msg_id: words(n).replaceAll(' ', '-'),
      kind: 'text',
      body: { text: words(n) },
    });
  await writer.call(calls.messaging.join, { room: live.room });

  const began = Date.now();
  await context.setOffline(true);
  await expect(page.getByRole('status').getByText('Reconnecting; your text is kept')).toBeVisible();
  for (let n = 1; n <= sayings; n += 1) {
    await write(n);
    await expect.poll(() => Date.now() - began).toBeGreaterThanOrEqual((offlineMs / sayings) * n);
  }
  await expect(talk(page).getByText(mark)).toHaveCount(0);

  await context.setOffline(false);
  await expect(talk(page).getByText(mark)).toHaveCount(sayings);
  const seen = await talk(page).getByText(mark).allTextContents();
  expect(seen).toEqual(Array.from({ length: sayings }, (_, index) => words(index + 1)));
  await canSpeak(page);
  await context.close();
});

test('M02: what got no answer says so and is sent once when tried again', async ({ browser }) => {
  const [writer, reader] = await Promise.all([newMember(), newMember()]);
  const { live_id } = await liveOnAir(writer);
  const [mine, theirs] = [await browserOf(browser, writer), await browserOf(browser, reader)];
  for (const { page } of [mine, theirs]) {
    await page.goto(roomPath(live_id));
    await canSpeak(page);
  }
  const words = `twice tried ${Date.now().toString(36)}`;

  const publish = /\/im\/v2\/chat\/publish/;
  await mine.page.route(publish, (route) => route.abort());
  await say(mine.page, words);
  await expect(talk(mine.page).getByText('Failed to send, click Retry')).toBeVisible();
  await expect(talk(theirs.page).getByText(words)).toHaveCount(0);

  await mine.page.unroute(publish);
  await talk(mine.page).getByRole('button', { name: 'Retry' }).click();
  await expect(talk(mine.page).getByText('Failed to send, click Retry')).toHaveCount(0);
  for (const { page, context } of [mine, theirs]) {
    await expect(talk(page).getByText(words)).toHaveCount(1);
    await context.close();
  }
});
