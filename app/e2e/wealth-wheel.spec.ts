import { calls } from '@goldbean/contract';
import { baseUrl, newMember } from './academy.ts';
import { expect, faults, signIn, test } from './browsing.ts';

test('S20, P01: a visitor sets a goal, signs in, and finds it kept with what the member adds, ticks and draws', async ({
  browser,
}) => {
  const member = await newMember();
  const context = await browser.newContext({ baseURL: baseUrl(), locale: 'en-US' });
  const page = await context.newPage();
  const goal = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const add = async (name: string) => {
    await page.getByRole('textbox', { name: 'New learning goal' }).fill(name);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(goal(name)).toBeVisible();
  };

  await test.step('nothing is asked of a visitor', async () => {
    await page.goto('/hljw/caifujinlun');
    await expect(page.getByRole('heading', { level: 1, name: 'Wealth wheel' })).toBeVisible();
    await add('Read one prospectus');
    await page.getByRole('button', { name: 'Draw today’s card' }).click();
    await expect(page.getByRole('article')).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

  await test.step('signing in leads back, and what was set is the member’s', async () => {
    await page.getByRole('link', { name: 'Sign in to keep the goals' }).click();
    await signIn(page, member);
    await expect(page).toHaveURL(/\/hljw\/caifujinlun$/);
    await expect(goal('Read one prospectus')).toBeVisible();
    const texts = async () => (await member.call(calls.wealthWheel.year, {})).goals.map(({ text }) => text);
    await expect.poll(texts).toEqual(['Read one prospectus']);
  });

  await test.step('the member adds a goal, ticks it and draws; after a reload all is there', async () => {
    await add('Explain drawdown to a friend');
    await goal('Explain drawdown to a friend').check();
    await page.getByRole('button', { name: 'Draw today’s card' }).click();
    const card = page.getByRole('article').getByRole('heading');
    const title = (await card.textContent()) ?? '';
    const kept = async () => {
      const { goals, draws } = await member.call(calls.wealthWheel.year, {});
      return [goals.filter(({ done }) => done).map(({ text }) => text), draws.length > 0];
    };
    await expect.poll(kept).toEqual([['Explain drawdown to a friend'], true]);
    await page.reload();
    await expect(goal('Read one prospectus')).not.toBeChecked();
    await expect(goal('Explain drawdown to a friend')).toBeChecked();
    await expect(card).toHaveText(title);
  });

  await test.step('a year and a month are an address, and arrows choose another month', async () => {
    await page.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('Home');
    await expect(page).toHaveURL(/year=\d{4}&month=1$/);
    await page.reload();
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(/^January/);
  });
  await context.close();
});
