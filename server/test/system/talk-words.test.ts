import { errors, namedCalls, type Call } from '@goldbean/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from './in-process.ts';
import { matrix, talkCalls, type TalkMatrixFields, type TalkObjects, type TalkCall } from './talk-matrix.ts';
import { makeObjects, settled } from './talk-objects.ts';
import { rowsWith, storedOfTalk } from './talk-tables.ts';

/*
 * R17, R18: everything that can be written in rooms and classes. The contract tells where that is: a field that takes two
 * Chinese letters is one of words. What is wrong with words is refused by a rule of the catalogue and leaves everything as
 * it was; HTML is stored as it was written.
 */
const words = '股市';
/** No longer than the shortest field of words. */
const html = '<u>&amp;"';
/** V06: they say nothing. */
const silent = { 'spaces and lines': ' \n\t ', 'zero-width characters': '\u200B\u2060\u200B' };
/** Given back as it came from the server. */
const opaque: ReadonlySet<string> = new Set(['cursor']);
/** What no database stores. */
const unstorable = { 'a NUL': 'a\0b', 'half a letter': '\uD83D' };

/** Where a value stands in the fields of a call. */
type WordPath = readonly string[];

function replaced(given: unknown, [name, ...rest]: WordPath, value: string): unknown {
  if (name === undefined) return value;
  if (Array.isArray(given))
    return given.map((one: unknown, at) => (String(at) === name ? replaced(one, rest, value) : one));
  const fields = (given ?? {}) as TalkMatrixFields;
  return { ...fields, [name]: replaced(fields[name], rest, value) };
}
const put = (fields: TalkMatrixFields, path: WordPath, value: string): TalkMatrixFields =>
  replaced(fields, path, value) as TalkMatrixFields;

/** All places of strings in what a call is given, and the names that it knows besides. */
function placesOf(call: Call, fields: TalkMatrixFields): WordPath[] {
  const within = (value: unknown, path: WordPath): WordPath[] => {
    if (typeof value === 'string') return [path];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, inner]) => within(inner, [...path, name]));
  };
  const unused = Object.keys(call.input.shape).filter((name) => !(name in fields));
  return [...within(fields, []), ...unused.map((name) => [name])];
}

const isValid = (call: Call, fields: TalkMatrixFields, path: WordPath, value: string): boolean =>
  call.input.safeParse(put(fields, path, value)).success;

/** Most characters that the contract takes there; null where there is no limit below a million. */
function limitOf(call: Call, fields: TalkMatrixFields, path: WordPath): number | null {
  let [taken, refused] = [1, 1_000_000];
  if (isValid(call, fields, path, 'a'.repeat(refused))) return null;
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2);
    if (isValid(call, fields, path, 'a'.repeat(middle))) taken = middle;
    else refused = middle;
  }
  return taken;
}

/** Ids stand for the real ones while it is looked for the fields. */
const anyIds = new Proxy({} as TalkObjects, { get: () => '1' });
const fieldsOf = (name: TalkCall, objects: TalkObjects): TalkMatrixFields => {
  const entry = matrix[name];
  return entry.kind === 'own' ? {} : entry.input(objects);
};
/** What a call has words in that is not what the matrix asks it with. */
const form: TalkMatrixFields = {
  kind: 'form',
  fields: [
    {
      id: 'how',
      kind: 'single',
      label: 'How',
      required: 0,
      options: [
        { id: 'so', label: 'So' },
        { id: 'else', label: 'Else' },
      ],
    },
  ],
};
const asked: readonly (readonly [TalkCall, TalkMatrixFields])[] = [
  ...(Object.keys(matrix) as TalkCall[]).map((name) => [name, {}] as const),
  ['tasks.save', form],
];
const fieldsOfWords = asked.flatMap(([name, besides]) => {
  const call: Call = namedCalls[name];
  const fields = { ...fieldsOf(name, anyIds), ...besides };
  return placesOf(call, fields)
    .filter((path) => !opaque.has(path.at(-1) ?? '') && isValid(call, fields, path, words))
    .map((path) => ({ name, besides, path, at: `${name} ${path.join('.')}` }));
});

let testServer: TestServer;
let objects: TalkObjects;
beforeAll(async () => {
  testServer = await openTestServer();
  ({ objects } = await makeObjects(testServer));
});
afterAll(() => testServer.close());

const stored = async () => {
  await settled(testServer.app);
  return storedOfTalk(testServer.app.database.reader);
};

const givenTo = ({ name, besides }: (typeof fieldsOfWords)[number]): TalkMatrixFields => ({
  ...fieldsOf(name, objects),
  ...besides,
});

let intents = 0;
/** Each is an intent of its own. */
function asNewIntent(name: TalkCall, fields: TalkMatrixFields): TalkMatrixFields {
  const { shape } = talkCalls[name].input;
  intents += 1;
  return {
    ...fields,
    ...('request_id' in shape && { request_id: `w${intents}` }),
    ...('client_msg_id' in shape && { client_msg_id: `w${intents}` }),
  };
}

/** Says it; a refusal leaves everything as it was. @returns whether it was taken, and whether anything is stored of it */
async function say(field: (typeof fieldsOfWords)[number], value: string) {
  const { name, path } = field;
  const entry = matrix[name];
  const account = entry.kind !== 'own' && entry.may === 'teacher' ? 'teacher' : 'member';
  const before = await stored();
  const fields = put(givenTo(field), path, value);
  const { code, msg_key: msgKey } = await testServer.ask(name, account, asNewIntent(name, fields));
  const isTaken = code === 200;
  const after = await stored();
  if (!isTaken) {
    expect(Object.keys(errors)).toContain(msgKey);
    expect(code).toBeLessThan(500);
    expect(after).toEqual(before);
  }
  return { isTaken, isStored: JSON.stringify(after) !== JSON.stringify(before) };
}

describe.each(fieldsOfWords)('$at', (field) => {
  const { name, path } = field;

  test.each(Object.entries(silent))('V06, R18: %s are refused in words, or are no text', async (_, value) => {
    await say(field, value);
    expect(await rowsWith(testServer.app.database.reader, value)).toBe(0);
  });

  test.each(Object.entries(unstorable))('R18: %s is refused', async (_, value) => {
    expect(await say(field, value)).toMatchObject({ isTaken: false });
  });

  test('R18: one character more than the most is refused', async () => {
    const most = limitOf(namedCalls[name], givenTo(field), path);
    expect(most).toEqual(expect.any(Number));
    expect(await say(field, 'a'.repeat((most ?? 0) + 1))).toMatchObject({ isTaken: false });
  });

  test('R17: HTML is refused in words, or stays plain text', async () => {
    const { reader } = testServer.app.database;
    const before = await rowsWith(reader, html);
    const { isStored } = await say(field, html);
    if (isStored) expect(await rowsWith(reader, html)).toBeGreaterThan(before);
    expect(await rowsWith(reader, '&lt;')).toBe(0);
  });
});

test('R17, R18: what is written and looked for in rooms and classes is swept', () => {
  const found = new Set(fieldsOfWords.map(({ at }) => at));
  const wanted = [
    'messaging.publish body.text',
    'announcements.save content',
    'tasks.save fields.0.options.0.label',
  ];
  expect(wanted.filter((at) => !found.has(at))).toEqual([]);
  expect(found.size).toBeGreaterThan(15);
});
