import { expect, test } from 'vitest';
import { createTracer, digestOf, firstDifference } from './trace.ts';

const traceOf = (...given: readonly (readonly [string, unknown])[]) => {
  const tracer = createTracer();
  for (const [what, value] of given) tracer.add(what, value);
  return tracer.trace;
};

test('runs that differ in ids and in the order of fields alone have one trace', () => {
  const one = traceOf(
    ['gift', { from: '1573548510412800306', to: '1573548510412800308', n: 2 }],
    ['stored', new Map([['hold 1573548510412800308 BEAN', 5]])],
  );
  const other = traceOf(
    ['gift', { n: 2, to: '2573548510412800001', from: '2573548510412800009' }],
    ['stored', new Map([['hold 2573548510412800001 BEAN', 5]])],
  );
  expect(firstDifference(one, other)).toBeNull();
  expect(digestOf([one])).toBe(digestOf([other]));
});

test.each([
  ['another balance', [['stored', new Map([['beans u1', 6]])]]],
  ['another id in its place', [['gift', ['2573548510412800001', '2573548510412800002']]]],
  ['one step less', []],
  [
    'one step more',
    [
      ['gift', 1],
      ['gift', 1],
    ],
  ],
] as const)('runs with %s have two', (_, differing) => {
  const same = ['gift', ['1573548510412800306', '1573548510412800306']] as const;
  const one = traceOf(same, ['stored', new Map([['beans u1', 5]])]);
  const other = traceOf(same, ...differing);
  expect(firstDifference(one, other)).toContain('line 1 was');
  expect(digestOf([one])).not.toBe(digestOf([other]));
});
