import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { callPath, calls, codes, errors, namedCalls, type Call, type MsgKey } from './index.ts';
import { joinModules } from './join-modules.ts';
import { openApi } from './openapi.ts';

const all: [string, Call][] = Object.entries(namedCalls);

const repeatedOf = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Ids and addresses that more than one call has. */
const namesakes = (given: readonly Call[]): string[] => [
  ...repeatedOf(given.map(({ id }) => id)),
  ...repeatedOf(given.map(callPath)),
];

/** What a source spreads of calls, and the verbs it states twice. */
const hidden = (source: string): string[] => [
  ...[...source.matchAll(/\.\.\.\w*[cC]alls\b/g)].map(([spread]) => spread),
  ...repeatedOf([...source.matchAll(/^ {2}(\w+): defineCall\(/gm)].map(([, verb]) => verb ?? '')),
];

describe('the calls', () => {
  test('have numbers and addresses of their own', () => {
    expect(namesakes(all.map(([, call]) => call))).toEqual([]);
    const { history, leave } = calls.messaging;
    expect(namesakes([history, { ...leave, id: history.id }])).toEqual([history.id]);
    expect(namesakes([history, { ...leave, path: history.path }])).toEqual([callPath(history)]);
  });

  test('are spoken of by feature and verb, and no two features share a name', () => {
    for (const [name] of all) expect(name).toMatch(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/);
    expect(() => joinModules({ messaging: {} }, { live: {} }, { messaging: {} })).toThrow(
      'Two modules have a name "messaging"',
    );
  });

  test('D56: lists begin at page 1 with 20 rows, history with 30; nobody asks for more than 100', () => {
    const lists = all.filter(([, { input }]) => 'page_size' in input.shape);
    expect(lists.length).toBeGreaterThan(20);
    for (const [name, { input }] of lists) {
      const { page, page_size: size } = input.shape;
      expect([page?.parse(undefined), size?.parse(undefined)], name).toEqual([1, 20]);
      for (const [field, value, isRight] of [
        [size, 1, true],
        [size, 100, true],
        [size, 101, false],
        [size, 0, false],
        [page, 0, false],
      ] as const)
        expect(field?.safeParse(value).success, `${name} ${value}`).toBe(isRight);
    }
    const { size } = calls.messaging.history.input.shape;
    expect([size.parse(undefined), size.safeParse(100).success, size.safeParse(101).success]).toEqual([
      30,
      true,
      false,
    ]);
  });

  test('no verb is spread into a feature or stands there twice, where it could hide a namesake', async () => {
    const sources = await readdir(import.meta.dirname, { recursive: true });
    const files = sources.filter((file) => /(\.calls|index)\.ts$/.test(file));
    expect(files.length).toBeGreaterThan(15);
    const found = await Promise.all(
      files.map(async (file) => {
        const source = await readFile(join(import.meta.dirname, file), 'utf8');
        return hidden(source).map((name) => `${file}: ${name}`);
      }),
    );
    expect(found.flat()).toEqual([]);
    const call = '  join: defineCall({\n';
    expect(hidden(`${call}  ...viewerCalls,\n${call}`)).toEqual(['...viewerCalls', 'join']);
  });

  test.each(all)('%s can be trusted', (_name, call) => {
    expect(call.id).toMatch(/^[CG]\d{3}$/);
    expect(call.path).toMatch(/^[\w-]+(\/[\w-]+)*$/);
    expect(call.summary).toMatch(/^[A-Z'].*[.)]$/s);
    for (const key of call.errors) expect(Object.keys(errors)).toContain(key);
    expect(repeatedOf(call.errors)).toEqual([]);
    // A GET has no body; two POSTs of the specification carry their fields in the query as well.
    if (call.method === 'GET') expect(call.encoding).toBe('query');
    if (call.rate === 'money') expect(Object.keys(call.input.shape)).toContain('request_id');
    if (call.writes) expect(['read', 'none']).not.toContain(call.rate);
  });

  test.each(all)('%s takes no field twice and nothing that is no field', (_name, call) => {
    for (const wrong of [{ token: ['a', 'b'], page: ['1', '2'] }, { unknown: 'x' }]) {
      const result = call.input.safeParse(wrong);
      if (result.success) expect(Object.keys(result.data)).not.toContain('unknown');
    }
  });
});

describe('the refusals', () => {
  test.each(Object.entries(errors))('%s has a code and a sentence', (key, { code, msg }) => {
    expect(key).toMatch(/^[a-z]+\.[a-z_]+$/);
    expect(Object.values(codes)).toContain(code);
    expect(code).not.toBe(codes.ok);
    expect(msg.length).toBeGreaterThan(5);
  });
});

describe('the OpenAPI page', () => {
  const page = openApi(calls);
  const operations = Object.entries(page.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

  test('is JSON through and through', () => {
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
    expect(JSON.stringify(page)).not.toContain('$schema');
  });

  test('has every call once, with what it may answer', () => {
    expect(operations).toHaveLength(all.length);
    for (const [name, call] of all) {
      const operation = page.paths[callPath(call)]?.[call.method.toLowerCase()];
      expect(operation).toMatchObject({ operationId: name, 'x-access': call.access, 'x-rate': call.rate });
      for (const key of call.errors) {
        const { code, msg } = errors[key as MsgKey];
        expect(JSON.stringify(operation)).toContain(
          JSON.stringify(`\`${key}\` (${code}): ${msg}`).slice(1, -1),
        );
      }
    }
  });

  test('asks what writes for the header client, and what is closed for a token', () => {
    for (const [, call] of all) {
      const operation = page.paths[callPath(call)]?.[call.method.toLowerCase()];
      expect(JSON.stringify(operation).includes('"name":"client"')).toBe(call.writes);
      expect(operation).toMatchObject({
        security: call.access === 'open' ? [{}, { token: [] }] : [{ token: [] }],
      });
    }
  });

  test('shows a file as a file, and fields of a query as a query', () => {
    expect(JSON.stringify(page.paths['/file/v2/upload'])).toContain('"format":"binary"');
    const gets = operations.filter(({ method }) => method === 'get');
    expect(gets.length).toBeGreaterThan(0);
    for (const { operation } of gets) expect(operation).not.toHaveProperty('requestBody');
  });

  test('shows the envelope around every answer', () => {
    for (const { operation } of operations)
      expect(operation).toMatchObject({
        responses: {
          200: {
            content: {
              'application/json': {
                schema: { properties: { code: {}, msg: {}, msg_key: {}, data: {}, request_id: {} } },
              },
            },
          },
        },
      });
  });
});
