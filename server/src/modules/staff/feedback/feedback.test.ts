import { callPath, calls, feedbackLimits } from '@goldbean/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createManualClock } from '../../../../test/test-database.ts';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';

const clock = createManualClock(Date.now());
let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer({}, {}, clock);
});
afterAll(() => testServer.close());

const text = 'The chat jumps when a picture loads';
const add = (account: string, fields: Readonly<Record<string, unknown>> = {}) =>
  testServer.ask('feedback.add', account, { text, ...fields });
const added = async (account: string, fields: Readonly<Record<string, unknown>> = {}) =>
  calls.feedback.add.output.parse((await add(account, fields)).data).id;
const mine = async (account: string) =>
  calls.feedback.mine.output.parse((await testServer.ask('feedback.mine', account, {})).data).list;
const listed = async (account: string, fields: Readonly<Record<string, unknown>> = {}) =>
  calls.feedback.list.output.parse(
    (await testServer.ask('feedback.list', account, { page_size: 100, ...fields })).data,
  ).list;
const answer = (account: string, id: string, words = 'Mended') =>
  testServer.ask('feedback.answer', account, { id, text: words });
const notified = async (account: string) =>
  calls.notices.list.output
    .parse((await testServer.ask('notices.list', account, {})).data)
    .list.flatMap(({ body }) => (body.kind === 'feedback_answered' ? [body] : []));

async function upload(account: string, scene = 'feedback'): Promise<string> {
  const picture = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#285' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('scene', scene);
  form.set('file', new File([new Uint8Array(picture)], 'a.png', { type: 'image/png' }));
  const body = new Response(form);
  const sent = await testServer.app.http.inject({
    method: 'POST',
    url: callPath(calls.files.upload),
    headers: {
      client: 'pc',
      token: await testServer.signIn(account),
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return calls.files.upload.output.parse(sent.json<{ data: unknown }>().data).file_id;
}
const addressOf = async (account: string, fileId: string): Promise<string> => {
  const { data } = await testServer.ask('files.addresses', account, { file_ids: JSON.stringify([fileId]) });
  return calls.files.addresses.output.parse(data).list[0]?.url ?? '';
};
const fetched = async (url: string) => {
  const { statusCode, headers } = await testServer.app.http.inject({ url });
  return [statusCode, headers['cache-control']];
};

describe('S46, G022: feedback', () => {
  test('is found by its member and by those who head the product, with contact and pictures', async () => {
    const pics = [await upload('member'), await upload('member')];
    const id = await added('member', {
      contact: ' mei@example.com ',
      pics: JSON.stringify([...pics, pics[0]]),
    });
    const row = {
      id,
      text,
      contact: 'mei@example.com',
      pics,
      at_ts: clock.now(),
      state: 'open',
      answer: null,
    };
    expect((await mine('member'))[0]).toEqual({ ...row, at: expect.any(String) });
    for (const account of ['producthead', 'admin'])
      expect((await listed(account)).at(-1)).toMatchObject({ ...row, handled_by: null });
    expect(await mine('member2')).toEqual([]);
  });

  test('V23, M39: needs text, and says what else is wrong', async () => {
    const before = (await mine('member')).length;
    for (const [fields, code, msg_key] of [
      [{ text: '' }, 400, 'feedback.text_required'],
      [{ text: ' \u200b ' }, 400, 'feedback.text_required'],
      [{ text: undefined }, 400, 'feedback.text_required'],
      [{ text: 'x'.repeat(feedbackLimits.feedbackCharacters + 1) }, 400, 'feedback.text_long'],
      [{ contact: 'x'.repeat(feedbackLimits.feedbackContactCharacters + 1) }, 400, 'feedback.contact_long'],
      [{ pics: JSON.stringify(Array.from({ length: 10 }, (_, at) => `p${at}`)) }, 400, 'feedback.pictures'],
      [{ pics: '["none"]' }, 404, 'file.unknown'],
      [{ pics: JSON.stringify([await upload('member2')]) }, 404, 'file.unknown'],
      [{ pics: JSON.stringify([await upload('member', 'chat')]) }, 404, 'file.unknown'],
    ] as const)
      expect([fields, await add('member', fields)]).toMatchObject([fields, { code, msg_key }]);
    expect(await mine('member')).toHaveLength(before);
    const most = 'x'.repeat(feedbackLimits.feedbackCharacters);
    expect((await add('member', { text: most, contact: '' })).msg_key).toBe('');
  });

  test('a picture goes with one piece of feedback', async () => {
    const pics = JSON.stringify([await upload('member')]);
    const both = await Promise.all([add('member', { pics }), add('member', { pics })]);
    expect(both.map(({ msg_key }) => msg_key).toSorted()).toEqual(['', 'file.unknown']);
    expect(await add('member', { pics })).toMatchObject({ code: 404, msg_key: 'file.unknown' });
  });

  test('is sent once by a request_id', async () => {
    const id = await added('member2', { request_id: 'once' });
    expect(await added('member2', { request_id: 'once' })).toBe(id);
    expect(await mine('member2')).toHaveLength(1);
  });
});

describe('E Security.2: a picture of feedback is private', () => {
  test('it is served to its member and the desk alone, private and cached by nobody between, and gone for all when taken back', async () => {
    const fileId = await upload('member');
    expect(await addressOf('admin', fileId)).toBe('');
    const id = await added('member', { pics: JSON.stringify([fileId]) });
    const addresses: string[] = [];
    for (const account of ['member', 'producthead', 'admin']) {
      const url = await addressOf(account, fileId);
      expect([account, ...(await fetched(url))]).toEqual([account, 200, 'private, no-store']);
      addresses.push(url);
    }
    for (const account of ['member2', 'teacher', 'inspector'])
      expect([account, await addressOf(account, fileId)]).toEqual([account, '']);
    const [own = ''] = addresses;
    // An address is one member's: in another's name it is good for nothing.
    expect(await fetched(own.replace(/uid=[^&]+/, 'uid=1'))).toEqual([403, 'private, no-store']);

    expect((await testServer.ask('feedback.withdraw', 'member2', { id })).msg_key).toBe('request.not_found');
    expect((await testServer.ask('feedback.withdraw', 'admin', { id })).msg_key).toBe('request.not_found');
    expect((await testServer.ask('feedback.withdraw', 'member', { id })).msg_key).toBe('');
    for (const url of addresses) expect(await fetched(url)).toEqual([404, 'private, no-store']);
    for (const account of ['member', 'admin']) expect(await addressOf(account, fileId)).toBe('');
    expect((await listed('admin')).some((row) => row.id === id)).toBe(false);
    expect((await add('member', { pics: JSON.stringify([fileId]) })).msg_key).toBe('file.unknown');
  });
});

describe('G483, G484: feedback is answered', () => {
  test('once, with words, and its member is notified', async () => {
    const id = await added('member');
    const before = (await notified('member')).length;
    expect((await answer('admin', id, ' ')).msg_key).toBe('feedback.answer_required');
    expect((await answer('admin', 'none')).msg_key).toBe('request.not_found');
    clock.advance(1_000);
    const both = await Promise.all([answer('producthead', id), answer('admin', id)]);
    expect(both.map(({ msg_key }) => msg_key).toSorted()).toEqual(['', 'feedback.decided']);
    expect((await mine('member'))[0]).toMatchObject({
      id,
      state: 'answered',
      answer: { text: 'Mended', at_ts: clock.now() },
    });
    const notices = await notified('member');
    expect(notices).toHaveLength(before + 1);
    expect(notices[0]).toMatchObject({ feedback_id: id, answer: 'Mended' });
    expect((await listed('admin', { state: 'answered' }))[0]?.id).toBe(id);
    expect((await testServer.ask('feedback.close', 'admin', { id })).msg_key).toBe('feedback.decided');
  });

  test('or closed without words, of which nobody is notified', async () => {
    const id = await added('member');
    const before = (await notified('member')).length;
    expect((await testServer.ask('feedback.close', 'producthead', { id })).msg_key).toBe('');
    expect((await mine('member'))[0]).toMatchObject({ id, state: 'closed', answer: null });
    expect(await notified('member')).toHaveLength(before);
    expect((await listed('admin', { state: 'closed' }))[0]).toMatchObject({ id });
  });

  test('by an office alone', async () => {
    const id = await added('member');
    for (const account of ['member', 'teacher', 'inspector']) {
      expect((await answer(account, id)).msg_key).toBe('request.forbidden');
      expect((await testServer.ask('feedback.list', account, {})).msg_key).toBe('request.forbidden');
      expect((await testServer.ask('feedback.close', account, { id })).msg_key).toBe('request.forbidden');
    }
    expect((await mine('member'))[0]?.state).toBe('open');
  });
});
