import { newMember, sharedClass } from './academy.ts';
import { browserOf, canSpeak, expect, say, talk, test } from './browsing.ts';

test('Q11: what a classmate writes raises the badge on the homepage, and is read in the class chat', async ({
  browser,
}) => {
  const [a, b] = await Promise.all([
    newMember({ inClassOf: 'teacher' }),
    newMember({ inClassOf: 'teacher' }),
  ]);
  const { room, name, group_id } = await sharedClass(a, b);
  const first = await browserOf(browser, a);
  const { page } = first;
  let sockets = 0;
  page.on('websocket', () => (sockets += 1));
  const badge = (words: string) => page.getByRole('banner').getByRole('link', { name: words, exact: true });

  await test.step('one connection before any room is entered, and nothing unread', async () => {
    const joined = page.waitForResponse((answer) => answer.url().includes('/im/v2/chat/join'));
    await page.goto('/hljw/homepage');
    await joined;
    await expect(badge('Class chat')).toBeVisible();
    expect(sockets).toBe(1);
  });

  await test.step('each message raises the badge', async () => {
    await b.write(room, 'who has the notes of lesson three?');
    await expect(badge('Class chat, 1 unread message')).toBeVisible();
    await b.write(room, 'the ones on moving averages');
    await expect(badge('Class chat, 2 unread messages')).toBeVisible();
    await page.reload();
    await expect(badge('Class chat, 2 unread messages')).toBeVisible();
  });

  await test.step('reading takes it away, and both talk', async () => {
    await badge('Class chat, 2 unread messages').click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(talk(page).getByText('the ones on moving averages')).toBeVisible();
    await expect(badge('Class chat')).toBeVisible();
    await canSpeak(page);
    const second = await browserOf(browser, b);
    await second.page.goto(`/chat?group=${group_id}`);
    await canSpeak(second.page);
    await say(page, 'I will send you mine');
    await expect(talk(second.page).getByText('I will send you mine')).toBeVisible();
    await say(second.page, 'thank you!');
    await expect(talk(page).getByText('thank you!')).toBeVisible();
    await expect(badge('Class chat')).toBeVisible();
    await second.context.close();
  });

  await test.step('back on the homepage it rises again', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/homepage/);
    // The address changes before the page does, and what is said while the chat is still shown counts as read.
    await expect(talk(page)).toBeHidden();
    await b.write(room, 'see you tonight');
    await expect(badge('Class chat, 1 unread message')).toBeVisible();
  });
  await first.context.close();
});

test('a visitor finds the class chat, is asked to sign in, and opens no connection', async ({ page }) => {
  let sockets = 0;
  page.on('websocket', () => (sockets += 1));
  await page.goto('/chat');
  await expect(page.getByText('Sign in to join the talk')).toBeVisible();
  expect(sockets).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login\?to=/);
});
