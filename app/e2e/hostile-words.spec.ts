import { calls } from '@goldbean/contract';
import type { Page } from '@playwright/test';
import { baseUrl, newMember, person, sharedClass, type AcademyMember } from './academy.ts';
import { browserOf, canSpeak, expect, talk, test } from './browsing.ts';
import { hostileWords, hostileWordsOf } from './hostile-words.ts';

interface WatchedScripts {
  ran: string[];
}

/** Notes every script that gets to run, every dialog and everything that the page's policy had to stop. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const watched: string[] = [];
    (window as unknown as WatchedScripts).ran = watched;
    window.alert = () => void watched.push('alert');
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      watched.push(`stopped: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return async () => [...seen, ...(await page.evaluate(() => (window as unknown as WatchedScripts).ran))];
}

/** Joined into as few texts of at most so many characters as hold them all. */
function packed(words: readonly string[], characters: number): string[] {
  const texts: string[] = [];
  for (const each of words) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + each.length + 2 <= characters)
      texts[texts.length - 1] = `${last}\n\n${each}`;
    else texts.push(each);
  }
  return texts;
}

async function upload({ token }: AcademyMember, name: string): Promise<string> {
  const form = new FormData();
  form.set('token', token);
  form.set('scene', 'chat');
  form.set('file', new Blob(['%PDF-1.7']), name);
  const answer = await fetch(`${baseUrl()}/file/v2/upload`, {
    method: 'POST',
    headers: { client: 'pc' },
    body: form,
  });
  return calls.files.upload.output.parse(((await answer.json()) as { data: unknown }).data).file_id;
}

test('R17: what is written to run a script is shown as words, wherever members write', async ({
  browser,
}) => {
  expect(hostileWords.length).toBeGreaterThanOrEqual(200);
  const [teacher, member] = await Promise.all([person('teacher'), newMember({ inClassOf: 'teacher' })]);
  const { group_id, room, name } = await sharedClass(teacher, member);
  const { page, context } = await browserOf(browser, teacher);
  const ran = await watch(page);
  const chat = `/chat?group=${group_id}`;
  const said: string[] = [];
  const publish = async (
    body: { kind: 'text'; body: { text: string } } | { kind: 'file'; body: { file_id: string } },
  ) => {
    const { id } = await member.call(calls.messaging.publish, {
      room,
      client_msg_id: crypto.randomUUID(),
      ...body,
    });
    said.push(id);
    return id;
  };

  await test.step('a message, as it comes and in the history', async () => {
    await page.goto(chat);
    await canSpeak(page);
    for (const [n, text] of packed(hostileWords, 400).entries()) {
      await publish({ kind: 'text', body: { text: `${text}\n\nend of ${n}.` } });
      await expect(talk(page).getByText(`end of ${n}.`)).toBeVisible();
    }
    await page.reload();
    await expect(
      talk(page)
        .getByText(/end of \d+\./)
        .last(),
    ).toBeVisible();
    expect(await ran()).toEqual([]);
  });

  await test.step('a card of messages, and the answer to one', async () => {
    const ids = said.slice(-3);
    await member.call(calls.forwarding.forward, {
      room,
      ids,
      targets: [{ type: 'group', id: group_id }],
      mode: 'merged',
      request_id: crypto.randomUUID(),
    });
    const { id } = await member.write(room, 'an answer to it', ids[0]);
    said.push(id);
    await expect(talk(page).getByText('an answer to it')).toBeVisible();
    expect(await ran()).toEqual([]);
  });

  await test.step('the name of a file', async () => {
    for (const words of ['<svg onload=alert(1)>', "'><img src=x onerror=alert(1)>"]) {
      const file_id = await upload(member, `${words}.pdf`);
      await publish({ kind: 'file', body: { file_id } });
      await expect(talk(page).getByText(words).last()).toBeVisible();
    }
    expect(await ran()).toEqual([]);
  });

  await test.step('the records, where words are looked for', async () => {
    await page.goto(`${chat}&side=records`);
    await page.getByRole('searchbox').last().fill('<svg onload=alert(1)>');
    await expect(page.getByRole('region', { name: 'Chat history' })).toContainText('<svg onload=alert(1)>');
    expect(await ran()).toEqual([]);
  });

  await test.step('an announcement, with the marks of Markdown', async () => {
    const ids: string[] = [];
    for (const content of packed(hostileWords, 2_800)) {
      const { id } = await teacher.call(calls.announcements.save, {
        group_id,
        content: `Read this\n\n${content}`,
      });
      ids.push(id);
      await page.goto(`${chat}&side=announcements`);
      const panel = page.getByRole('region', { name: 'Announcement', exact: true });
      await panel
        .getByRole('button', { name: /Read this/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'Class announcement' });
      await expect(dialog).toContainText('Read this');
      for (const link of await dialog.getByRole('link').all())
        expect(await link.getAttribute('href')).not.toMatch(/^\s*(javascript|data|vbscript)/i);
      expect(await ran()).toEqual([]);
    }
    for (const id of ids) await teacher.call(calls.announcements.del, { id });
  });

  await test.step('a form: its title, questions, choices and answers', async () => {
    const [title = '', label = '', first = '', second = ''] = hostileWordsOf(60).slice(4);
    const { task_id } = await teacher.call(calls.tasks.save, {
      group_id,
      kind: 'form',
      title,
      fields: [
        {
          id: 'q',
          kind: 'single',
          label,
          required: 1,
          options: [first, second].map((words, n) => ({ id: `o${n}`, label: words })),
        },
        { id: 't', kind: 'text', label: hostileWordsOf(200).at(-1) ?? '', required: 1, options: [] },
      ],
      request_id: crypto.randomUUID(),
    });
    await member.call(calls.tasks.submit, {
      task_id,
      answers: { fields: { q: ['o0'], t: [packed(hostileWordsOf(400), 500)[0] ?? ''] } },
      request_id: crypto.randomUUID(),
    });
    await page.goto(`${chat}&side=work`);
    const work = page.getByRole('complementary', { name: 'About this class' });
    await expect(work.getByRole('heading', { name: title })).toBeVisible();
    await work.getByRole('button', { name: 'Results' }).first().click();
    await expect(
      page.getByRole('dialog', { name: title }).getByRole('cell', { name: first, exact: true }),
    ).toBeVisible();
    expect(await ran()).toEqual([]);
  });

  await test.step('a tag and a remark; the name of a class takes letters alone', async () => {
    const [words = ''] = hostileWordsOf(25);
    const { tag_id } = await teacher.call(calls.groupMembers.saveTag, {
      group_id,
      uid: member.uid,
      category: 'Level',
      text: words,
    });
    await teacher.call(calls.groupMembers.remark, { group_id, uid: member.uid, text: words });
    await page.goto(`${chat}&side=members`);
    const members = page.getByRole('region', { name: 'Members' });
    await members.getByRole('searchbox').fill(words);
    await expect(members.getByRole('listitem')).toHaveCount(1);
    await members.getByRole('listitem').getByRole('button').first().click();
    await expect(page.getByRole('button', { name: `Remove the tag ${words}` })).toBeVisible();
    expect(await ran()).toEqual([]);
    await teacher.call(calls.groupMembers.deleteTag, { tag_id });
    await teacher.call(calls.groupMembers.remark, { group_id, uid: member.uid, text: '' });
    await expect(teacher.call(calls.groups.edit, { group_id, name: '<svg onload>' })).rejects.toThrow(
      /group\.name/,
    );
    await page.reload();
    await expect(page.getByRole('heading', { name })).toBeVisible();
  });

  for (const id of said) await teacher.call(calls.messaging.recall, { room, id });
  expect(await ran()).toEqual([]);

  await test.step('one that is put into the page itself is noticed', async () => {
    await page.evaluate(
      (words) => document.body.insertAdjacentHTML('beforeend', words),
      hostileWords[11] ?? '',
    );
    await expect.poll(ran).not.toEqual([]);
  });
  await context.close();
});
