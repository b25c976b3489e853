import { calls } from '@goldbean/contract';
import { liveOnAir, newMember, person } from './academy.ts';
import { browserOf, canSpeak, expect, pictureMoves, roomPath, test } from './browsing.ts';

test('E Security.4: who is frozen loses the picture for a moment, without words of failure, and watches on', async ({
  browser,
}) => {
  const [member, teacher] = await Promise.all([newMember(), person('teacher')]);
  const live = await liveOnAir(member);
  const { live_id } = live;
  const { context, page } = await browserOf(browser, member);
  const opened: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/flv/')) opened.push(searchParams.get('act') ?? '');
  });
  await page.goto(roomPath(live_id));
  await canSpeak(page);
  await pictureMoves(page);
  expect(opened.at(-1)).toBe('');

  // From here on no word of a failure may be seen, not for a moment.
  await page.evaluate(() => {
    const { body } = document;
    const seen = (body.dataset['seen'] = '');
    new MutationObserver(() => {
      const failure = /does not arrive|you are offline|cannot play|try again/i.exec(body.innerText);
      if (failure) body.dataset['seen'] = seen + failure[0];
    }).observe(body, { subtree: true, childList: true, characterData: true });
  });
  const { freeze_id } = await teacher.call(calls.moderation.freeze, {
    live_id,
    uid: member.uid,
    type: 3,
    reason: 'noise',
  });
  await expect.poll(() => opened.at(-1)).toBe(freeze_id);
  await pictureMoves(page);
  await expect(page.getByText(/^You have been frozen/).first()).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset['seen'])).toBe('');

  await teacher.call(calls.moderation.unfreeze, { freeze_id, note: '' });
  await canSpeak(page);
  await context.close();
});
