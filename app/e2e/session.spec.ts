import { calls } from '@goldbean/contract';
import { liveOnAir, newMember } from './academy.ts';
import { browserOf, canSpeak, expect, roomPath, signIn, test } from './browsing.ts';

test('signing in needs the right password and the privacy tick', async ({ page }) => {
  const member = await newMember();
  await page.goto('/login');
  const account = page.getByRole('textbox', { name: 'Account' });
  const password = page.locator('input[type="password"]');
  const submit = page.getByRole('button', { name: 'Sign in', exact: true });
  const tick = page.getByRole('checkbox', { name: /privacy terms/ });

  await account.fill(member.account);
  await password.fill('not the password');
  await submit.click();
  await expect(tick).toBeFocused();
  await expect(tick).toHaveAccessibleDescription('Read and tick the privacy terms first');

  await tick.check();
  await submit.click();
  await expect(
    page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .filter({ hasText: /password/i })
      .first(),
  ).toBeVisible();

  await password.fill(member.password);
  await submit.click();
  await expect(page).toHaveURL(/\/hljw\/homepage/);
});

test('D85: a ready account of the demo signs in by its button', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /member2/ }).click();
  await expect(page).toHaveURL(/\/hljw\/homepage/);
});

test('language, theme and signing out', async ({ context }) => {
  const page = await context.newPage();
  await page.goto('/login');
  await signIn(page, await newMember());
  await expect(page).toHaveURL(/\/hljw\/homepage/);

  await page.getByRole('button', { name: 'Language: English' }).click();
  await page
    .getByRole('menuitem', { name: 'ไทย' })
    .or(page.getByRole('menuitemradio', { name: 'ไทย' }))
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await page.getByRole('button', { name: /ไทย/ }).click();
  await page
    .getByRole('menuitem', { name: 'English' })
    .or(page.getByRole('menuitemradio', { name: 'English' }))
    .click();

  await page.getByRole('button', { name: /^Theme:/ }).click();
  await page
    .getByRole('menuitem', { name: 'Festive red' })
    .or(page.getByRole('menuitemradio', { name: 'Festive red' }))
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'red');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'red');

  const other = await context.newPage();
  await other.goto('/user/myGold');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
});

test('what a member chooses follows to another browser (D82, G122)', async ({ browser }) => {
  const who = await newMember();
  const { live_id } = await liveOnAir(who);
  const flying = { name: 'Hide flying comments' };
  const still = { name: 'Show flying comments' };

  const here = await browserOf(browser, who);
  await here.page.goto(roomPath(live_id));
  await canSpeak(here.page);
  await here.page.getByRole('button', { name: /^Theme:/ }).click();
  await here.page.getByRole('menuitemradio', { name: 'Festive red' }).click();
  await here.page.getByRole('button', flying).click();
  await expect
    .poll(async () => (await who.call(calls.identity.memberInfo, {})).settings.barrage?.on)
    .toBe(false);

  const there = await browserOf(browser, who);
  await there.page.goto(roomPath(live_id));
  await expect(there.page.locator('html')).toHaveAttribute('data-theme', 'red');
  await expect(there.page.getByRole('button', still)).toBeVisible();

  for (const { context } of [here, there]) await context.close();
});
