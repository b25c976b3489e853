import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { calls } from '@goldbean/contract';
import { newMember } from './academy.ts';
import { browserOf, expect, faults, test } from './browsing.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

test('S14: the build for this system comes first, and what is downloaded has the checksum that is shown and copied', async ({
  browser,
}) => {
  const member = await newMember();
  const { list } = await member.call(calls.downloads.list, { variant: 'main' });
  const linux = list.find(({ os }) => os === 'linux');
  const { context, page } = await browserOf(browser, member);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);

  await test.step('this browser runs on Linux', async () => {
    await page.goto('/hljw/productdownload');
    const here = page.getByRole('region', { name: 'For this device' });
    await expect(here.getByRole('article')).toHaveCount(1);
    await expect(here.getByRole('heading', { level: 3 })).toContainText(linux?.needs.en ?? '');
    await expect(page.getByRole('region', { name: 'For other systems' }).getByRole('article')).toHaveCount(
      list.length - 1,
    );
    await expect(page.getByRole('img', { name: /QR code of the download address/ })).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

  await test.step('the checksum is copied', async () => {
    await page.getByRole('button', { name: 'Copy the checksum' }).first().click();
    await expect(page.getByText('The checksum is copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(linux?.sha256);
  });

  await test.step('the file arrives under its name, whole', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('region', { name: 'For this device' }).getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(linux?.name);
    expect(sha256(await readFile(await download.path()))).toBe(linux?.sha256);
  });

  await test.step('the second entry has builds of its own', async () => {
    await page.getByRole('link', { name: 'To the builds of the second entry' }).click();
    await expect(page).toHaveURL(/\/hljw\/productdownloadTJ$/);
    await expect(page.getByText('There is no build for this device.', { exact: false })).toBeVisible();
    await expect(page.getByText('Version 1.4.0')).toBeVisible();
  });
  await context.close();
});

test('S14: a phone fetches what its code says without signing in, and nothing that is not offered', async ({
  request,
}) => {
  const member = await newMember();
  const { list } = await member.call(calls.downloads.list, { variant: 'main' });
  const android = list.find(({ os }) => os === 'android');
  const answer = await request.get(android?.url ?? '');
  expect(sha256(await answer.body())).toBe(android?.sha256);
  expect((await request.get('/files/releases/releases.json')).status()).toBe(404);
});
