import { calls } from '@goldbean/contract';
import { newMember, person, sharedClass } from './academy.ts';
import { browserOf, canSpeak, expect, say, talk, test } from './browsing.ts';

test('the head teacher appoints a monitor, slows the class down, and closes it for members', async ({
  browser,
}) => {
  const [teacher, member] = await Promise.all([
    person('teacher'),
    newMember({ nickname: '山雨同学', inClassOf: 'teacher' }),
  ]);
  const { group_id, room } = await sharedClass(teacher, member);
  const staff = await browserOf(browser, teacher);
  const student = await browserOf(browser, member);
  const desk = staff.page;
  const seat = student.page;
  await desk.goto(`/chat?group=${group_id}&side=members`);
  await seat.goto(`/chat?group=${group_id}`);
  await canSpeak(seat);

  await test.step('E06, E07: found by pinyin, tagged and made monitor; the class sees the role at once', async () => {
    const members = desk.getByRole('region', { name: 'Members' });
    await members.getByRole('searchbox').fill('shanyu');
    await expect(members.getByRole('listitem')).toHaveCount(1);
    await members.getByRole('button', { name: /山雨同学/ }).click();
    await desk.getByRole('textbox', { name: 'Kind of tag' }).fill('Level');
    await desk.getByRole('textbox', { name: 'Add a tag' }).fill('cash flow');
    await desk.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(desk.getByRole('button', { name: 'Remove the tag cash flow' })).toBeVisible();
    await say(seat, 'good evening from the first row');
    await expect(talk(desk).getByText('good evening from the first row')).toBeVisible();
    await desk.getByRole('combobox', { name: 'Role' }).selectOption({ label: 'Class monitor' });
    await expect(talk(desk).getByText('Class monitor').first()).toBeVisible();
    await expect(talk(seat).getByText('Class monitor').first()).toBeVisible();
  });

  const settings = async (change: () => Promise<unknown>) => {
    await desk.getByRole('button', { name: 'Class settings' }).click();
    await change();
    await desk.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(desk.getByRole('dialog')).toBeHidden();
  };

  await test.step('E06: slow mode counts down after a message, and the server refuses the next', async () => {
    await settings(() => desk.getByRole('combobox', { name: 'Slow mode' }).selectOption('60'));
    await say(seat, 'one question');
    await expect(seat.getByRole('status').filter({ hasText: 'Slow mode, one message every' })).toBeVisible();
    await expect(member.write(room, 'past the page')).rejects.toThrow('chat.slow_mode');
  });

  await test.step('E06: read-only takes the composer from the member and says why', async () => {
    await settings(async () => {
      await desk.getByRole('combobox', { name: 'Slow mode' }).selectOption('0');
      await desk.getByRole('switch', { name: 'Only the teachers write' }).click();
    });
    await expect(seat.getByText('Only the teachers write in this class')).toBeVisible();
    await canSpeak(desk);
  });

  await test.step('opened again, the member writes', async () => {
    await settings(() => desk.getByRole('switch', { name: 'Only the teachers write' }).click());
    await canSpeak(seat);
  });

  await Promise.all([staff.context.close(), student.context.close()]);
});

test('a class that is pinned and muted stands first, and its messages raise no badge', async ({
  browser,
}) => {
  const [teacher, member] = await Promise.all([person('teacher2'), person('member2')]);
  const { list } = await member.call(calls.groups.list, {});
  const [last] = (await teacher.call(calls.groups.list, {})).list;
  if (!last || list.length < 2) throw new Error('the demo has two classes');
  const { page, context } = await browserOf(browser, member);
  await page.goto('/chat');
  const rows = page.getByRole('navigation', { name: 'Conversations' }).getByRole('listitem');
  const row = rows.filter({ hasText: last.group.name });
  const choose = async (what: string) => {
    await row.hover();
    await row.getByRole('button', { name: `More about ${last.group.name}` }).click();
    await page.getByRole('menuitem', { name: what }).click();
  };
  await choose('Pin to the top');
  await expect(rows.first()).toContainText(last.group.name);
  await choose('Mute notifications');
  await expect(row.getByText('Notifications off')).toBeAttached();
  await page.reload();
  await expect(rows.first()).toContainText(last.group.name);
  await expect(row.getByText('Notifications off')).toBeAttached();
  await context.close();
});
