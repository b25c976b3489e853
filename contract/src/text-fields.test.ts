import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { namedCalls } from './index.ts';

/** A place in the input of a call where a caller may hand in words. */
interface TextField {
  readonly name: string;
  readonly schema: z.ZodType;
}

/** All of them, however deep. A transformed one is taken with what it is transformed to. */
function textFields(name: string, schema: z.core.$ZodType): TextField[] {
  const inside = (part: z.core.$ZodType, at = ''): TextField[] => textFields(`${name}${at}`, part);
  if (schema instanceof z.ZodString || schema instanceof z.ZodISODateTime) return [{ name, schema }];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([field, part]) => inside(part as z.ZodType, `.${field}`));
  if (schema instanceof z.ZodArray) return inside(schema.element, '[]');
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((part) => inside(part));
  if (schema instanceof z.ZodRecord)
    return [...inside(schema.keyType, '{}'), ...inside(schema.valueType, '{}')];
  if (schema instanceof z.ZodTuple) return schema.def.items.flatMap((part) => inside(part, '[]'));
  if (schema instanceof z.ZodPipe) {
    if (schema.in instanceof z.ZodString && schema.out instanceof z.ZodTransform) return [{ name, schema }];
    return [...inside(schema.in), ...inside(schema.out)];
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodCatch
  )
    return inside(schema.def.innerType);
  if (schema instanceof z.ZodLazy) return [];
  return [];
}

const fields = Object.entries(namedCalls).flatMap(([name, call]) => textFields(name, call.input));

describe('an address that a call takes', () => {
  const all = new Set(fields.map(({ name }) => name));
  const named = fields.filter(
    ({ name }) =>
      /(?:^|[._])(?:url|href|link|src|img|image|icon|cover|background|pics?|address|site)(?:\[\])*$/.test(
        name,
      ) &&
      // A list as JSON text: its elements are looked at.
      !all.has(`${name}[]`),
  );

  test('is found by its name', () => {
    const names = named.map(({ name }) => name);
    for (const name of [
      'orders.pay.return_url',
      'articles.submit.document[].runs[].href',
      'profile.edit.img',
    ])
      expect(names).toContain(name);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://example.com/',
    '//example.com/',
    '/\\example.com/',
    'https:example.com',
  ])('is http, https or a place of ours, never %j', (wrong) => {
    const taken = named.filter(({ schema }) => schema.safeParse(wrong).success);
    expect(taken.map(({ name }) => name)).toEqual([]);
  });

  test('says what is wrong with another', () => {
    const links = named.filter(({ schema }) => schema.safeParse('https://example.com/a').success);
    expect(links.length).toBeGreaterThan(8);
    for (const { name, schema } of links) {
      const { error } = schema.safeParse('javascript:alert(1)');
      const key = name.endsWith('.href') ? 'article.link' : 'request.address';
      expect([name, error?.issues[0]?.message]).toEqual([name, key]);
    }
  });
});

describe('a text field of a call', () => {
  test('is found wherever it stands', () => {
    const names = fields.map(({ name }) => name);
    for (const name of [
      'messaging.publish.body.text',
      'messaging.decideMute.reason',
      'identity.login.password',
    ])
      expect(names).toContain(name);
    expect(names.length).toBeGreaterThan(400);
  });

  test.each(['a\0b', '\0', 'a\ud800', '\udc00b'])('refuses what the database does not store: %j', (text) => {
    const taken = fields.filter(({ schema }) => schema.safeParse(text).success);
    expect(taken.map(({ name }) => name)).toEqual([]);
  });

  test.each(['\u200b', '\ufeff\u2060 \u3164', '\u2800'])(
    'takes nothing that cannot be seen for words: %j',
    (text) => {
      const taken = fields.filter(({ schema }) => {
        const { success, data } = schema.safeParse(text);
        return success && data !== '';
      });
      // A run is a part of a text, which is judged as a whole; whoever chose such a password may still log in by it.
      const others = taken.filter(({ name }) => !/^articles\.\w+\.document.*\.text$/.test(name));
      expect(others.map(({ name }) => name)).toEqual(['identity.login.password']);
    },
  );
});
