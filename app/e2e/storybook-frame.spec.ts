import { expect, test, type Page } from '@playwright/test';
import { patienceMs } from './patience.ts';
import { serveStorybook, type StorybookServer } from './storybook-server.ts';

/* What designers see around the stories, as it is published: the house's own frame, and a toolbar that does what it says. */

let storybook: StorybookServer;
test.beforeAll(async () => {
  storybook = await serveStorybook();
});
test.afterAll(() => storybook.stop());

test.use({ viewport: { width: 1800, height: 900 } });

/** Goes to an address of Storybook; each test's browser compiles its script and the app's anew, which takes longest of all. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const shown = page.frameLocator('#storybook-preview-iframe').locator('body.sb-show-main');
  await expect(shown).toBeAttached({ timeout: 4 * patienceMs });
}

test('X03: a page is as wide as the toolbar says; documentation has the whole frame, its tables and our mark', async ({
  page,
}) => {
  await open(page, storybook.frameUrl('story', 'pages-home-notfound--member'));
  const stories = page.frameLocator('#storybook-preview-iframe');
  const innerWidth = () => stories.locator('body').evaluate(() => window.innerWidth);

  await test.step('the width of the toolbar is that of the window of the page', async () => {
    await expect(stories.getByRole('main')).toBeVisible();
    expect(await innerWidth()).toBe(1_157);
    await page.getByRole('button', { name: /1157 px/ }).click();
    await page.getByRole('option', { name: '690 px' }).click();
    await expect.poll(innerWidth).toBe(690);
  });

  await test.step('the frame is the house’s', async () => {
    const mark = page.getByRole('img', { name: 'Goldbean' });
    await expect(mark).toBeVisible();
    await expect(mark).toHaveAttribute('src', /^data:image\/svg\+xml/);
    await expect(page.locator('[data-selected="true"]').first()).toHaveCSS(
      'background-color',
      'rgb(196, 85, 10)',
    );
    await expect(page.getByText(/onboarding|get started|what's new/i)).toHaveCount(0);
  });

  await test.step('documentation has all of it, and tables that are tables', async () => {
    await page.getByRole('link', { name: 'Writing', exact: true }).click();
    await expect(stories.getByRole('table').first()).toBeVisible();
    await expect(stories.getByText(/\| ?---/)).toHaveCount(0);
    expect(await innerWidth()).toBeGreaterThan(1_157);
  });
});

test('X03: the bare address opens the welcome page', async ({ page }) => {
  await open(page, storybook.url);
  const stories = page.frameLocator('#storybook-preview-iframe');
  await expect(page).toHaveURL(/path=\/docs\/foundations-welcome--docs/);
  await expect(stories.getByRole('heading', { level: 1, name: 'Goldbean' })).toBeVisible();
  await expect(stories.getByRole('heading', { name: 'The best of the house' })).toBeVisible();
});

test('X03: theme, language and clock of the toolbar change the story', async ({ page }) => {
  const stories = page.frameLocator('#storybook-preview-iframe');
  const choose = async (now: RegExp, next: string) => {
    await page.getByRole('button', { name: now }).click();
    await page.getByRole('option', { name: next }).click();
  };

  await open(page, storybook.frameUrl('story', 'components-content-reviewnote--pending'));
  await test.step('the theme: its variables', async () => {
    await expect(stories.getByText('In review')).toBeVisible();
    const brand = () =>
      stories
        .locator('html')
        .evaluate((html) => getComputedStyle(html).getPropertyValue('--gb-color-brand-primary').trim());
    expect(await brand()).toBe('#f36e14');
    await choose(/Education, orange/, 'Red');
    await expect.poll(brand).toBe('#fa2c19');
  });

  await test.step('the language: words, and the tag that fonts and readers go by', async () => {
    await choose(/English/, 'ไทย');
    await expect(stories.getByText('กำลังตรวจสอบ')).toBeVisible();
    await expect(stories.locator('html')).toHaveAttribute('lang', 'th');
  });

  await test.step('the clock: what is left until the year ends', async () => {
    await open(page, storybook.frameUrl('story', 'foundations-clock--chosen'));
    const left = stories.getByRole('timer');
    await expect(left).toBeVisible();
    await choose(/own time/, 'A minute before the year ends');
    await expect(left).toHaveText('01:00');
    await choose(/A minute before/, 'Friday, 20:00: the evening class');
    await expect(left).toHaveText(/41 days\s*04:00:00/);
  });
});

test('X03: the page of a component has each of its parts, its states one by one, and tokens that lead to their page', async ({
  page,
}) => {
  await open(page, storybook.frameUrl('docs', 'components-content-reviewnote--docs'));
  const stories = page.frameLocator('#storybook-preview-iframe');
  const part = (title: string) =>
    stories
      .locator('section')
      .filter({ has: stories.getByRole('heading', { level: 2, name: title, exact: true }) });

  await expect(part('When to use').getByRole('listitem').first()).toBeVisible();
  for (const title of ['When not', 'Anatomy', 'Do', 'Do not', 'Words it speaks', 'Tokens']) {
    await expect(part(title).getByRole('listitem'), title).not.toHaveCount(0);
  }
  await expect(part('Keyboard').getByRole('row')).toHaveCount(3);
  await expect(part('Words it speaks')).toContainText('content:review.pending');

  const members = part('state: one of').getByRole('listitem');
  await expect(members).toHaveCount(4);
  for (const [at, kind] of ['displayed', 'pending', 'rejected', 'hidden'].entries()) {
    await expect(members.nth(at)).toContainText(`kind: '${kind}'`);
  }

  await part('Tokens').getByRole('link', { name: 'color.warning.subtle' }).click();
  await expect(page).toHaveURL(/path=\/docs\/foundations-colour--docs/);
  await expect(stories.getByRole('heading', { level: 1, name: 'Colour' })).toBeVisible();
});

test('X01: the panel of words shows the key of a pressed text and its six versions', async ({ page }) => {
  await open(page, storybook.frameUrl('story', 'components-content-reviewnote--pending'));
  const text = page.frameLocator('#storybook-preview-iframe').getByText('In review');
  await expect(text).toBeVisible();
  await page.getByRole('tab', { name: 'Words' }).click();
  await page.getByRole('button', { name: 'Click a text' }).click();
  await text.click();

  const panel = page.getByRole('tabpanel', { name: 'Words' });
  await expect(panel.getByText('content:review.pending')).toBeVisible();
  for (const version of ['审核中', '審核中', 'In review', 'Dalam semakan', 'กำลังตรวจสอบ', 'Đang chờ duyệt']) {
    await expect(panel.getByRole('row').filter({ hasText: version }), version).toHaveCount(1);
  }
  await expect(panel.getByRole('row')).toHaveCount(6);
});
