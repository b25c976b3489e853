import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourcesBelow } from './import-rules.ts';
import { wordsInOneLanguage } from './story-words.ts';

const root = join(import.meta.dirname, '..');

/** Files that speak one language, or many at once, on purpose. */
const allowed: Readonly<Record<string, string>> = {
  'design-system/src/foundations/Type.stories.tsx': 'shows each language in its own type, side by side',
  'design-system/src/foundations/Welcome.stories.tsx': 'is written for the designers, in English',
  'design-system/src/primitives/LanguageSwitch/LanguageSwitch.stories.tsx':
    'a language is called by its own speakers',
};

/** Single texts that are meant to be as they are. */
const allowedTexts: Readonly<Record<string, readonly RegExp[]>> = {
  // A frame of the documentation: the surface on which a component stands, not what it says.
  '': [/^On the stage$/, /^Goldbean Tutor \d$/],
  // Every script at once: each is drawn in our type in every language.
  'design-system/src/components/chat/MessageRow/MessageRow.stories.tsx': [
    /^สมชาย · Nguyễn/,
    /^骨直角 負債表/,
  ],
  // A story gives its dates a language, whichever the others speak.
  'design-system/src/primitives/DateTimePicker/DateTimePicker.stories.tsx': [/^Nov(ember)? \d/],
  // An attack, in no language.
  'design-system/src/primitives/RichText/RichText.stories.tsx': [/^Words that stay$/],
  'design-system/src/primitives/RichText/RichText.fixtures.ts': [/Words that stay/],
};

const isAllowed = (path: string, text: string): boolean =>
  [...(allowedTexts[path] ?? []), ...(allowedTexts[''] ?? [])].some((known) => known.test(text));

const isStory = (path: string): boolean =>
  /\.(stories|fixtures)\.tsx?$|^design-system\/src\/stories\/.*\.ts$/.test(path);

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const stories = sourcesBelow(root, ['design-system']).filter(isStory);

it('finds a text that speaks one language, and passes what designers read', () => {
  const words = (source: string) => wordsInOneLanguage('a.stories.tsx', source);
  expect(words(`export const A = { args: { name: '林一帆' } };`)).toEqual(['林一帆']);
  expect(words(`export const A = { args: { text: 'We read a report.' } };`)).toEqual(['We read a report.']);
  expect(words(`export const A = () => <p>Nota kelas kita</p>;`)).toEqual(['Nota kelas kita']);
  expect(words(`export const A = () => <Row label="near the limit" />;`)).toEqual([]);
  expect(words('const a = `ที่นี่ ${1}`;')).toEqual(['ที่นี่']);
  expect(words(`canvas.getByText(/陈家豪/);`)).toEqual(['陈家豪']);
  expect(words(`export const A = { name: 'Too many words here', args: { text: talk.again } };`)).toEqual([]);
});

it('E: fixtures of the design system speak the language of the story', () => {
  expect(stories.length).toBeGreaterThan(250);
  const faults = stories
    .filter((path) => !(path in allowed))
    .flatMap((path) =>
      wordsInOneLanguage(path, read(path))
        .filter((text) => !isAllowed(path, text))
        .map((text) => `${path} “${text.slice(0, 60)}”: say it by design-system/src/stories`),
    );
  expect(faults).toEqual([]);
});

it('knows a reason for every file that is let through', () => {
  expect(Object.keys(allowed).filter((path) => !stories.includes(path))).toEqual([]);
});

/** Letters that a language does not have. */
const others: Readonly<Record<string, RegExp>> = {
  en: /[\p{Script=Han}\p{Script=Thai}ăđơưạ-ỹ]/iu,
  ms: /[\p{Script=Han}\p{Script=Thai}ăđơưạ-ỹ]/iu,
  th: /[\p{Script=Han}ăđơưạ-ỹ]/iu,
  vi: /[\p{Script=Han}\p{Script=Thai}]/u,
  zh_CN: /[\p{Script=Thai}ăđơưạ-ỹ]/iu,
  zh_HK: /[\p{Script=Thai}ăđơưạ-ỹ]/iu,
};

it('E: each text of the fixtures is written in the letters of its language', () => {
  const folder = 'design-system/src/stories/texts';
  const faults = readdirSync(join(root, folder)).flatMap((file) => {
    const texts = JSON.parse(read(`${folder}/${file}`)) as Record<string, Record<string, string>>;
    return Object.entries(texts).flatMap(([name, inEach]) =>
      Object.entries(inEach)
        .filter(([language, text]) => text.trim() === '' || others[language]?.test(text))
        .map(([language]) => `${file}: ${name} in ${language}`),
    );
  });
  expect(faults).toEqual([]);
});
