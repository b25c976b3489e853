import { calls } from '@goldbean/contract';
import { newMember, person, sharedClass } from './academy.ts';
import { browserOf, canSpeak, expect, say, talk, test } from './browsing.ts';

test('T11, M30: a group is found, entered and left on the page; a second one is refused in words', async ({
  browser,
}) => {
  const [teacher, member] = await Promise.all([person('teacher'), newMember({ inClassOf: 'teacher' })]);
  const { list } = await member.call(calls.groupJoining.find, {});
  const [fans, study] = ['fan', 'study'].map((kind) => list.find((group) => group.kind === kind));
  if (!fans || !study) throw new Error('the demo has a fan group and a study group');
  const { page, context } = await browserOf(browser, member);
  await page.goto('/chat');
  const dialog = page.getByRole('dialog', { name: 'Groups you can join' });

  await test.step('entered, and opened from there', async () => {
    await page.getByRole('button', { name: 'Find a group' }).click();
    await dialog.getByRole('button', { name: `Join ${study.name}` }).click();
    await dialog.getByRole('button', { name: `Open ${study.name}` }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 2, name: study.name })).toBeVisible();
    await canSpeak(page);
    await say(page, 'first words in the study group');
    await expect(talk(page).getByText('first words in the study group')).toBeVisible();
  });

  await test.step('T11: study groups count', async () => {
    await page.getByRole('button', { name: 'Find a group' }).click();
    await dialog.getByRole('button', { name: `Join ${fans.name}` }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Each user is limited to 1 fan group');
  });

  await test.step('left: its talk is closed, and it is gone from the list', async () => {
    await dialog.getByRole('button', { name: `Leave ${study.name}` }).click();
    const question = page.getByRole('alertdialog', { name: `Leave ${study.name}?` });
    await question.getByRole('button', { name: 'Leave', exact: true }).click();
    // Its talk stood behind the dialog, which stays.
    await expect(page.getByText('You are not in this class')).toBeVisible();
    await expect(dialog.getByRole('button', { name: `Join ${study.name}` })).toBeVisible();
    await page.keyboard.press('Escape');
    const rows = page.getByRole('navigation', { name: 'Conversations' }).getByRole('listitem');
    await expect(rows.filter({ hasText: study.name })).toHaveCount(0);
    const mine = (await member.call(calls.groups.list, {})).list;
    expect(mine.map(({ group }) => group.group_id)).not.toContain(study.group_id);
  });

  await test.step('its head is in it all the same', async () => {
    const hers = (await teacher.call(calls.groups.list, {})).list;
    expect(hers.map(({ group }) => group.group_id)).toContain(study.group_id);
  });
  await context.close();
});

test('domain 3.1: the monitor proposes a mute, the teacher refuses and then confirms it', async ({
  browser,
}) => {
  const [teacher, monitor, member] = await Promise.all([
    person('teacher'),
    newMember({ inClassOf: 'teacher' }),
    newMember({ inClassOf: 'teacher' }),
  ]);
  const { group_id, room } = await sharedClass(teacher, monitor, member);
  const appoint = (role: 'class_monitor' | 'student') =>
    teacher.call(calls.groupMembers.appoint, { group_id, uid: monitor.uid, role });
  await appoint('class_monitor');
  const staff = await browserOf(browser, teacher);
  const seat = await browserOf(browser, monitor);
  await member.write(room, 'buy my secret signals');
  for (const { page } of [staff, seat]) {
    await page.goto(`/chat?group=${group_id}`);
    await canSpeak(page);
  }
  const proposal = staff.page.getByRole('status').filter({ hasText: 'proposes to mute' });

  const propose = async () => {
    await talk(seat.page).getByRole('button', { name: member.nickname, exact: true }).last().click();
    const dialog = seat.page.getByRole('dialog', { name: /Propose to mute/ });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('advertising');
    await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(proposal).toContainText('Reason: advertising');
  };
  await propose();
  await proposal.getByRole('button', { name: 'Refuse' }).click();
  await proposal.getByRole('textbox', { name: /^Why it is refused/ }).fill('a warning first');
  await proposal.getByRole('button', { name: 'Refuse' }).click();
  await expect(proposal).toBeHidden();
  await expect(seat.page.getByText(/did not mute .*: a warning first/)).toBeVisible();
  await member.write(room, 'one more signal');
  await expect(talk(seat.page).getByText('one more signal')).toBeVisible();
  await propose();
  await proposal.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect(proposal).toBeHidden();
  await expect(member.write(room, 'silenced')).rejects.toThrow('chat.muted');

  await appoint('student');
  await Promise.all([staff.context.close(), seat.context.close()]);
});

test('E08: who has not read what must be read is reminded, on whatever page they are', async ({
  browser,
}) => {
  const [teacher, member] = await Promise.all([person('teacher'), newMember({ inClassOf: 'teacher' })]);
  const { group_id } = await sharedClass(teacher, member);
  const words = 'Please hand in the questionnaire.';
  const { id } = await teacher.call(calls.announcements.save, {
    group_id,
    content: words,
    must_read: true,
    request_id: crypto.randomUUID(),
  });
  const reader = await browserOf(browser, member);
  const staff = await browserOf(browser, teacher);
  await reader.page.goto('/hljw/homepage');
  await expect(reader.page.getByRole('link', { name: /Class chat, / })).toBeVisible();
  await staff.page.goto(`/chat?group=${group_id}&side=announcements`);
  await staff.page
    .getByRole('region', { name: 'Announcement', exact: true })
    .getByRole('button', { name: new RegExp(words) })
    .first()
    .click();
  const dialog = staff.page.getByRole('dialog', { name: 'Class announcement' });
  await dialog.getByRole('tab', { name: /Not yet/ }).click();
  await dialog.getByRole('button', { name: 'Remind them' }).click();
  await expect(dialog.getByText(/Reminded; again possible at/)).toBeVisible();

  const notice = reader.page.getByRole('status').filter({ hasText: 'ask you to read an announcement' });
  await expect(notice).toBeVisible();
  await notice.getByRole('link', { name: 'To the announcements' }).click();
  await expect(
    reader.page.getByRole('region', { name: 'Class announcement' }).getByText(words),
  ).toBeVisible();

  await test.step('E34: pinned for all from the announcement, seen by the member', async () => {
    await dialog.getByRole('button', { name: 'Pin for all' }).click();
    await expect(dialog.getByRole('button', { name: 'Remove the pin' })).toBeVisible();
    await expect(
      reader.page.getByRole('region', { name: 'Pinned messages' }).getByText(new RegExp(words)),
    ).toBeVisible();
  });

  await teacher.call(calls.announcements.del, { id });
  // Others in the class were reminded, too.
  for (const who of await Promise.all([person('member'), person('member2')])) {
    const { list } = await who.call(calls.notices.list, { page_size: 100 });
    const ids = list.flatMap(({ notice_id, body }) =>
      body.kind === 'announcement_reminder' && body.announcement_id === id ? [notice_id] : [],
    );
    await who.call(calls.notices.read, { ids });
  }
  await Promise.all([staff.context.close(), reader.context.close()]);
});

test('T11, V16: the owner of a channel opens a group, and a member enters it', async ({ browser }) => {
  const [teacher, member] = await Promise.all([person('teacher'), newMember({ inClassOf: 'teacher' })]);
  const { page, context } = await browserOf(browser, teacher);
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Find a group' }).click();
  await page.getByRole('button', { name: 'Open a group' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open a group' });
  await dialog.getByRole('radio', { name: /^Large/ }).check();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('no spaces');
  await dialog.getByRole('button', { name: 'Open the group' }).click();
  await expect(dialog.getByText('Use only Chinese characters, digits and English letters')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Reports7');
  await dialog.getByRole('button', { name: 'Open the group' }).click();
  await expect(dialog).toBeHidden();
  const found = (await member.call(calls.groupJoining.find, {})).list.find(({ name }) => name === 'Reports7');
  if (!found) throw new Error('the group that was opened is found');
  await member.call(calls.groupJoining.join, { channel_id: found.channel_id, group_id: found.group_id });
  const rows = page.getByRole('navigation', { name: 'Conversations' });
  await page.keyboard.press('Escape');
  await expect(rows.getByRole('button', { name: /^Reports7/ })).toBeVisible();
  await context.close();
});
