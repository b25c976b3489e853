import { calls, sharedLimits } from '@goldbean/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { newMember, person, sharedClass, type AcademyMember } from './academy.ts';
import { browserOf, canSpeak, expect, talk, test } from './browsing.ts';

/** More than the server remembers of a room: who comes back after them has to ask what it missed. */
async function loseFrames({ call }: AcademyMember, room: string): Promise<void> {
  for (let n = 0; n <= sharedLimits.resumeFrames; n += 2) {
    await call(calls.messaging.muteRoom, { room, on: true });
    await call(calls.messaging.muteRoom, { room, on: false });
  }
}

/** The line of a page goes away while something happens, and comes back after it. */
async function away(
  { page, context }: { readonly page: Page; readonly context: BrowserContext },
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  const offline = page.getByText('You are offline');
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await meanwhile();
  await context.setOffline(false);
  await expect(offline).toBeHidden();
}

const rowOf = (page: Page, words: string) => talk(page).getByRole('article').filter({ hasText: words });

test('D57, D36, E34, E36: what was recalled, hidden, edited and pinned in a gap that no frames fill shows so', async ({
  browser,
}) => {
  const [teacher, member, classmate] = await Promise.all([
    person('teacher2'),
    newMember({ inClassOf: 'teacher2' }),
    newMember({ inClassOf: 'teacher2' }),
  ]);
  const { room, group_id } = await sharedClass(teacher, member, classmate);
  const recalled = await teacher.write(room, 'the wrong closing price');
  const hidden = await classmate.write(room, 'buy this share now');
  const unpinned = await teacher.write(room, 'bring the old report');
  const pinned = await teacher.write(room, 'bring the new report');
  await member.write(room, 'is that the price of today?', recalled.id);
  const { id: announcement } = await teacher.call(calls.announcements.save, {
    group_id,
    content: 'The lesson begins at 19:30.',
    request_id: crypto.randomUUID(),
  });
  const pin = (id: string, on: boolean) =>
    teacher.call(calls.marks.pin, { room, id, scope: 'all', on, request_id: crypto.randomUUID() });
  await pin(unpinned.id, true);
  const pair = (await classmate.call(calls.direct.open, { uid: member.uid })).room;

  const seat = await browserOf(browser, member);
  const { page } = seat;
  // High enough for every message of the test: the list draws only visible rows.
  await page.setViewportSize({ width: 1440, height: 2_400 });
  await page.goto(`/chat?group=${group_id}`);
  await canSpeak(page);
  const pins = page.getByRole('region', { name: 'Pinned messages' });
  await expect(pins).toContainText('bring the old report');
  await expect(talk(page).getByText('The lesson begins at 19:30.')).toBeVisible();
  await expect(rowOf(page, 'is that the price of today?')).toContainText('the wrong closing price');

  const words = ['one more thing', 'page forty', 'see you tonight'];
  await away(seat, async () => {
    await teacher.write(room, words[0] ?? '');
    await classmate.write(room, words[1] ?? '', hidden.id);
    await teacher.call(calls.messaging.recall, { room, id: recalled.id });
    await teacher.call(calls.marks.block, { room, id: hidden.id, on: true, reason: 'advertising' });
    await teacher.call(calls.announcements.save, {
      group_id,
      id: announcement,
      content: 'The lesson begins at 20:00.',
      request_id: crypto.randomUUID(),
    });
    await pin(unpinned.id, false);
    await pin(pinned.id, true);
    await loseFrames(teacher, room);
    await teacher.write(room, words[2] ?? '');
    for (const text of ['are you there?', 'call me back']) await classmate.write(pair, text);
  });

  await test.step('what was taken away is nowhere, also where it is quoted', async () => {
    await expect(talk(page).getByText(`${teacher.nickname} recalled a message`)).toHaveCount(1);
    await expect(talk(page).getByText('The class staff have hidden this message')).toHaveCount(1);
    for (const answer of ['is that the price of today?', 'page forty'])
      await expect(rowOf(page, answer)).toContainText('Message deleted or recalled');
    for (const gone of ['the wrong closing price', 'buy this share now'])
      await expect(page.getByText(gone)).toHaveCount(0);
  });

  await test.step('what was edited and pinned is so', async () => {
    await expect(talk(page).getByText('The lesson begins at 20:00.')).toHaveCount(1);
    await expect(page.getByText('The lesson begins at 19:30.')).toHaveCount(0);
    await expect(pins).toContainText('bring the new report');
    await expect(pins).not.toContainText('bring the old report');
  });

  await test.step('what was said is there once, in its order, and read; what was said elsewhere is unread', async () => {
    for (const text of words) await expect(talk(page).getByText(text)).toHaveCount(1);
    const rows = await talk(page).getByRole('article').allTextContents();
    expect(rows.flatMap((row) => words.filter((text) => row.includes(text)))).toEqual(words);
    const unread = async (of: string) =>
      (await member.call(calls.groups.list, {})).list.find(({ group }) => group.room === of)?.unread;
    await expect.poll(() => unread(room)).toBe(0);
    expect(await unread(pair)).toBe(2);
    const chats = page.getByRole('navigation', { name: 'Conversations' }).getByRole('listitem');
    await expect(chats.filter({ hasText: classmate.nickname })).toContainText('2 unread messages');
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Class chat, 2 unread messages' }),
    ).toBeVisible();
  });

  await teacher.call(calls.announcements.del, { id: announcement });
  await pin(pinned.id, false);
  await seat.context.close();
});

test('D57: a talk that went on for more than the history is read for begins anew at its end', async ({
  browser,
}) => {
  const [writer, reader] = await Promise.all([newMember(), newMember()]);
  const { room } = await writer.call(calls.direct.open, { uid: reader.uid });
  const { id } = await writer.write(room, 'too early to tell');
  const seat = await browserOf(browser, reader);
  const { page } = seat;
  await page.goto(`/chat?group=${room}`);
  await canSpeak(page);
  await expect(talk(page).getByText('too early to tell')).toBeVisible();

  await away(seat, async () => {
    await writer.call(calls.messaging.recall, { room, id });
    for (let n = 0; n <= sharedLimits.resumeFrames; n += 20)
      await Promise.all(
        Array.from({ length: 20 }, (_, more) =>
          // A limit counts what one member says in some seconds.
          expect(async () => writer.write(room, `figure ${n + more}.`)).toPass(),
        ),
      );
    await writer.write(room, 'and that is the last one');
  });

  await expect(talk(page).getByText('and that is the last one')).toHaveCount(1);
  const { list } = await writer.call(calls.messaging.history, { room, size: 5 });
  const last = list.map((message) =>
    message.status === 'normal' && message.kind === 'text' ? message.body.text : '',
  );
  await expect(talk(page).getByRole('article').last()).toContainText('and that is the last one');
  const rows = await talk(page).getByRole('article').allTextContents();
  const shown = rows.map((row) => /figure \d+\.|and that is the last one/.exec(row)?.[0]);
  expect(shown.slice(-last.length)).toEqual(last);
  expect(new Set(shown).size).toBe(shown.length);
  await expect(talk(page).getByText('too early to tell')).toHaveCount(0);
  await expect
    .poll(async () => {
      const mine = (await reader.call(calls.groups.list, {})).list;
      return mine.find(({ group }) => group.room === room)?.unread;
    })
    .toBe(0);
  await seat.context.close();
});

test('D26, E06: after a gap the composer says what holds now, and a class that was left is gone', async ({
  browser,
}) => {
  const [teacher, member, friend] = await Promise.all([
    person('teacher2'),
    newMember({ inClassOf: 'teacher2' }),
    newMember(),
  ]);
  const { room, group_id, channel_id } = await sharedClass(teacher, member);
  // Without the class the list has somebody still.
  await friend.call(calls.direct.open, { uid: member.uid });
  await teacher.write(room, 'welcome to the class');
  const seat = await browserOf(browser, member);
  const { page } = seat;
  await page.goto(`/chat?group=${group_id}`);
  await canSpeak(page);

  await test.step('muted for good meanwhile', async () => {
    await away(seat, async () => {
      await teacher.call(calls.messaging.mute, {
        room,
        uid: member.uid,
        minutes: 0,
        reason: 'advertising',
        request_id: crypto.randomUUID(),
      });
      await loseFrames(teacher, room);
    });
    await expect(page.getByText('You may not speak in this room now')).toBeVisible();
    await expect(page.getByText('Reason: advertising')).toBeVisible();
  });

  await test.step('unmuted meanwhile, and made class monitor', async () => {
    await away(seat, async () => {
      await teacher.call(calls.messaging.unmute, { room, uid: member.uid });
      await teacher.call(calls.groupMembers.appoint, { group_id, uid: member.uid, role: 'class_monitor' });
      await loseFrames(teacher, room);
    });
    await canSpeak(page);
    await talk(page).getByRole('button', { name: teacher.nickname, exact: true }).last().click();
    await expect(page.getByRole('dialog', { name: /Propose to mute/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  const rule = (read_only: boolean) =>
    teacher.call(calls.groups.edit, { group_id, read_only, request_id: crypto.randomUUID() });
  await test.step('only the teachers write since, and everybody again', async () => {
    await away(seat, async () => {
      await rule(true);
      await loseFrames(teacher, room);
    });
    await expect(page.getByText('Only the teachers write in this class')).toBeVisible();
    await away(seat, async () => {
      await rule(false);
      await loseFrames(teacher, room);
    });
    await canSpeak(page);
  });

  await test.step('left from another device meanwhile', async () => {
    await away(seat, () => member.call(calls.channels.subscribe, { channel_id, action: 'del' }));
    await expect(page.getByText('You are not in this class')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveCount(0);
  });
  await seat.context.close();
});
