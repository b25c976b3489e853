import { expect, test } from '@playwright/test';
import { startStorybook, type StorybookProcess } from './storybook-process.ts';

/* What designers see around the stories: the house's own frame, and a toolbar that does what it says. */

/** Storybook compiles what is looked at for the first time. */
const compiles = { timeout: 150_000 };

let storybook: StorybookProcess;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  storybook = await startStorybook();
});
test.afterAll(() => storybook.stop());

test.use({ viewport: { width: 1800, height: 900 } });

test('X03: a page is as wide as the toolbar says; documentation has the whole frame, its tables and our mark', async ({
  page,
}) => {
  test.setTimeout(400_000);
  await page.goto(storybook.frameUrl('story', 'pages-home-notfound--member'));
  const stories = page.frameLocator('#storybook-preview-iframe');
  const innerWidth = () => stories.locator('body').evaluate(() => window.innerWidth);

  await test.step('the width of the toolbar is that of the window of the page', async () => {
    await expect(stories.getByRole('main')).toBeVisible(compiles);
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
    await expect(stories.getByRole('table').first()).toBeVisible(compiles);
    await expect(stories.getByText(/\| ?---/)).toHaveCount(0);
    expect(await innerWidth()).toBeGreaterThan(1_157);
  });
});
