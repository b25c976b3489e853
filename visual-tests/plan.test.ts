import { expect, test } from 'vitest';
import { type LookCheck, planShots, type StoryEntry } from './plan.ts';

const entries: StoryEntry[] = [
  {
    id: 'primitives-button--primary',
    title: 'primitives/Button',
    type: 'story',
    importPath: './x.stories.tsx',
  },
  {
    id: 'primitives-button--all-states',
    title: 'primitives/Button',
    type: 'story',
    importPath: './x.stories.tsx',
  },
  { id: 'primitives-button--docs', title: 'primitives/Button', type: 'docs', importPath: './x.mdx' },
  {
    id: 'components-chat-composer--all-states',
    title: 'components/chat/Composer',
    type: 'story',
    importPath: './x.stories.tsx',
  },
];

const namesOf = (check: LookCheck): string[] =>
  planShots(entries)
    .filter(({ checks }) => checks.includes(check))
    .map(({ name }) => name);

test('"All states" in both themes, of product components in six languages; a single state where it is tagged', () => {
  expect(namesOf('picture').toSorted()).toEqual([
    'components-chat-composer--all-states.education-en',
    'components-chat-composer--all-states.education-ms',
    'components-chat-composer--all-states.education-th',
    'components-chat-composer--all-states.education-vi',
    'components-chat-composer--all-states.education-zh_CN',
    'components-chat-composer--all-states.education-zh_HK',
    'components-chat-composer--all-states.red-zh_CN',
    'primitives-button--all-states.education-zh_CN',
    'primitives-button--all-states.red-zh_CN',
  ]);
  const tagged = entries.map((entry) => ({ ...entry, tags: ['pictured'] }));
  expect(planShots(tagged)).toHaveLength(planShots(entries).length + 1);
});

test('where nothing sums the states up, each is photographed', () => {
  const single = entries.filter(({ id }) => id === 'primitives-button--primary');
  expect(planShots(single).map(({ name }) => name)).toEqual(['primitives-button--primary.education-zh_CN']);
});

test('layout is measured in seven languages, contrast in the theme that no component test shows', () => {
  expect(namesOf('layout')).toHaveLength(2 * 7);
  expect(namesOf('contrast')).toEqual([
    'primitives-button--all-states.red-zh_CN',
    'components-chat-composer--all-states.red-zh_CN',
  ]);
});

test('a page for the theatre is photographed at its width', () => {
  const [theatre] = entries.map((entry) => ({ ...entry, tags: ['theatre'] }));
  expect(planShots(theatre ? [theatre] : []).map(({ width }) => width)).toEqual([1385]);
  expect(new Set(planShots(entries).map(({ width }) => width))).toEqual(new Set([1221]));
});

test('a look has one name and does something', () => {
  const shots = planShots(entries);
  expect(new Set(shots.map(({ name }) => name)).size).toBe(shots.length);
  expect(shots.every(({ checks }) => checks.length > 0)).toBe(true);
});

test('a state that needs the words of a language is not stretched', () => {
  const page = { title: 'Pages/hljw/Article', type: 'story', importPath: './x.stories.tsx' } as const;
  const shots = planShots([
    { ...page, id: 'pages-hljw-article--main' },
    { ...page, id: 'pages-hljw-article--term', tags: ['pictured', 'unstretched'] },
  ]);
  const names = shots.filter(({ storyId }) => storyId.endsWith('term')).map(({ name }) => name);
  expect(names).toEqual(['pages-hljw-article--term.education-zh_CN']);
});

test('a page is painted in six languages and in the other theme, its tagged states once; its words fit at five widths', () => {
  const page = { title: 'Pages/login/Login', type: 'story', importPath: './x.stories.tsx' } as const;
  const shots = planShots([
    { ...page, id: 'pages-login-login--password' },
    { ...page, id: 'pages-login-login--code', tags: ['pictured'] },
    { ...page, id: 'pages-login-login--quiet' },
  ]);
  const pictured = shots.filter(({ checks }) => checks.includes('picture'));
  expect(pictured.filter(({ storyId }) => storyId.endsWith('password'))).toHaveLength(7);
  expect(pictured.filter(({ storyId }) => storyId.endsWith('code'))).toHaveLength(1);
  expect(pictured.filter(({ storyId }) => storyId.endsWith('quiet'))).toHaveLength(0);
  expect(new Set(pictured.map(({ width }) => width))).toEqual(new Set([1440]));
  const measured = shots.filter(({ checks }) => checks.includes('layout'));
  const measuredAt = (width: number) =>
    measured.filter((shot) => [shot.width, ...shot.otherWidths].includes(width));
  for (const width of [690, 1157, 1440]) expect(measuredAt(width)).toHaveLength(8);
  // Other states differ from the main one in a part.
  for (const width of [1366, 1536]) expect(measuredAt(width)).toHaveLength(6);
  // At a desktop's widths a press reaches each control; a component is shown in frames that are no page.
  const pressed = measured.filter(({ pressWidths }) => pressWidths.length > 0);
  expect(pressed.map(({ storyId }) => storyId)).toEqual(
    Array.from({ length: 6 }, () => 'pages-login-login--password'),
  );
  expect(pressed.every(({ pressWidths }) => String(pressWidths) === '1536,1440,1366,1157')).toBe(true);
  expect(planShots(entries).every(({ pressWidths }) => pressWidths.length === 0)).toBe(true);
  // Issue E: at 390 px a page may clip words, but not scroll sideways.
  expect(measured.every(({ narrowest }) => narrowest === 390)).toBe(true);
  expect(new Set(shots.map(({ name }) => name)).size).toBe(shots.length);
});

test('the state tagged main stands for its page', () => {
  const page = { title: 'Pages/login/Login', type: 'story', importPath: './x.stories.tsx' } as const;
  const shots = planShots([
    { ...page, id: 'pages-login-login--password' },
    { ...page, id: 'pages-login-login--code', tags: ['main'] },
  ]);
  const pictures = shots.filter(
    ({ storyId, checks }) => storyId.endsWith('code') && checks.includes('picture'),
  );
  expect(pictures).toHaveLength(7);
});
