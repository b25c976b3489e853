import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { memberNamespaces, shellNamespaces } from '@goldbean/locales';
import { createGraph, readPackages } from '../scripts/module-graph.ts';
import type { StoryLanguage } from '../.storybook/modes.ts';
import { codeOf, createCodeDigests, erase, readdress, shorten } from './code-digest.ts';
import type { Shot } from './plan.ts';

/** Packages whose source a story may be made of. Tokens are counted as one: a theme changes every look. */
const ourFolders = ['contract', 'design-system', 'locales', 'tokens'] as const;

/** What every look is made by, besides what the story imports. */
const everyLook = [
  '.storybook/main.ts',
  'scripts/browser-fonts.ts',
  'tokens/build.ts',
  'visual-tests/contrast.ts',
  'visual-tests/layout.ts',
  'visual-tests/stage.ts',
  'visual-tests/typeface.ts',
] as const;
/** What measures presses, of the looks that do. */
const presses = 'visual-tests/presses.ts';
const preview = '.storybook/preview.tsx';

/** Packages that no module imports by name and that still decide how a story is drawn. */
const builders = ['@storybook/react-vite', '@vitejs/plugin-react', 'react', 'react-dom', 'storybook', 'vite'];

/** Words that the app speaks around every page, and those of refusals, which it asks for by a key. */
const everyPage = [...shellNamespaces, ...memberNamespaces] as readonly string[];

/** Namespaces of which a look counts the words whose keys its modules name: each feature adds its refusals to them. */
const namedWords: ReadonlySet<string> = new Set(['errors', 'refusals']);
/** Refusals that any call may meet: no module has to name them. */
const anyCall = /^(system|request)\./;

/**
 * Lists of all that there is: the calls of a module and the addresses of pages. They decide what may be answered and where a
 * link leads, which no picture shows; a new feature stands in each, and changes no look of another.
 */
const lists = /^(contract\/src\/\w+\/\w+\.calls|app\/src\/shared\/paths\/paths)\.ts$/;
/** What looks like the key of a word in a source. */
const keysIn = (text: string): string[] => Array.from(text.matchAll(/\w+(?:\.\w+)+/g), ([key]) => key);

/** Texts of a namespace whose keys are named, each with its key. */
function wordsNamed(words: object, named: ReadonlySet<string>, above = ''): string[] {
  return Object.entries(words).flatMap(([name, word]: [string, unknown]) => {
    const key = above + name;
    if (typeof word === 'object' && word !== null) return wordsNamed(word, named, `${key}.`);
    // The forms of a plural follow one key.
    const isNamed = anyCall.test(key) || named.has(key.replace(/_(?:zero|one|two|few|many|other)$/, ''));
    return isNamed ? [`${key} ${String(word)}`] : [];
  });
}

/** What a file shows: the tags of a story say whether it is looked at. */
const shownOf = (file: string, source: string): string =>
  file.endsWith('.stories.tsx') ? source.replace(/(?<=^ {2}|= \{ )tags: \[[^\]]*\],?/gm, '') : source;

/** Those entries of a list of routes, erased, that load one of some files. @param files with the digest of each */
function routesTo(list: string, files: ReadonlyMap<string, string>): string[] {
  const loads = /import\('\.\/([^']+)'\)/;
  return list
    .split(/^(?= {8}route\()/m)
    .filter((entry) => {
      const page = loads.exec(entry)?.[1];
      return page === undefined || files.has(page);
    })
    .map((entry) => entry.replaceAll(new RegExp(loads, 'g'), (_, page: string) => files.get(page) ?? ''));
}

/** The namespaces that a text asks words of: by a hook or a function, before a key, or in the list of a route. */
function namespacesIn(text: string, known: ReadonlySet<string>): string[] {
  const asked = [
    ...text.matchAll(/\b(?:useTranslation|wordsOf|getFixedT)\(([^)]*)\)|\bwords: \[([^\]]*)\]/g),
  ];
  const lists = asked.map(([, call = '', list = '']) => call + list).join(' ');
  const named = [...lists.matchAll(/(['"`])([\w-]+)\1/g), ...text.matchAll(/(['"`])([\w-]+):/g)];
  return named.map(([, , name = '']) => name).filter((name) => known.has(name));
}

/** Of what words a text speaks. */
interface Speech {
  readonly namespaces: readonly string[];
  readonly keys: readonly string[];
}

type Lock = Readonly<
  Record<string, { readonly version?: string; readonly dependencies?: Readonly<Record<string, string>> }>
>;

/** Says of each look what it is made of, so that one whose parts have not changed need not be taken again. */
export interface ShotInputs {
  /**
   * @param importPath of the story's file, relative to the root
   * @returns a digest of what the story's modules do, their packages' versions, the words of the language and the shot itself
   */
  digestOf(shot: Shot, importPath: string): string;
  /**
   * @param importPath of the story's file, relative to the root
   * @returns a digest of the same parts, without a shot
   */
  digestOfStory(language: StoryLanguage, importPath: string): string;
}

/**
 * Follows the imports of the stories of one checkout. A name that comes through a door counts where it comes from, so a new
 * component changes no look of its neighbours. What `import.meta.glob` gathers is not followed: the app's table of routes is
 * such a list, and a page's own entries are counted with it.
 * @param root of the checkout
 */
export function createInputs(root: string): ShotInputs {
  const lock = (
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { readonly packages: Lock }
  ).packages;
  const pathOf = (file: string): string => relative(root, file);
  const graph = createGraph(root, {
    packages: readPackages(root, ourFolders),
    // Words and tokens are counted apart; pages of documentation are read beside a story, and no picture shows them.
    isFollowed: (path) => !/^(tokens|locales\/src\/\w+|\.storybook\/docs)\//.test(path) && !lists.test(path),
    // What the contract joins of all its features: their limits may be shown, their calls and errors are not.
    madeAt: (door, name) =>
      !door.startsWith('contract/')
        ? undefined
        : name === 'limits'
          ? moduleAt(join(root, door))
              .uses.filter(({ request }) => /\blimits\.ts$/.test(request))
              .map(({ request }) => join(root, dirname(door), request))
          : [],
  });
  const { moduleAt, closure } = graph;
  const { erasedAt, digestAt } = createCodeDigests(root, graph, shownOf);

  const versions = new Map<string, readonly string[]>();
  /** Name and version of a package and of all that it stands on. */
  function versionsOf(request: string): readonly string[] {
    const read = versions.get(request);
    if (read) return read;
    const name = request
      .split('/')
      .slice(0, request.startsWith('@') ? 2 : 1)
      .join('/');
    const seen = new Map<string, string>();
    const queue = [{ name, from: '' }];
    for (let next = queue.pop(); next; next = queue.pop()) {
      let folder = next.from;
      let place = join(folder, 'node_modules', next.name);
      while (!lock[place] && folder !== '') {
        folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules') - 1));
        place = join(folder, 'node_modules', next.name);
      }
      const entry = lock[place];
      if (!entry || seen.has(place)) continue;
      seen.set(place, entry.version ?? '');
      queue.push(...Object.keys(entry.dependencies ?? {}).map((inner) => ({ name: inner, from: place })));
    }
    const made = [...seen].map(([place, version]) => `${place} ${version}`).toSorted();
    versions.set(request, made);
    return made;
  }

  /** A digest of a file and packages, and the files below it, absolute. */
  function sum(
    file: string,
    requests: readonly string[] = [],
  ): { digest: string; ours: ReadonlySet<string> } {
    const { ours, theirs } = closure([file]);
    const needed = new Set([...theirs, ...requests].flatMap(versionsOf));
    return { digest: shorten([digestAt(file), ...[...needed].toSorted()].join('\n')), ours };
  }

  /** A file without the addresses of others of ours that it imports: these are not followed. */
  function alone(file: string): string {
    const module = moduleAt(file);
    const near = module.uses.filter(({ names, request }) => names !== undefined && request.startsWith('.'));
    return readdress(
      module,
      near.map(({ at }) => ({ at, to: '' })),
    );
  }

  const tokens = readdirSync(join(root, 'tokens/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => join('tokens/src', file));
  const shared = shorten(
    [
      ...everyLook.map((path) => codeOf(path, alone(join(root, path)))),
      ...tokens.toSorted().map((path) => `${path}\n${readFileSync(join(root, path), 'utf8')}`),
      sum(join(root, preview), builders).digest,
    ].join('\n'),
  );

  const pressesCode = codeOf(presses, alone(join(root, presses)));

  const namespaces = readdirSync(join(root, 'locales/src/en'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'));
  const known = new Set(namespaces);
  const speechOf = (text: string): Speech => ({ namespaces: namespacesIn(text, known), keys: keysIn(text) });
  const speeches = new Map<string, Speech>();
  /** Of a module; the lists of all words name each, and speak none. */
  function speechAt(file: string): Speech {
    if (pathOf(file).startsWith('locales/')) return { namespaces: [], keys: [] };
    const speech = speeches.get(file) ?? speechOf(erasedAt(file));
    speeches.set(file, speech);
    return speech;
  }
  const wordsOf = (language: string, { spoken, named }: Story): string => {
    const folder = language === 'pseudo' ? 'en' : language;
    return shorten(
      spoken
        .flatMap((name) => {
          const words = readFileSync(join(root, 'locales/src', folder, `${name}.json`), 'utf8');
          return namedWords.has(name) ? wordsNamed(JSON.parse(words) as object, named) : [words];
        })
        .join('\n'),
    );
  };

  interface Story {
    readonly digest: string;
    /** Namespaces it names. */
    readonly spoken: readonly string[];
    /** Keys that its modules name. */
    readonly named: ReadonlySet<string>;
  }
  const stories = new Map<string, Story>();
  function storyAt(importPath: string): Story {
    const read = stories.get(importPath);
    if (read) return read;
    const file = join(root, importPath);
    const area = dirname(file);
    const isRoutes = (name: string): boolean => name.endsWith('.routes.ts');
    const { digest, ours } = sum(file);
    const near = [...ours].filter((one) => dirname(one) === area);
    const pages = new Map(near.map((one) => [basename(one), digestAt(one)]));
    const routes = importPath.includes('app/src/routes/')
      ? readdirSync(area)
          .filter(isRoutes)
          .flatMap((name) => routesTo(erase(name, alone(join(area, name))), pages))
      : [];
    const isPage = routes.length > 0;
    const parts = [...Array.from(ours, speechAt), ...routes.map(speechOf)];
    const named = new Set(parts.flatMap((part) => part.namespaces));
    const spoken = namespaces.filter((name) => named.has(name) && !(isPage && everyPage.includes(name)));
    const made: Story = {
      digest: shorten([digest, ...routes].join('\n')),
      spoken: isPage ? [...everyPage, ...spoken] : spoken,
      named: new Set(parts.flatMap((part) => part.keys)),
    };
    stories.set(importPath, made);
    return made;
  }

  return {
    digestOf(shot, importPath) {
      const story = storyAt(importPath);
      const words = wordsOf(shot.mode.language, story);
      const pressed = shot.pressWidths.length > 0 ? [pressesCode] : [];
      return shorten([shared, story.digest, words, ...pressed, JSON.stringify(shot)].join('\n'));
    },
    digestOfStory(language, importPath) {
      const story = storyAt(importPath);
      return shorten([shared, story.digest, wordsOf(language, story)].join('\n'));
    },
  };
}
