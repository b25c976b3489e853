import { newMember, sharedClass } from './academy.ts';
import { browserOf, canSpeak, expect, say, talk, test } from './browsing.ts';

test('E35, E39: a message sent on to a member opens a conversation that both see, and is answered with a quote', async ({
  browser,
}) => {
  const [a, b] = await Promise.all([
    newMember({ inClassOf: 'teacher' }),
    newMember({ inClassOf: 'teacher' }),
  ]);
  const shared = await sharedClass(a, b);
  await b.write(shared.room, 'the notes of lesson nine are here');
  const first = await browserOf(browser, a);
  const { page } = first;

  await test.step('from the menu of the message to the member', async () => {
    await page.goto(`/chat?group=${shared.group_id}`);
    await canSpeak(page);
    const row = talk(page).getByText('the notes of lesson nine are here');
    await row.hover();
    await page
      .getByRole('button', { name: `More about the message of ${b.nickname}` })
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'Forward' }).click();
    const dialog = page.getByRole('dialog', { name: 'Forward 1 message' });
    await dialog.getByRole('searchbox').fill(b.nickname);
    await dialog.getByRole('checkbox', { name: b.nickname }).check();
    await dialog.getByRole('button', { name: 'Forward', exact: true }).click();
    await expect(page.getByText('Forwarded to all')).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('navigation', { name: 'Conversations' }).getByText(b.nickname).first().click();
    await expect(page.getByRole('heading', { name: b.nickname })).toBeVisible();
    await expect(talk(page).getByText('the notes of lesson nine are here')).toBeVisible();
  });

  const second = await browserOf(browser, b);
  await test.step('the other sees it and answers it', async () => {
    await second.page.goto('/chat');
    await second.page
      .getByRole('navigation', { name: 'Conversations' })
      .getByText(a.nickname, { exact: true })
      .click();
    await canSpeak(second.page);
    await talk(second.page).getByText('the notes of lesson nine are here').hover();
    await second.page.getByRole('button', { name: `Reply to ${a.nickname}` }).click();
    await say(second.page, 'thank you for these');
    const answer = talk(page).getByText('thank you for these');
    await expect(answer).toBeVisible();
    await expect(talk(page).getByText(`${a.nickname}: the notes of lesson nine are here`)).toBeVisible();
  });

  await test.step('S17: what is not sent is still there after a reload', async () => {
    await canSpeak(page);
    await page.getByRole('textbox', { name: 'Your message' }).fill('half a thought');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('half a thought');
  });
  await Promise.all([first.context.close(), second.context.close()]);
});
