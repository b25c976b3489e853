import { z } from 'zod';
import type { Call } from '@goldbean/contract';
import fc from 'fast-check';

/** One field in the two ways a request can spell it. */
interface Spelling {
  /** A JSON literal; it need not be one that JSON.stringify would write. */
  readonly json: string;
  /** Already escaped for a form or a query, well or badly. */
  readonly form: string;
}

export type WrongInputs = readonly (readonly [name: string, value: Spelling])[];

const spelled = (json: string, form = encodeURIComponent(json)): Spelling => ({ json, form });
const ofText = (text: string): Spelling => ({
  json: JSON.stringify(text),
  form: encodeURIComponent(text.toWellFormed()),
});

/** What breaks servers. */
const nasty: readonly Spelling[] = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\uD800',
    '\uDFFF\uD800',
    '\uFEFF\u200B',
    '😀'.repeat(3_000),
    'NaN',
    '-1',
    '1.5',
  ].map(ofText),
  ...["' OR 1=1 --", '${7*7}', '{{7*7}}', '../../etc/passwd', '<script>alert(1)</script>', '%', '\\'].map(
    ofText,
  ),
  ...[
    '0',
    '-0',
    '9007199254740992',
    '9007199254740993',
    '9223372036854775808',
    '1e309',
    '-1e309',
    '1e-400',
  ].map((number) => spelled(number)),
  ...['99999999999999999999', '0x10', '１２', '2147483648', '00000000000000001'].map(ofText),
  ...['null', 'true', 'false', '[]', '{}', '[null]', '[[]]', '{"a":{}}'].map((literal) => spelled(literal)),
  ...['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}', '{"toString":1}', '{"length":1e9}'].map(
    (literal) => spelled(literal),
  ),
  spelled('['.repeat(20_000) + ']'.repeat(20_000)),
  spelled('"\\u0000"', '%00'),
  spelled('"\\ud800"', '%ED%A0%80'),
  spelled('"\\ud800"', '%ud800'),
  spelled('""', '%'),
  spelled('""', '%FF%FE'),
  ...['0000-01-01', '275760-09-13T00:00:00Z', '-271821-04-20', '2026-02-30', '2026-11-21T12:00:00+99:99'].map(
    ofText,
  ),
  ...['0', '-62135596800000', '8640000000000001', '253402300800000'].map((number) => spelled(number)),
];
const huge = ofText('a'.repeat(1_000_000));
const oddNames = [
  '__proto__',
  'constructor',
  'toString',
  'a[b]',
  'a.b',
  '',
  '\0',
  'token ',
  'hasOwnProperty',
];

/** Names of a call's fields, and a few that it does not have. */
const fieldNames = (call: Call): string[] =>
  Object.keys(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }).properties ?? {});

/**
 * Wrong inputs of one call: mostly right with something wrong in it, so that rules behind the first are reached.
 * @param known values that exist, by field name
 */
export function wrongInputs(
  call: Call,
  known: ReadonlyMap<string, readonly string[]>,
): fc.Arbitrary<WrongInputs> {
  const names = fieldNames(call);
  const valueOf = (name: string): fc.Arbitrary<Spelling> =>
    fc.oneof(
      {
        arbitrary: fc.constantFrom(...(known.get(name) ?? ['1', 'a', '2026-11-21T12:00:00Z'])).map(ofText),
        weight: 6,
      },
      { arbitrary: fc.constantFrom(...nasty), weight: 4 },
      { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map(ofText), weight: 1 },
      { arbitrary: fc.integer().map((number) => spelled(String(number))), weight: 1 },
      { arbitrary: fc.double().map((number) => spelled(String(number))), weight: 1 },
      { arbitrary: fc.jsonValue({ maxDepth: 4 }).map((value) => spelled(JSON.stringify(value))), weight: 1 },
    );
  const field = (name: string) => valueOf(name).map((value) => [name, value] as const);
  const full = fc.tuple(...names.map(field));
  const extra = fc.array(fc.constantFrom(...oddNames, ...names).chain(field), { maxLength: 3 });
  return fc.oneof(
    { arbitrary: full, weight: 10 },
    { arbitrary: fc.tuple(full, extra).map(([first, second]) => [...first, ...second]), weight: 4 },
    {
      arbitrary: full.chain((fields) => fc.subarray(fields.map((entry) => entry))),
      weight: 4,
    },
    { arbitrary: full.map((fields) => fields.map(([name]) => [name, huge] as const).slice(0, 1)), weight: 1 },
  );
}
