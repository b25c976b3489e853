import { calls } from '@goldbean/contract';
import { newMember, sharedClass } from './academy.ts';
import { browserOf, canSpeak, expect, talk, test } from './browsing.ts';

test('F: one subscription for all rooms: list and badge rise for a room that is not open, and a mark stays', async ({
  browser,
}) => {
  const [a, b] = await Promise.all([
    newMember({ inClassOf: 'teacher' }),
    newMember({ inClassOf: 'teacher' }),
  ]);
  const group = await sharedClass(a, b);
  const pair = await a.call(calls.direct.open, { uid: b.uid });

  const { context, page } = await browserOf(browser, a);
  const joins: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/im/v2/chat/join'))
      joins.push(new URLSearchParams(request.postData() ?? '').get('room') ?? '');
  });
  const badge = (words: string) => page.getByRole('banner').getByRole('link', { name: words, exact: true });
  const row = page.getByRole('navigation', { name: 'Conversations' }).getByRole('listitem').filter({
    hasText: group.name,
  });
  const mark = crypto.randomUUID().slice(0, 8);

  await test.step('a room that is not open', async () => {
    await page.goto(`/chat?group=${pair.room}`);
    await canSpeak(page);
    await expect(badge('Class chat')).toBeVisible();
    expect(joins.toSorted()).toEqual(['inbox', pair.room].toSorted());
    await b.write(group.room, `first ${mark}`);
    await expect(badge('Class chat, 1 unread message')).toBeVisible();
    await expect(row).toContainText(`first ${mark}`);
    await expect(row).toContainText('1 unread message');
    await b.write(group.room, `second ${mark}`);
    await expect(badge('Class chat, 2 unread messages')).toBeVisible();
    await expect(row).toContainText(`second ${mark}`);
    expect(joins).toHaveLength(2);
  });

  await test.step('is right at once after a time without a connection', async () => {
    await context.setOffline(true);
    await expect(page.getByRole('status').getByText('Reconnecting; your text is kept')).toBeVisible();
    await b.write(group.room, `third ${mark}`);
    joins.length = 0;
    await context.setOffline(false);
    await expect(badge('Class chat, 3 unread messages')).toBeVisible();
    // The open room resumes on the socket; nothing else is joined.
    expect(joins).toEqual(['inbox']);
  });

  await test.step('S17: marked as unread it stays so over a reload, until it is opened again', async () => {
    await row.getByRole('button').first().click();
    await expect(talk(page).getByText(`third ${mark}`)).toBeVisible();
    await expect(badge('Class chat')).toBeVisible();
    await row.getByRole('button', { name: `More about ${group.name}` }).click();
    await page.getByRole('menuitem', { name: 'Mark as unread' }).click();
    await expect(badge('Class chat, 1 unread message')).toBeVisible();
    await page.goto('/hljw/homepage');
    await expect(badge('Class chat, 1 unread message')).toBeVisible();
    await page.reload();
    await expect(badge('Class chat, 1 unread message')).toBeVisible();
    await page.goto(`/chat?group=${group.group_id}`);
    await expect(talk(page).getByText('Unread messages begin here')).toBeVisible();
    await expect(badge('Class chat')).toBeVisible();
  });

  await test.step('S17: from a message on, and read without being opened', async () => {
    await talk(page).getByText(`second ${mark}`).hover();
    // Of the three messages the second.
    await talk(page)
      .getByRole('button', { name: /^More about the message of/ })
      .nth(-2)
      .click();
    await page.getByRole('menuitem', { name: 'Mark as unread from here' }).click();
    await expect(row).toContainText('2 unread messages');
    await page.goto(`/chat?group=${pair.room}`);
    await canSpeak(page);
    await expect(badge('Class chat, 2 unread messages')).toBeVisible();
    await row.getByRole('button', { name: `More about ${group.name}` }).click();
    await page.getByRole('menuitem', { name: 'Mark as read' }).click();
    await expect(badge('Class chat')).toBeVisible();
    await expect(row).not.toContainText('unread message');
  });
  await context.close();
});
