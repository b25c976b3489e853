import { liveOnAir, newMember, person } from './academy.ts';
import { browserOf, canSpeak, consolePath, expect, roomPath, test } from './browsing.ts';

test('C026: a teacher asks the room, two members vote and see it count, and who comes late finds all of it', async ({
  browser,
}) => {
  const [teacher, a, b, late] = await Promise.all([person('teacher'), newMember(), newMember(), newMember()]);
  const { live_id } = await liveOnAir(a);
  const question = 'Would you add after the golden cross?';
  const first = await browserOf(browser, a);
  const second = await browserOf(browser, b);
  for (const { page } of [first, second]) {
    await page.goto(roomPath(live_id));
    await canSpeak(page);
  }
  const desk = await browserOf(browser, teacher);
  await desk.page.goto(consolePath(live_id));
  await canSpeak(desk.page);
  const form = desk.page.getByRole('region', { name: 'Ask the room' });

  await test.step('the teacher asks', async () => {
    await form.getByLabel('Question').fill(question);
    await form.getByLabel('Answer 1').fill('Add at once');
    await form.getByLabel('Answer 2').fill('Wait three days');
    // By default it ends by itself after a minute, which a slow machine needs for the steps before the last.
    await form.getByLabel('Open for').selectOption({ label: '5 minutes' });
    await form.getByRole('button', { name: 'Start the vote' }).click();
    await expect(form.getByRole('button', { name: 'Close the vote now' })).toBeVisible();
  });

  const cardOf = (page: typeof first.page) => page.getByRole('region', { name: question });
  await test.step('both members vote, and each sees the other counted without reload', async () => {
    for (const [{ page }, answer] of [
      [first, 'Add at once'],
      [second, 'Wait three days'],
    ] as const) {
      await cardOf(page).getByRole('radio', { name: answer }).check();
      await cardOf(page).getByRole('button', { name: 'Vote', exact: true }).click();
      await expect(cardOf(page).getByText('Your vote')).toBeVisible();
    }
    for (const { page } of [first, second, desk])
      await expect(page.getByText('2 votes').first()).toBeVisible();
  });

  await test.step('who comes late sees the question and how it stands', async () => {
    const { page } = await browserOf(browser, late);
    await page.goto(roomPath(live_id));
    await expect(cardOf(page).getByText('2 votes')).toBeVisible();
    await expect(cardOf(page).getByRole('radio')).toHaveCount(2);
  });

  await test.step('the teacher closes it, and everybody sees the result', async () => {
    await form.getByRole('button', { name: 'Close the vote now' }).click();
    for (const { page } of [first, second])
      await expect(cardOf(page).getByText('Result', { exact: true })).toBeVisible();
    await expect(form.getByRole('button', { name: 'Start the vote' })).toBeVisible();
  });
});
