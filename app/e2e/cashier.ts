import { expect, type Page } from '@playwright/test';

/** Opens the local cashier from the page that shows an unpaid order, and lets it do something. */
export async function atCashier(page: Page, action: string): Promise<void> {
  const opens = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Open the payment page' }).click();
  const cashier = await opens;
  await cashier.getByRole('button', { name: action, exact: true }).click();
  await expect(cashier.getByRole('status')).toBeVisible();
  await cashier.close();
}
