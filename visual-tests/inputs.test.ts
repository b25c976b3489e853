import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInputs } from './inputs.ts';
import type { Shot } from './plan.ts';

/** A copy of all that looks are made of, to be changed. */
const root = mkdtempSync(join(tmpdir(), 'goldbean-inputs-'));
const project = join(import.meta.dirname, '..');
const card = './design-system/src/components/wishes/WishCard/WishCard.stories.tsx';
const details = './app/src/routes/wishes/WishDetailsPage.stories.tsx';
const form = './app/src/routes/wishes/AddWishPage.stories.tsx';
const home = './app/src/routes/hljw/HomePage.stories.tsx';
const shot: Shot = {
  storyId: 'a--b',
  mode: { theme: 'education', language: 'th' },
  name: 'a--b.education-th',
  checks: ['picture'],
  width: 1221,
  otherWidths: [],
  pressWidths: [],
};

const digest = (importPath: string, other: Partial<Shot> = {}): string =>
  createInputs(root).digestOf({ ...shot, ...other }, importPath);

/** More that runs, in the language of the file; of an `index.ts`, more that it hands on. */
function withMore(path: string, text: string): string {
  if (path.endsWith('.json')) return text.replace(/\}\s*$/, ', "added": "x" }');
  if (path.endsWith('.css')) return `${text}\n.added { color: red; }\n`;
  if (path.endsWith('/index.ts')) return `${text}\nexport * as added from './added.ts';\n`;
  return `${text}\nexport const added = 'x';\n`;
}

/** Changes a file while something is asked; appends to it unless told how. */
function changed<Answer>(
  path: string,
  ask: () => Answer,
  change = (text: string): string => withMore(path, text),
): Answer {
  const file = join(root, path);
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
  try {
    return ask();
  } finally {
    writeFileSync(file, before);
  }
}

beforeAll(() => {
  for (const folder of [
    '.storybook',
    'app/src',
    'contract',
    'design-system',
    'locales',
    'scripts',
    'tokens',
    'visual-tests',
  ])
    cpSync(join(project, folder), join(root, folder), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
  cpSync(join(project, 'package-lock.json'), join(root, 'package-lock.json'));
  mkdirSync(join(root, 'server'));
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('X04: what a look is made of wakes it, and nothing else does', () => {
  const before = digest(card);
  expect(digest(card)).toBe(before);
  const wakes = [
    'design-system/src/components/wishes/WishCard/WishCard.styles.ts',
    'design-system/src/components/wishes/wishes.fixtures.ts',
    'locales/src/th/wishes.json',
    'tokens/src/layout.json',
    '.storybook/preview.css',
    'visual-tests/layout.ts',
  ];
  for (const path of wakes)
    expect(
      changed(path, () => digest(card)),
      path,
    ).not.toBe(before);
  const sleeps = [
    'design-system/src/components/wishes/WishTimeline/WishTimeline.tsx',
    'design-system/src/components/wishes/index.ts',
    'locales/src/vi/wishes.json',
    'locales/src/th/ban-list.json',
    'app/src/routes/hljw/HomePage.tsx',
    '.storybook/docs/DocsPage.tsx',
  ];
  for (const path of sleeps)
    expect(
      changed(path, () => digest(card)),
      path,
    ).toBe(before);
});

test('X04: a story is not woken by its tags or its line breaks, and by its arguments it is', () => {
  const before = digest(card);
  const tagged = (text: string): string =>
    text.replace(/^(export const \w+: Story = \{)\n/m, "$1\n  tags: ['pictured'],\n");
  expect(changed(card, () => digest(card), tagged)).toBe(before);
  const broken = (text: string): string => text.replace(/\{ (args: .*[^,]) \};$/m, '{\n  $1,\n};');
  expect(changed(card, () => digest(card), broken)).toBe(before);
  const other = (text: string): string => text.replace(/\bargs: \{/, 'args: { added: 1,');
  expect(changed(card, () => digest(card), other)).not.toBe(before);
});

/** Gives some text another one, which must be there. */
const put = (was: string, is: string) => (text: string) => {
  expect(text).toContain(was);
  return text.replaceAll(was, is);
};

/** What a card does under some changes, each of one file; they are undone. */
function cardAfter(changes: readonly (readonly [path: string, change: (text: string) => string])[]): string {
  const [first, ...others] = changes;
  if (!first) return digest(card);
  const [path, change] = first;
  return changed(`design-system/src/components/wishes/${path}`, () => cardAfter(others), change);
}

/** Moves a file while something is asked. */
function moved<Answer>(from: string, to: string, ask: () => Answer): Answer {
  renameSync(join(root, from), join(root, to));
  try {
    return ask();
  } finally {
    renameSync(join(root, to), join(root, from));
  }
}

test('X04: no look is woken by how its code is written', () => {
  const before = digest(card);
  const cards = 'WishCard/WishCard.tsx';
  const asleep: Record<string, Parameters<typeof cardAfter>[0]> = {
    'another name for a type': [[cards, put('WishCardProps', 'CardProps')]],
    'another type': [[cards, put('href: string;', 'href: string | undefined;')]],
    'another comment': [
      [cards, put('/** My vote is on its way. */', '// See refusals.wallet.insufficient_beans.')],
    ],
    'white space': [[cards, (text) => text.replaceAll('\n', '\n\n').replaceAll('  ', '\t')]],
    'another name within the module': [[cards, put('shownPictures', 'mostPictures')]],
    'a type of another module': [
      [cards, (text) => `import type { BanCardProps } from '../BanCard.tsx';\n${text}`],
    ],
    'a type of another module, by a word of its own': [
      ['WishCard/WishNotes.tsx', put('import type { WishView } from', 'import { type WishView } from')],
      [cards, (text) => `import { type BanCardProps } from '../BanCard.tsx';\n${text}`],
    ],
    'a type that is handed on': [
      [cards, (text) => `${text}\nexport { type BanCardProps } from '../BanCard.tsx';\n`],
    ],
  };
  for (const [what, changes] of Object.entries(asleep)) expect(cardAfter(changes), what).toBe(before);
});

test('X04: every look counts what takes it and the preview by their code', () => {
  const before = digest(card);
  for (const path of ['visual-tests/layout.ts', '.storybook/preview.tsx', 'visual-tests/stage.ts'])
    expect(
      changed(
        path,
        () => digest(card),
        (text) => `// Another comment.\n${text}`,
      ),
      path,
    ).toBe(before);
});

test('X04: a look sleeps while its files are moved and renamed', () => {
  const folder = 'design-system/src/components/wishes';
  const before = digest(card);
  const renamed = moved(`${folder}/WishCard/WishVote.tsx`, `${folder}/WishCard/Votes.tsx`, () =>
    cardAfter([['WishCard/WishCard.tsx', put('./WishVote.tsx', './Votes.tsx')]]),
  );
  expect(renamed).toBe(before);
  const elsewhere = moved(`${folder}/WishCard/WishNotes.tsx`, `${folder}/WishNotes.tsx`, () =>
    cardAfter([
      ['WishCard/WishCard.tsx', put('./WishNotes.tsx', '../WishNotes.tsx')],
      [
        'WishNotes.tsx',
        (text) =>
          text.replaceAll("'./", "'./WishCard/").replaceAll("'../", "'./").replaceAll("'./../", "'../"),
      ],
    ]),
  );
  expect(elsewhere).toBe(before);
  const page = moved('app/src/routes/hljw/HomePage.tsx', 'app/src/routes/hljw/Hall.tsx', () =>
    changed(
      'app/src/routes/hljw/hljw.routes.ts',
      () => changed(home, () => digest(home), put('./HomePage.tsx', './Hall.tsx')),
      (text) => put('./HomePage.tsx', './Hall.tsx')(`// Another comment.\n${text}`),
    ),
  );
  expect(page).toBe(digest(home));
});

test('X04: a look is woken by all that its code does', () => {
  const before = digest(card);
  const cards = 'WishCard/WishCard.tsx';
  const awake: Record<string, Parameters<typeof cardAfter>[0]> = {
    'another text': [['WishCard/WishTags.tsx', put("'pinned'", "'ofTheDay'")]],
    'another style': [['WishCard/WishCard.styles.ts', put('inline-size: 84px', 'inline-size: 85px')]],
    'another attribute': [[cards, put('size="tiny"', 'size="small"')]],
    'one attribute less': [[cards, put(' data-clamp', '')]],
    'another number': [[cards, put('shownPictures = 4', 'shownPictures = 5')]],
    'another property': [[cards, put('author.img', 'author.image')]],
    'an imported value': [['wish.ts', put("1: 'kind.bug'", "1: 'kind.market'")]],
    'another order of statements': [
      [
        cards,
        put(
          "  const { t } = useTranslation('wishes');\n  const formats = useFormats();\n",
          "  const formats = useFormats();\n  const { t } = useTranslation('wishes');\n",
        ),
      ],
    ],
    'what runs for nobody': [[cards, (text) => `${text}\nif (false) shownPictures.toFixed();\n`]],
    'two imports that change places': [
      [
        cards,
        (text) =>
          text
            .replace("'./WishNotes.tsx'", "'./swapped.tsx'")
            .replace("'./WishTags.tsx'", "'./WishNotes.tsx'")
            .replace("'./swapped.tsx'", "'./WishTags.tsx'"),
      ],
    ],
  };
  for (const [what, changes] of Object.entries(awake)) expect(cardAfter(changes), what).not.toBe(before);
});

test('X04: a look is woken when an index hands on another part by the same name', () => {
  const formats = 'design-system/src/components/formats/index.ts';
  const before = digest(card);
  const handed = (from: string): string =>
    changed(formats, () => digest(card), put('{ useFormats }', `{ ${from} }`));
  expect(handed('useFormats as useFormats')).toBe(before);
  expect(handed('formatsOf as useFormats')).not.toBe(before);
});

test('X04: an import that leads back to its own module is refused', () => {
  const round = (text: string): string =>
    `import { WishCard } from './WishCard.tsx';\n${text}\nvoid WishCard;\n`;
  expect(() => cardAfter([['WishCard/WishVote.tsx', round]])).toThrow(
    /imports itself.*WishCard\.tsx -> .*WishVote\.tsx -> .*WishCard\.tsx$/,
  );
});

test('X04: a page is woken by the shell, its features and what they name of the contract', () => {
  const before = digest(home);
  for (const path of [
    'app/src/routes/shell/Shell.tsx',
    'app/src/routes/shell/member-parts.ts',
    'app/src/features/live/live-sessions/live-sessions.state.ts',
    'contract/src/shared/envelope.ts',
  ])
    expect(
      changed(path, () => digest(home)),
      path,
    ).not.toBe(before);
  const limits = 'contract/src/wishes/wishes/wishes.limits.ts';
  expect(changed(limits, () => digest(form))).not.toBe(digest(form));
  expect(changed(limits, () => digest(home))).toBe(before);
  // A new feature stands in each of the last three.
  for (const path of [
    'app/src/routes/staff/BansPage.tsx',
    'app/src/shared/paths/paths.ts',
    'contract/src/live/live.calls.ts',
    'contract/src/content/index.ts',
  ])
    expect(
      changed(path, () => digest(home)),
      path,
    ).toBe(before);
});

test('X04: a page is woken by its own entry in the routes of its area, and by no other', () => {
  const routes = 'app/src/routes/hljw/hljw.routes.ts';
  const before = digest(home);
  const after = (was: string, is: string): string =>
    changed(
      routes,
      () => digest(home),
      (text) => text.replace(was, is),
    );
  expect(
    after("'live-tools',\n        'moderation'", "'live-tools',\n        'missions',\n        'moderation'"),
  ).not.toBe(before);
  expect(after("title: 'news:title'", "title: 'circle:title'")).toBe(before);
});

test('X04: a look is woken by the words of a refusal that is named, and by no other', () => {
  const named = (key: string): string => {
    const file = join(root, 'locales/src/th/refusals.json');
    const text = readFileSync(file, 'utf8');
    const words = JSON.parse(text) as Record<string, Record<string, string>>;
    const [area = '', name = ''] = key.split('.');
    words[area] = { ...words[area], [name]: 'another word' };
    writeFileSync(file, JSON.stringify(words));
    const made = digest(details);
    writeFileSync(file, text);
    return made;
  };
  const before = named('nobody.asks');
  expect(named('nobody.asks_for_this')).toBe(before);
  expect(named('wallet.insufficient_beans')).not.toBe(before);
});

test('X04: another theme, width or version of a package wakes a look', () => {
  const before = digest(card);
  expect(digest(card, { width: 800 })).not.toBe(before);
  expect(digest(card, { mode: { theme: 'red', language: 'th' } })).not.toBe(before);
  const lock = join(root, 'package-lock.json');
  const text = readFileSync(lock, 'utf8');
  const bumped = text.replace(/("node_modules\/@emotion\/cache": \{\s+"version": ")[^"]+/, '$199.0.0');
  expect(bumped).not.toBe(text);
  writeFileSync(lock, bumped);
  expect(digest(card)).not.toBe(before);
  writeFileSync(lock, text);
});

test('X04: what measures presses wakes the looks that do, and no other', () => {
  const presses = 'visual-tests/presses.ts';
  const pressed: Partial<Shot> = { otherWidths: [1366], pressWidths: [1366] };
  const [before, quiet] = [digest(home, pressed), digest(home)];
  expect(changed(presses, () => [digest(home, pressed) === before, digest(home) === quiet])).toEqual([
    false,
    true,
  ]);
});
