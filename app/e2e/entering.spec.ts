import { calls } from '@goldbean/contract';
import { newMember, person } from './academy.ts';
import { browserOf, expect, test } from './browsing.ts';

test('E Specification.11: a ticket in the address signs in once, lands on the page that was wanted, and is gone from it', async ({
  page,
}) => {
  const member = await newMember();
  const { ticket } = await member.call(calls.identity.createTicket, { target: 'https://class.example/' });
  const address = `/tjLogin?token=${ticket}&to=${encodeURIComponent('/user/myGold')}`;
  await page.goto(address);
  await expect(page).toHaveURL(/\/user\/myGold$/);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();

  const other = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  const second = await other?.newPage();
  if (!second) throw new Error('no browser');
  await second.goto(address);
  await expect(second).toHaveURL(/\/login\?to=/);
  await expect(second.getByText(/This sign-in link was used before/)).toBeVisible();
  await other?.close();
});

test('S01: a token in the address of any page signs in for the tab, and is gone from the address', async ({
  page,
}) => {
  const member = await newMember();
  await page.goto(`/user/myGold?token=${encodeURIComponent(member.token)}`);
  await expect(page).toHaveURL(/\/user\/myGold$/);
  await expect(page.getByRole('button', { name: `Account of ${member.nickname}` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: `Account of ${member.nickname}` })).toBeVisible();
});

test('E Specification.5: the static variant says hljw_static in the requests it really sends, also after a reload', async ({
  page,
}) => {
  const said: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/hljwgo/'))
      said.push(request.headers()['app_from'] ?? null, searchParams.get('app_from'));
  });
  const boots = () =>
    page.waitForResponse((response) => response.url().includes('/hljwgo/') && response.ok());
  let answered = boots();
  await page.goto('/login?app_from=hljw_static');
  await answered;
  answered = boots();
  await page.goto('/login');
  await answered;
  expect(said.length).toBeGreaterThan(2);
  expect(new Set(said)).toEqual(new Set(['hljw_static']));
  said.length = 0;
  answered = boots();
  await page.goto('/login?app_from=hljw_edu');
  await answered;
  expect(new Set(said)).toEqual(new Set(['hljw_edu']));
});

test('P01: a visitor who chooses a language has it at once, and is asked in it to sign in to save it', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Tiếng Việt' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await expect(page.getByText('Đăng nhập để lưu tùy chọn của bạn.')).toBeVisible();
  // E Face.1: the theme, too.
  await page.getByRole('button', { name: /^Giao diện/ }).click();
  await page.getByRole('menuitemradio').last().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'red');
  await page.getByRole('button', { name: /member2/ }).click();
  await expect(page).toHaveURL(/\/hljw\/homepage/);
  const member = await person('member2');
  await expect.poll(async () => (await member.call(calls.identity.memberInfo, {})).settings.lang).toBe('vi');
  await member.call(calls.identity.setLanguage, { lang: 'en' });
});

test('E Face.1: each link of the door leads a visitor to a page, and none back to the door', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Who teaches here' })).toBeVisible();
  const links = page.getByRole('main').getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs).toContain('/chat');
  for (const href of hrefs) {
    await page.goto(href);
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: /not here|not found/i })).toBeHidden();
  }
});

test('E Specification.8: an inspector and an administrator find their desk at the end of the bar, a member none', async ({
  browser,
}) => {
  for (const [who, hasDesk] of [
    [await newMember(), false],
    [await person('inspector'), true],
    [await person('admin'), true],
  ] as const) {
    const { context, page } = await browserOf(browser, who);
    await page.goto('/hljw/homepage');
    const entries = page.getByRole('banner').getByRole('navigation').getByRole('link');
    await expect(entries.first()).toHaveText('Home');
    await expect(entries.filter({ hasText: 'My desk' })).toHaveCount(hasDesk ? 1 : 0);
    if (hasDesk) {
      await entries.last().click();
      await expect(page).toHaveURL(/\/staff\/desk$/);
      await expect(page.getByRole('heading', { level: 1, name: 'My desk' })).toBeVisible();
    }
    await context.close();
  }
});
