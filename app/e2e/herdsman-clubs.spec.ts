import { calls } from '@goldbean/contract';
import { newMember, person } from './academy.ts';
import { browserOf, expect, test } from './browsing.ts';

test('S22: a visitor reads the clubs and one of them signed out, finds by city and name, and is led to sign in and back', async ({
  page,
}) => {
  await page.goto('/herdsmanClub/herdsmanClubLists');
  await expect(page.getByRole('heading', { level: 1, name: 'Herdsman clubs' })).toBeVisible();
  await expect(page.getByText('6 clubs')).toBeVisible();
  const walk = page.getByRole('link', { name: 'Singapore Herdsman Walk' });

  await test.step('by city and by name, both in the address', async () => {
    await page.getByRole('combobox', { name: 'City' }).selectOption('Singapore');
    await expect(page).toHaveURL(/city=Singapore/);
    await expect(page.getByText('1 club', { exact: true })).toBeVisible();
    await page.getByRole('searchbox').fill('nothing like it');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByText('No club is like that')).toBeVisible();
    await page.getByRole('button', { name: 'Show all clubs' }).click();
    await expect(page.getByText('6 clubs')).toBeVisible();
    await page.getByRole('searchbox').fill('walk');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/q=walk/);
    await page.reload();
    await expect(page.getByText('1 club', { exact: true })).toBeVisible();
  });

  await test.step('the club can be read; each way in says that one signs in', async () => {
    await walk.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Singapore Herdsman Walk' })).toBeVisible();
    await expect(page.getByText('Evening walk: what a budget is for')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Join the club' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Sign in to see the people' })).toBeVisible();
    await page.getByRole('link', { name: 'Sign in to join' }).click();
    await expect(page).toHaveURL(/\/login\?to=%2FherdsmanClub%2FherdsmanClub/);
  });
});

test('S22: an administrator opens a club for a teacher, a member joins and signs up, the teacher moves and calls off', async ({
  browser,
}) => {
  const [member, admin, teacher] = await Promise.all([newMember(), person('admin'), person('teacher')]);
  const [desk, a, t] = await Promise.all([
    browserOf(browser, admin),
    browserOf(browser, member),
    browserOf(browser, teacher),
  ]);
  const name = `Harbour Herdsmen ${Date.now().toString(36)}`;
  let address = '';

  await test.step('the contract’s rules speak before anything is sent; then it is opened', async () => {
    const { page } = desk;
    await page.goto('/herdsmanClub/herdsmanClubLists');
    await page.getByRole('button', { name: 'Open a club' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open a club' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('A name has 1 to 40 characters')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    await dialog.getByRole('textbox', { name: 'City' }).fill('Penang');
    await dialog.getByRole('textbox', { name: 'Introduction' }).fill('We meet at the harbour.');
    await dialog.getByRole('textbox', { name: 'Member number of who runs it' }).fill('teacher');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    address = page.url();
  });

  // A day is chosen by the calendar elsewhere; here the call is quicker.
  const id = new URL(address).searchParams.get('id') ?? '';
  const written = { name, city: 'Penang', introduction: 'We meet at the harbour.', capacity: 3, pics: [] };
  const first = { title: 'First evening', place: 'Pier two', starts: Date.now() + 86_400_000, capacity: 2 };
  await teacher.call(calls.herdsmanClubs.save, { club_id: id, version: 0, ...written, meetings: [first] });

  await test.step('a member joins, then signs up; it stays after a reload', async () => {
    const { page } = a;
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Sign up: First evening' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.getByRole('button', { name: 'Join the club' }).click();
    await expect(page.getByRole('button', { name: 'Leave the club' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign up: First evening' }).click();
    await expect(page.getByText('You are signed up')).toBeVisible();
    await page.reload();
    await expect(page.getByText('1 of 2 places taken')).toBeVisible();
    await page.goto('/herdsmanClub/herdsmanClubLists?mine=1');
    await expect(page.getByRole('link', { name })).toBeVisible();
  });

  await test.step('who runs it calls the meeting off; the member leaves after a question', async () => {
    await t.page.goto(address);
    await t.page.getByRole('button', { name: 'Edit the club' }).click();
    const dialog = t.page.getByRole('dialog', { name: 'Edit the club' });
    await dialog.getByRole('button', { name: 'Remove meeting 1' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(t.page.getByText('No meeting is planned yet')).toBeVisible();
    await expect(t.page.getByRole('button', { name: 'Leave the club' })).toHaveCount(0);
    const { page } = a;
    await page.goto(address);
    await expect(page.getByText('No meeting is planned yet')).toBeVisible();
    await page.getByRole('button', { name: 'Leave the club' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('button', { name: 'Join the club' })).toBeVisible();
  });
  for (const { context } of [desk, a, t]) await context.close();
});
