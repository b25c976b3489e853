import { calls } from '@goldbean/contract';
import { newMember } from './academy.ts';
import { browserOf, canSpeak, expect, say, talk, test } from './browsing.ts';

test('a draft follows its writer from tab to tab, and what was sent does not come back', async ({
  browser,
}) => {
  const [writer, reader] = await Promise.all([newMember(), newMember()]);
  const { room } = await writer.call(calls.direct.open, { uid: reader.uid });
  const { context, page: first } = await browserOf(browser, writer);
  const second = await context.newPage();
  const box = (page: typeof first) => page.getByRole('textbox', { name: 'Your message' });
  for (const page of [first, second]) {
    await page.goto(`/chat?group=${room}`);
    await canSpeak(page);
  }

  await test.step('what is begun in one goes on in the other', async () => {
    await box(first).fill('bring the report');
    await expect(box(second)).toHaveValue('bring the report');
    await box(second).fill('bring the annual report');
    await expect(box(first)).toHaveValue('bring the annual report');
  });

  await test.step('sent in one, it is gone in the other, also after a reload', async () => {
    await box(first).press('Enter');
    await expect(box(second)).toHaveValue('');
    await expect(talk(second).getByText('bring the annual report')).toHaveCount(1);
    await second.reload();
    await canSpeak(second);
    await expect(talk(second).getByText('bring the annual report')).toHaveCount(1);
    await expect(box(second)).toHaveValue('');
  });

  await test.step('what is written after that is another draft', async () => {
    await box(second).fill('and the balance sheet');
    await expect(box(first)).toHaveValue('and the balance sheet');
    await say(first, 'and the balance sheet');
    await expect(box(second)).toHaveValue('');
    await expect(talk(second).getByText('and the balance sheet')).toHaveCount(1);
  });
  await context.close();
});
