import { calls } from '@goldbean/contract';
import { newMember, person, sharedClass } from './academy.ts';
import { browserOf, expect, faults, test } from './browsing.ts';

test('S03: what is due is found under homework, which leads to it; done, it moves to what is done', async ({
  browser,
}) => {
  const [teacher, member] = await Promise.all([person('teacher'), newMember({ inClassOf: 'teacher' })]);
  const { group_id, name } = await sharedClass(teacher, member);
  const title = `Name three risks ${Date.now().toString(36)}`;
  const { task_id } = await teacher.call(calls.tasks.save, {
    group_id,
    kind: 'assignment',
    title,
    deadline: Date.now() + 3_600_000,
    request_id: crypto.randomUUID(),
  });
  const { context, page } = await browserOf(browser, member);

  await page.goto('/hljw/homepage');
  await page.getByRole('link', { name: 'Homework' }).click();
  await expect(page).toHaveURL(/\/hljw\/homepage\/work$/);
  const row = page.getByRole('article').filter({ hasText: title });
  await expect(row).toContainText(name);
  await expect(row).toContainText('Due soon');
  expect(await faults(page)).toEqual([]);
  await row.getByRole('link', { name: title }).click();
  const work = page.getByRole('complementary', { name: 'About this class' });
  await expect(work.getByRole('heading', { name: title })).toBeVisible();

  await member.call(calls.tasks.submit, {
    task_id,
    answers: { text: 'Debt, rates, one customer' },
    request_id: crypto.randomUUID(),
  });
  await page.goto('/hljw/homepage/work');
  await expect(page.getByRole('tab', { name: 'To do' })).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('tab', { name: 'Done' }).click();
  await expect(page).toHaveURL(/tab=done/);
  await expect(row).toBeVisible();
  await context.close();
});

test('S03: the homepage has articles to read and short videos to watch; its menu shows one kind, an unknown one all', async ({
  browser,
}) => {
  const member = await newMember();
  const [{ list: articles }, { list: videos }] = await Promise.all([
    member.call(calls.articles.list, { size: 4 }),
    member.call(calls.shortVideos.feed, { size: 4 }),
  ]);
  const [article, video] = [articles[0]?.title ?? '', videos[0]?.title ?? ''];
  const { context, page } = await browserOf(browser, member);
  const shelf = (name: string) => page.getByRole('region', { name, exact: true });
  const read = shelf('To read');
  const watch = shelf('To watch');

  await page.goto('/hljw/homepage?menu=999999101');
  await expect(read.getByRole('link', { name: article, exact: true })).toBeVisible();
  await expect(watch.getByRole('link', { name: video, exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Parts of the homepage' }).getByText('To read').click();
  await expect(page).toHaveURL(/menu=read/);
  await expect(read.getByRole('link', { name: article, exact: true })).toBeVisible();
  await expect(watch).toHaveCount(0);
  await context.close();
});
