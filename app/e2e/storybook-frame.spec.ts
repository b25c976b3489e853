import { expect, test } from '@playwright/test';
import { startStorybook, type StorybookProcess } from './storybook-process.ts';

/** The window of the stories in the frame. */
const storyWindow = '#storybook-preview-iframe';

/* What designers see around the stories: the house's own frame, and a toolbar that does what it says. */

let storybook: StorybookProcess;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  storybook = await startStorybook();
});
test.afterAll(() => storybook.stop());

test.use({ viewport: { width: 1800, height: 900 } });

test('X03: a page is as wide as the toolbar says, a part of a page has the whole frame', async ({ page }) => {
  await page.goto(storybook.frameUrl('story', 'pages-home-notfound--member'));
  const stories = page.frameLocator(storyWindow);
  const innerWidth = () => stories.locator('body').evaluate(() => window.innerWidth);
  await expect(stories.getByRole('main')).toBeVisible({ timeout: 60_000 });
  expect(await innerWidth()).toBe(1_157);

  await page.getByRole('button', { name: /1157 px/ }).click();
  await page.getByRole('option', { name: '690 px' }).click();
  await expect.poll(innerWidth).toBe(690);

  await page.getByRole('link', { name: 'Welcome' }).click();
  await expect.poll(innerWidth).toBeGreaterThan(1_157);
});

test("X03: the frame has the house's mark and colours, and tables of documentation are tables", async ({
  page,
}) => {
  await page.goto(storybook.frameUrl('docs', 'foundations-welcome--docs'));
  const stories = page.frameLocator(storyWindow);
  await expect(stories.getByRole('table').first()).toBeVisible({ timeout: 60_000 });
  await expect(stories.getByText('| --- |')).toHaveCount(0);

  const mark = page.getByRole('img', { name: 'Goldbean' });
  await expect(mark).toBeVisible();
  await expect(mark).toHaveAttribute('src', /^data:image\/svg\+xml/);
  await expect(page.getByText(/onboarding|get started|what's new/i)).toHaveCount(0);
  // The colours of the house's theme, not those that Storybook comes with.
  const chosen = page
    .getByRole('link', { name: 'Docs', exact: true })
    .or(page.locator('[data-selected="true"]'));
  await expect(chosen.first()).toHaveCSS('background-color', 'rgb(196, 85, 10)');
});
