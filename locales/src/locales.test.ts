import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errors, namedCalls } from '@goldbean/contract';
import { describe, expect, test } from 'vitest';
import { chooseLanguage, languages, loadWords } from './index.ts';
import { dynamicKeys } from './dynamic-keys.ts';

/** Keys of the words of errors: those that a visitor can meet, and the members'. */
const isRefusal = /^(errors|refusals):/;
const root = join(import.meta.dirname, '../..');

/** `namespace:a.b` to its text, for a whole language. */
function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
    flatten(inner, path === '' ? key : `${path}${path.includes(':') ? '.' : ':'}${key}`),
  );
}

/** Plural forms differ by language (`_one`, `_other` ...): they are one key. */
const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
const placeholders = (text: string): string[] => [...new Set(text.match(/\{\{\s*\w+/g) ?? [])].toSorted();

const words = Object.fromEntries(
  await Promise.all(
    languages.map(async (language) => [language, new Map(flatten(await loadWords(language)))]),
  ),
) as Record<(typeof languages)[number], Map<string, string>>;
const english = words.en;
const englishKeys = new Set([...english.keys()].map(withoutPlural));

test.each(['zh_CN', 'zh_HK'] as const)('%s says 你 to everybody', (language) => {
  expect([...words[language]].filter(([, text]) => text.includes('您'))).toEqual([]);
});

/** How each language speaks of redeeming; the agreement keeps the name that the specification gives it. */
const redeeming = {
  zh_CN: /兑/,
  zh_HK: /兌/,
  en: /redeem|exchang/i,
  ms: /tukar/i,
  th: /แลก/,
  vi: /(?<!thay )đổi/i,
};
const moneyWords = /^(wallet|recharge|orders|reconciliation):(?!agreement\.exchange)/;

test.each(languages)('E Face.3: coins become beans in %s, and nobody redeems', (language) => {
  const found = [...words[language]].filter(
    ([key, text]) => moneyWords.test(key) && redeeming[language].test(text),
  );
  expect(found).toEqual([]);
});

/** How each language speaks of pinning. */
const pinning = { zh_CN: /置顶/, zh_HK: /置頂/, en: /pin/i, ms: /semat/i, th: /ปักหมุด/, vi: /ghim/i };

test.each(languages)(
  'E Specification.10: the form of a live session does not promise to pin, in %s',
  (language) => {
    const promised = [...words[language]].filter(
      ([key, text]) => key.startsWith('live-setting:') && pinning[language].test(text),
    );
    expect(promised).toEqual([]);
  },
);

describe.each(languages)('%s', (language) => {
  const own = words[language];

  test('has every key of English and no other', () => {
    const keys = new Set([...own.keys()].map(withoutPlural));
    expect([...englishKeys].filter((key) => !keys.has(key))).toEqual([]);
    expect([...keys].filter((key) => !englishKeys.has(key))).toEqual([]);
  });

  test('has the plural forms its grammar wants', () => {
    const plurals = [...own.keys()].filter((key) => withoutPlural(key) !== key);
    const categories = new Intl.PluralRules(language.replace('_', '-')).resolvedOptions().pluralCategories;
    for (const key of new Set(plurals.map(withoutPlural))) {
      for (const category of categories)
        expect(own.has(`${key}_${category}`), `${key}_${category}`).toBe(true);
    }
  });

  test('keeps the placeholders', () => {
    for (const [key, text] of own) {
      const twin = english.get(key) ?? english.get(`${withoutPlural(key)}_other`);
      if (twin !== undefined) expect(placeholders(text), key).toEqual(placeholders(twin));
    }
  });

  test('leaves nothing empty, and does not copy English sentences', () => {
    for (const [key, text] of own) {
      expect(text.trim(), key).not.toBe('');
      const isSentence =
        text
          .replace(/\{\{.*?\}\}/g, '')
          .split(/\s+/)
          .filter((word) => /[a-z]{2,}/i.test(word)).length >= 4;
      if (language !== 'en' && isSentence) expect(text, key).not.toBe(english.get(key));
    }
  });

  test('has words for every refusal of the contract, and for no other', () => {
    const keys = [...own.keys()]
      .filter((key) => isRefusal.test(key))
      .map((key) => key.replace(isRefusal, ''));
    expect(keys.toSorted()).toEqual(Object.keys(errors).toSorted());
  });
});

test('what a call for everybody refuses has its words with the shell: a visitor is not sent those of members', () => {
  const forAll = Object.values(namedCalls).filter(({ access }) => access === 'open');
  const missing = [...new Set(forAll.flatMap(({ errors: keys }) => keys))].filter(
    (key) => !englishKeys.has(`errors:${key}`),
  );
  expect(missing).toEqual([]);
});

test('every key is used somewhere', () => {
  const source = ['app/src', 'design-system/src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(root, folder, name),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  // Looking each key up among all quoted strings is much quicker than searching the source for each.
  const quoted = new Set([...source.matchAll(/'([\w:.-]+)'/g)].map(([, text]) => text));
  const unused = [...englishKeys].filter((key) => {
    if (isRefusal.test(key) || dynamicKeys.some((pattern) => pattern.test(key))) return false;
    const name = key.slice(key.indexOf(':') + 1);
    return !quoted.has(name) && !quoted.has(key);
  });
  expect(unused.join('\n')).toBe('');
});

describe('chooseLanguage (D63)', () => {
  test.each([
    ['th', ['en'], 'th'],
    [null, ['zh-CN'], 'zh_CN'],
    [null, ['zh-SG'], 'zh_CN'],
    [null, ['zh'], 'zh_CN'],
    [null, ['zh-Hant-TW'], 'zh_HK'],
    [null, ['zh-TW'], 'zh_HK'],
    [null, ['zh-MO'], 'zh_HK'],
    [null, ['id-ID'], 'ms'],
    [null, ['ms-MY'], 'ms'],
    [null, ['vi'], 'vi'],
    [null, ['fr-FR', 'th-TH'], 'th'],
    [null, ['fr-FR'], 'en'],
    [null, [], 'en'],
    ['klingon', ['vi'], 'vi'],
  ])('stored %s, browser %j: %s', (stored, browser, expected) => {
    expect(chooseLanguage(stored, browser)).toBe(expected);
  });
});
