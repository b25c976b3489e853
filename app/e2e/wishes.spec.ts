import { calls } from '@goldbean/contract';
import type { Locator, Page } from '@playwright/test';
import { newMember, person } from './academy.ts';
import { browserOf, expect, faults, test } from './browsing.ts';

/*
 * S08 to S12: a member makes a wish, another votes, speeds it up and comments, the product head decides; each sees what the
 * others do without a reload. A wish that is hidden gives its speed-up votes back.
 */

/** The smallest picture that the server takes: one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const detailsPath = (wishId: string) => `/hljw/wishDetails?wish_id=${wishId}`;
const cardOf = (page: Page, title: string): Locator => page.getByRole('article').filter({ hasText: title });

/** The product head gives the wish of the page another status. */
async function move(page: Page, status: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Change the status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the status of the wish' });
  await dialog.getByRole('radio', { name: status }).check();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
}

test('S08 to S12: a wish, from the form to its completion, between two members and the product head', async ({
  browser,
}) => {
  const [author, voter, head] = await Promise.all([
    newMember(),
    newMember({ beans: 60 }),
    person('producthead'),
  ]);
  const [a, b, c] = [
    await browserOf(browser, author),
    await browserOf(browser, voter),
    await browserOf(browser, head),
  ];
  const title = `Draw lines ${Date.now().toString(36)}`;
  const remark = `I need it too, ${title}`;
  let wishId = '';

  await test.step('S42, S08: the pool opens from the bar, empty of it', async () => {
    await b.page.goto('/hljw/homepage');
    await b.page.getByRole('link', { name: 'Wish pool' }).click();
    await expect(b.page).toHaveURL(/\/hljw\/wishblock$/);
    await expect(b.page.getByRole('tab', { name: 'Recently released' })).toBeVisible();
  });

  await test.step('S09, V19: a wish needs a title; its draft survives a reload', async () => {
    const { page } = a;
    await page.goto('/hljw/wishblock');
    await page.getByRole('link', { name: 'Make the wish' }).first().click();
    const form = page.getByRole('form', { name: 'Make the wish' });
    await expect(form.getByRole('textbox', { name: 'Page' })).toHaveValue('/hljw/wishblock');
    await form.getByRole('button', { name: 'Make the wish' }).click();
    await expect(form.getByText('Give the wish a title')).toBeVisible();
    await form.getByRole('textbox', { name: 'Title' }).fill(title);
    await form
      .getByRole('textbox', { name: 'Description' })
      .fill('In the chart:\n- trend\n- channel\n<b>x</b>');
    await form
      .getByLabel('Add pictures')
      .setInputFiles({ name: 'chart.png', mimeType: 'image/png', buffer: pixel });
    await expect(form.getByRole('img', { name: 'chart.png' })).toBeVisible();
    await page.reload();
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
    await expect(form.getByRole('img', { name: 'chart.png' })).toBeVisible();
    await form.getByRole('button', { name: 'Make the wish' }).click();
    await expect(page).toHaveURL(/wishDetails/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    // Markup is letters, dashes are a list.
    await expect(page.getByRole('article', { name: title }).getByText('<b>x</b>')).toBeVisible();
    await expect(page.getByRole('article', { name: title }).getByRole('listitem')).not.toHaveCount(0);
    wishId = new URL(page.url()).searchParams.get('wish_id') ?? '';
  });

  // The list of its author, which stays open beside the page of the wish.
  const listed = await a.context.newPage();
  await listed.goto('/hljw/wishblock');
  const card = cardOf(listed, title).first();

  await test.step('S08: it comes into the list of another member, who votes; its author sees that', async () => {
    // No line moves under the pointer: new wishes wait above the list.
    await b.page.getByRole('button', { name: /new wish/ }).click();
    const mine = cardOf(b.page, title).first();
    await mine.getByRole('button', { name: 'Vote' }).click();
    await expect(mine.getByRole('button', { name: 'You voted' })).toHaveAttribute('aria-pressed', 'true');
    await expect(a.page.getByText('1 free vote').first()).toBeVisible();
    await expect(card.getByText('1 free vote')).toBeVisible();
  });

  await test.step('S10, K20: a pack moves beans and votes together, and both pages show it', async () => {
    const before = await voter.beans();
    const { page } = b;
    await cardOf(page, title).first().getByRole('link', { name: title }).click();
    const packs = page.getByRole('region', { name: 'Speed up this wish' });
    await packs.getByRole('radio', { name: /^15 votes/ }).check();
    await packs.getByRole('button', { name: 'Speed up for 15 beans' }).click();
    await expect(packs.getByText('15 votes were added')).toBeVisible();
    expect(await voter.beans()).toBe(before - 15);
    await expect(a.page.getByText('15 speed-up votes').first()).toBeVisible();
    await expect(card.getByText('15 speed-up votes')).toBeVisible();
  });

  await test.step('D68: a comment waits; the product head publishes it from the desk; its author and A read it', async () => {
    const { page } = b;
    await page.getByRole('textbox', { name: 'Your comment' }).fill(remark);
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(page.getByText('In review')).toBeVisible();
    await expect(a.page.getByText(remark)).toHaveCount(0);
    await c.page.goto('/staff/desk');
    await c.page.getByRole('link', { name: 'Wishes to handle' }).click();
    await expect(cardOf(c.page, title).first()).toBeVisible();
    await c.page.getByRole('tab', { name: 'Comments to judge' }).click();
    const item = c.page.getByRole('listitem').filter({ hasText: remark });
    await item.getByRole('button', { name: 'Publish' }).click();
    await expect(item).toHaveCount(0);
    await expect(a.page.getByText(remark)).toBeVisible();
    await expect(card.getByText('1 comment')).toBeVisible();
    await expect(page.getByText('In review')).toHaveCount(0);
  });

  await test.step('S11: the author hears of the comment in its own tab', async () => {
    const { page } = a;
    await page.goto('/hljw/wishMessage');
    await expect(page.getByRole('tab', { name: /Comments to me/ })).toContainText('1');
    await page.getByRole('tab', { name: /Comments to me/ }).click();
    await expect(page).toHaveURL(/wishMessage\/pingMe$/);
    await expect(page.getByText(remark)).toBeVisible();
    await expect(page.getByRole('tab', { name: /Comments to me/ })).not.toContainText('1');
    expect(await faults(page)).toEqual([]);
    await page.getByRole('tab', { name: /Progress/ }).click();
  });

  await test.step('T05, P11, M13: planned, developed, launched, completed; never completed by an edit', async () => {
    const { page } = c;
    await page.goto(detailsPath(wishId));
    await page.getByRole('button', { name: 'Change the status' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the status of the wish' });
    await dialog.getByRole('radio', { name: 'Completed' }).check();
    await expect(dialog.getByText('The status cannot be directly switched to completed')).toBeVisible();
    await page.keyboard.press('Escape');
    await move(page, 'Scheduled', 'Planned for winter');
    // The messages of A, and the page of B, without a reload.
    await expect(a.page.getByText('Planned for winter')).toBeVisible();
    await expect(b.page.getByText('Planned for winter')).toBeVisible();
    await expect(card.getByText('Scheduled')).toBeVisible();
    await move(page, 'In development', 'Begun');
    await move(page, 'Launched', 'It is online');
    await page.getByRole('button', { name: 'Answer' }).click();
    await page.getByRole('textbox', { name: 'Official answer' }).fill('Open any chart and draw.');
    await page.getByRole('button', { name: 'Publish the answer' }).click();
    await expect(b.page.getByText('Open any chart and draw.')).toBeVisible();
    await page.getByRole('button', { name: 'Complete' }).click();
    const last = page.getByRole('dialog', { name: 'Complete the wish' });
    await last.getByRole('textbox', { name: 'Reason' }).fill('Accepted');
    await last.getByRole('button', { name: 'Confirm' }).click();
    await expect(b.page.getByText('Finished')).toBeVisible();
    await expect(a.page.getByText('Open any chart and draw.')).toBeVisible();
    for (const { page: shown } of [b, c]) expect(await faults(shown)).toEqual([]);
  });

  await test.step('S10: a wish that is hidden refunds its speed-up votes, leaves the list, and says so', async () => {
    const { wish_id } = await author.call(calls.wishes.add, { title: `Never mind ${title}`, kind: 1 });
    const before = await voter.beans();
    await voter.call(calls.wishVotes.buy, { wish_id, pack: 25, request_id: crypto.randomUUID() });
    await b.page.goto('/hljw/wishblock');
    await expect(cardOf(b.page, `Never mind ${title}`).first()).toBeVisible();
    await c.page.goto(detailsPath(wish_id));
    await c.page.getByRole('button', { name: 'Hide' }).click();
    const dialog = c.page.getByRole('dialog', { name: 'Hide the wish' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('It is no wish');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(cardOf(b.page, `Never mind ${title}`)).toHaveCount(0);
    await expect.poll(() => voter.beans()).toBe(before);
    await b.page.goto('/hljw/wishMessage');
    await expect(b.page.getByText('Speed-up votes of the last 30 days were paid back').first()).toBeVisible();
    await a.page.goto('/hljw/myWish?status=0');
    await expect(a.page.getByText('Hidden: It is no wish')).toBeVisible();
  });

  for (const { context } of [a, b, c]) await context.close();
});
