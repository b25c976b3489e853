import { agreementNames, agreements } from '@goldbean/contract/shared';
import { describe, expect, it } from 'vitest';
import {
  agreementHistory,
  agreementSections,
  changedSince,
  type AgreementVersion,
} from './agreement-sections.ts';

it.each(agreementNames)('S39: the history of %s ends with the version in force', (name) => {
  expect(agreementHistory[name].at(-1)?.version).toBe(agreements[name].version);
});

it.each(agreementNames)('%s changes only sections it has, and says nothing twice', (name) => {
  const sections = agreementSections[name];
  expect(new Set(sections).size).toBe(sections.length);
  expect(agreementHistory[name].flatMap(({ changed }) => changed)).toEqual(
    expect.not.arrayContaining([expect.not.stringMatching(new RegExp(`^(${sections.join('|')})$`))]),
  );
});

describe('changedSince', () => {
  const history: AgreementVersion[] = [
    { version: '2025-01', changed: [] },
    { version: '2025-09', changed: ['refunds'] },
    { version: '2026-11', changed: ['order', 'refunds'] },
  ];

  it.each([
    ['2025-01', ['refunds', 'order']],
    ['2025-09', ['order', 'refunds']],
    ['2026-11', []],
  ])('marks what is new since %s', (accepted, expected) => {
    expect(changedSince(accepted, history)).toEqual(new Set(expected));
  });

  it('marks all for a version nobody remembers', () => {
    expect(changedSince('2019-03', history)).toBe('all');
  });
});
