import { calls } from '@goldbean/contract';
import { newMember, person } from './academy.ts';
import { browserOf, expect, test } from './browsing.ts';

/*
 * S06, E30, T14, P02, P08: a post with a picture from its author by the desk to a second member, who comments, likes and
 * reports it, until it is hidden. Nobody reloads: each page hears of it.
 */

/** The smallest picture that the server takes: one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('S06, T14: a post is written, judged, seen, commented, liked, reported and hidden', async ({
  browser,
}) => {
  const [author, reader, judge] = await Promise.all([newMember(), newMember(), person('inspector')]);
  const [a, b, desk] = await Promise.all([
    browserOf(browser, author),
    browserOf(browser, reader),
    browserOf(browser, judge),
  ]);
  const mark = Date.now().toString(36);
  const words = `Cash before profit ${mark}`;
  const comment = `Receivables first ${mark}`;
  const beans = await author.beans();
  const posted = (page: typeof a.page) => page.getByRole('article').filter({ hasText: words });

  await test.step('M04, S06: words are required, a picture is pasted, the draft outlives a reload', async () => {
    const { page } = a;
    await page.goto('/hljw/fajingwangquan');
    const send = page.getByRole('button', { name: 'Post', exact: true });
    await expect(page.getByRole('textbox')).toBeVisible();
    await page.getByRole('textbox').fill(words);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: pixel });
    await page.getByLabel('Topic').selectOption({ label: 'Companies' });
    await expect.poll(async () => (await author.call(calls.posts.drafts, {})).list[0]?.pics.length).toBe(1);
    await page.reload();
    await expect(page.getByRole('textbox')).toHaveValue(words);
    await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('img')).toBeVisible();
    await send.click();
    await expect(page.getByText('Sent for review')).toBeVisible();
    await expect(page.getByText(/Number \d+ in the queue/)).toBeVisible();
  });

  await test.step('T14: its author alone sees it', async () => {
    await a.page.getByRole('link', { name: 'My posts' }).click();
    await expect(posted(a.page).getByText('In review')).toBeVisible();
    await b.page.goto('/hljw/jingwangquan');
    await expect(b.page.getByRole('region', { name: 'Posts' })).toBeVisible();
    await expect(posted(b.page)).toHaveCount(0);
  });
  const { list } = await author.call(calls.posts.list, { tab: 'mine' });
  const post = list.find(({ text }) => text === words);
  if (!post) throw new Error('the post is not among those of its author');
  await expect(reader.call(calls.posts.detail, { id: post.id })).rejects.toMatchObject({
    msgKey: 'post.missing',
  });

  await test.step('D68: an inspector publishes it by one key, after a verdict taken back', async () => {
    const { page } = desk;
    await page.goto('/staff/desk');
    await page.getByRole('link', { name: 'Review of content' }).click();
    const item = page.getByRole('listitem').filter({ hasText: words });
    await item.getByRole('button', { name: 'Publish' }).click();
    await expect(item).toHaveCount(0);
    await page.keyboard.press('z');
    await expect(item).toBeVisible();
    await item.getByRole('button', { name: 'Publish' }).click();
    await expect(item).toHaveCount(0);
  });

  await test.step('both hear of it; the first post is rewarded once (K23)', async () => {
    await expect(posted(a.page).getByText('In review')).toHaveCount(0);
    await b.page.getByRole('button', { name: /new post/ }).click();
    await expect(posted(b.page)).toBeVisible();
    await expect.poll(author.beans).toBeGreaterThan(beans);
  });
  const rewarded = await author.beans();

  await test.step('E30: a comment waits, is published, and reaches the open page of the other', async () => {
    await posted(b.page)
      .getByRole('button', { name: /comment/ })
      .click();
    const panel = b.page.getByRole('dialog', { name: 'Post' });
    const send = panel.getByRole('button', { name: 'Comment', exact: true });
    await panel.getByRole('textbox', { name: 'Your comment' }).fill(comment);
    await send.click();
    await expect(panel.getByText('In review')).toBeVisible();
    await a.page.goto(`/hljw/jingwangquan?post=${post.id}`);
    const other = a.page.getByRole('dialog', { name: 'Post' });
    await expect(other.getByText('No comments yet')).toBeVisible();
    await desk.page.getByRole('tab', { name: /^Comments/ }).click();
    const item = desk.page.getByRole('listitem').filter({ hasText: comment });
    await item.getByRole('button', { name: 'Publish' }).click();
    await other.getByRole('button', { name: /new comment/ }).click();
    await expect(other.getByText(comment)).toBeVisible();
    await expect(panel.getByText('In review')).toHaveCount(0);
    // P08: only its author is offered to delete it.
    await expect(other.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await expect(panel.getByRole('button', { name: 'Delete' })).toBeVisible();
  });

  await test.step('a like reaches the other page', async () => {
    const heart = (page: typeof a.page) =>
      page
        .getByRole('dialog', { name: 'Post' })
        .getByRole('article')
        .filter({ hasText: words })
        .getByRole('button', { name: /^Like/ });
    await heart(b.page).click();
    await expect(heart(a.page)).toHaveAccessibleName(/1 like/);
  });

  await test.step('P02: a member reports it, and an inspector hides it where it stands', async () => {
    const { page } = b;
    const panel = page.getByRole('dialog', { name: 'Post' });
    await panel.getByRole('button', { name: 'More' }).first().click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this post' });
    await dialog.getByRole('radio', { name: 'Something else' }).check();
    await dialog.getByRole('textbox').fill(`Not its own words ${mark}`);
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(dialog.getByText('Thank you, it has arrived')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();

    await desk.page.goto(`/hljw/jingwangquan?post=${post.id}`);
    const open = desk.page.getByRole('dialog', { name: 'Post' });
    await open.getByRole('button', { name: 'More' }).first().click();
    await desk.page.getByRole('menuitem', { name: 'Hide' }).click();
    const hiding = desk.page.getByRole('dialog', { name: 'Hide this post' });
    await hiding.getByRole('textbox').fill(`Copied ${mark}`);
    await hiding.getByRole('button', { name: 'Hide' }).click();
    await expect(panel.getByText('This post is no longer here')).toBeVisible();
    await expect(posted(page)).toHaveCount(0);
    await a.page.goto('/hljw/jingwangquan?tab=mine');
    await expect(posted(a.page).getByText(`Copied ${mark}`)).toBeVisible();
  });

  await test.step('a second post earns nothing more', async () => {
    const { id } = await author.call(calls.posts.add, { text: `Second ${mark}` });
    await judge.call(calls.review.judge, { type: 'post', id, pass: true });
    await expect
      .poll(async () => (await author.call(calls.posts.detail, { id })).post.state)
      .toBe('displayed');
    expect(await author.beans()).toBe(rewarded);
  });
  for (const { context } of [a, b, desk]) await context.close();
});
