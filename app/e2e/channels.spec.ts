import { calls } from '@goldbean/contract';
import { newMember } from './academy.ts';
import { browserOf, expect, test } from './browsing.ts';

test('S13: subscribing brings the class group into another tab at once; following is apart from it', async ({
  browser,
}) => {
  const member = await newMember({ inClassOf: 'teacher' });
  const { list } = await member.call(calls.channels.list, { page_size: 100 });
  const free = list.find(({ subscribed, followed }) => !subscribed && !followed);
  if (!free) throw new Error('the demo has one channel alone');
  const { context, page } = await browserOf(browser, member);
  const chat = await context.newPage();
  await chat.goto('/chat');
  const group = chat.getByRole('navigation').getByText(free.name);
  await expect(chat.getByRole('banner')).toBeVisible();

  await test.step('it is found by its name, and the search stays in the address', async () => {
    await page.goto('/hljw/pindaolist');
    await page.getByRole('searchbox', { name: 'Search channels' }).fill(free.name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=/);
    await page.getByRole('link', { name: free.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: free.name })).toBeVisible();
  });

  await test.step('following changes no subscription', async () => {
    await page.getByRole('button', { name: `Follow: ${free.name}` }).click();
    await expect(page.getByRole('button', { name: `Following: ${free.name}` })).toBeVisible();
    expect(await member.call(calls.channels.info, { channel_id: free.channel_id })).toMatchObject({
      followed: true,
      subscribed: false,
      group_id: null,
    });
  });

  await test.step('V35, T07: with the terms ticked the class group is there, in the other tab too', async () => {
    await page.getByRole('button', { name: `Subscribe: ${free.name}` }).click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Open the class group' })).toBeVisible();
    await expect(group.or(chat.getByRole('link', { name: free.name })).first()).toBeVisible();
  });

  await test.step('D94: it is given up after a question, and following stays', async () => {
    await page.getByRole('button', { name: `Subscribed: ${free.name}` }).click();
    await page.getByRole('button', { name: 'Cancel the subscription', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Open the class group' })).toBeHidden();
    await expect(page.getByRole('button', { name: `Following: ${free.name}` })).toBeVisible();
  });
  await context.close();
});

test('S16, P01: a visitor sees the large classes, is asked to sign in, and comes back to them', async ({
  page,
}) => {
  await page.goto('/hljw/largeGroupClass');
  await page
    .getByRole('button', { name: /^Enter the class/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: /member2/ }).click();
  await expect(page).toHaveURL(/\/hljw\/largeGroupClass/);
  await page
    .getByRole('button', { name: /^Enter the class/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/chat\?group=/);
});
