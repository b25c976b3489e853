import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { picturedIn } from './accepted-looks.ts';
import { foundationPages, inventory } from './inventory-items.ts';

/*
 * npm run inventory: writes docs/inventory.md, the table of every component with its states, stories, languages and
 * pictures. The unit test beside it fails while the page is old or an item has no stories.
 */
const root = join(import.meta.dirname, '..');
const source = join(root, 'design-system/src');
const page = join(root, 'docs/inventory.md');

/** What Storybook knows of one component. */
interface InventoryStory {
  readonly title: string;
  /** Names of its stories, "All states" left out. */
  readonly states: readonly string[];
  readonly hasAllStates: boolean;
}

/** The first part of a component's story ids. */
const idOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Story names as Storybook writes them: `TooLong` is "Too long". */
const spoken = (name: string): string => {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase();
  return words[0]?.toUpperCase() + words.slice(1);
};

function readStories(): Map<string, InventoryStory> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.stories.tsx'),
  );
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(source, file), 'utf8');
      const title =
        /title: '((?:foundations|primitives|components|screens|theme)\/[^']+)'/.exec(text)?.[1] ?? file;
      const names = [...text.matchAll(/^export const (\w+): Story\b/gm)].map(([, name = '']) => name);
      const states = names.filter((name) => name !== 'AllStates').map(spoken);
      return [title, { title, states, hasAllStates: names.includes('AllStates') }];
    }),
  );
}

/** What is missing, and the page as it should be. */
export function takeInventory(): { missing: string[]; text: string } {
  const stories = readStories();
  const pictures = picturedIn(root);
  const missing: string[] = [];
  const lines: string[] = [];
  const listed = new Set<string>();
  const row = (item: string, title: string): string => {
    const shown = stories.get(title);
    if (!shown || shown.states.length + Number(shown.hasAllStates) === 0) {
      missing.push(`${item} (${title})`);
      return `| ${item} | missing | | | |`;
    }
    if (!shown.hasAllStates && !title.startsWith('screens/')) missing.push(`All states of ${title}`);
    listed.add(title);
    // A product component has words in six languages; a primitive gets its words by props and is measured in all.
    const speaks = title.startsWith('components/') || title.startsWith('screens/');
    const languages = speaks ? 'six and stretched' : 'words come in';
    const count = pictures.filter((name) => name.startsWith(`${idOf(title)}--`)).length;
    const name = title.endsWith(`/${item}`) ? item : `${item}, in ${title.split('/').at(-1)}`;
    const total = shown.states.length + Number(shown.hasAllStates);
    return `| ${name} | ${shown.states.join(', ')} | ${total} | ${languages} | ${count} |`;
  };
  const table = (heading: string, rows: readonly string[]): void => {
    lines.push(
      '',
      `## ${heading}`,
      '',
      '| Component | States | Stories | Languages | Pictures |',
      '|---|---|--:|---|--:|',
      ...rows,
    );
  };
  for (const [area, names] of Object.entries(inventory)) {
    const rows = names.split(' ').map((item) => {
      const [name = '', place = name] = item.split('>');
      return row(name, `${area}/${place}`);
    });
    table(area, rows);
  }
  const others = [...stories.keys()].filter(
    (title) => !listed.has(title) && /^(primitives|components|screens)\//.test(title),
  );
  table(
    'More than was asked for',
    others.toSorted().map((title) => row(title.split('/').at(-1) ?? '', title)),
  );
  for (const name of foundationPages)
    if (!existsSync(join(source, 'foundations', `${name}.mdx`))) missing.push(`foundations/${name}`);
  const stand = [...stories.values()];
  const total = stand.reduce(
    (sum, { states, hasAllStates }) => sum + states.length + Number(hasAllStates),
    0,
  );
  const head = [
    '# What the design system shows',
    '',
    'Written by `npm run inventory`; a unit test fails while it is old or something promised is missing.',
    '',
    `${stand.length} subjects, ${total} stories, ${pictures.length} pictures. ` +
      'A story is a fixture, a component test with axe, and a picture at once. Layout is measured on each "All states" ' +
      'page in seven languages; the two themes differ in colours alone.',
    '',
    `Foundations: ${foundationPages.join(', ')}.`,
  ];
  return { missing, text: `${[...head, ...lines].join('\n')}\n` };
}

if (import.meta.main) {
  const { missing, text } = takeInventory();
  writeFileSync(page, text);
  for (const item of missing) process.stdout.write(`missing ${item}\n`);
  process.exitCode = missing.length > 0 ? 1 : 0;
}
