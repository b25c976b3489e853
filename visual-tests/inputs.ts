import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { memberNamespaces, shellNamespaces } from '@goldbean/locales';
import { fileOf, type Module, type Packages, readModule, readPackages } from '../scripts/module-graph.ts';
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
/** Doors of the contract, which join errors and limits beside what they hand on by name. */
const contractDoor = /^contract\/src\/(\w+\/)?index\.ts$/;

/** What looks like the key of a word in a source. */
const keysIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(/\w+(?:\.\w+)+/g), ([key]) => key));

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

/** Those entries of a list of routes that load one of some files. */
function routesTo(list: string, files: ReadonlySet<string>): string[] {
  return list.split(/^(?= {4}route\()/m).filter((entry) => {
    const page = /import\('\.\/([^']+)'\)/.exec(entry)?.[1];
    return page === undefined || files.has(page);
  });
}

/** The namespaces that a text asks words of: by a hook or a function, before a key, or in the list of a route. */
function namespacesIn(text: string, known: readonly string[]): string[] {
  const asked = [
    ...text.matchAll(/\b(?:useTranslation|wordsOf|getFixedT)\(([^)]*)\)|\bwords: \[([^\]]*)\]/g),
  ];
  const lists = asked.map(([, call = '', list = '']) => call + list).join(' ');
  return known.filter(
    (name) => new RegExp(`['"\`]${name}['"\`]`).test(lists) || new RegExp(`['"\`]${name}:`).test(text),
  );
}

type Lock = Readonly<
  Record<string, { readonly version?: string; readonly dependencies?: Readonly<Record<string, string>> }>
>;

const shorten = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Says of each look what it is made of, so that one whose parts have not changed need not be taken again. */
export interface Inputs {
  /**
   * @param importPath of the story's file, relative to the root
   * @returns a digest of the story's modules, their packages' versions, the words of the language and the shot itself
   */
  digestOf(shot: Shot, importPath: string): string;
}

/**
 * Follows the imports of the stories of one checkout. A name that comes through a door counts where it comes from, so a new
 * component changes no look of its neighbours. What `import.meta.glob` gathers is not followed: the app's table of routes is
 * such a list, and a page's own entries are counted with it.
 * @param root of the checkout
 */
export function createInputs(root: string): Inputs {
  const packages: Packages = readPackages(root, ourFolders);
  const lock = (
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { readonly packages: Lock }
  ).packages;
  const modules = new Map<string, Module>();
  const moduleAt = (file: string): Module => {
    const known = modules.get(file) ?? readModule(file);
    modules.set(file, known);
    return known;
  };
  const pathOf = (file: string): string => relative(root, file);
  /** Words and tokens are counted apart; pages of documentation are read beside a story, and no picture shows them. */
  const isFollowed = (file: string): boolean =>
    !/^(tokens|locales\/src\/\w+|\.storybook\/docs)\//.test(pathOf(file)) && !lists.test(pathOf(file));

  function hasExport(file: string, name: string): boolean {
    const { own, passages } = moduleAt(file);
    return (
      own.has(name) ||
      passages.some((passage) => {
        if (passage.name !== undefined) return passage.name === name;
        const target = fileOf(root, packages, file, passage.request);
        return target !== undefined && isFollowed(target) && hasExport(target, name);
      })
    );
  }

  /** Where names come from: a file, itself or behind doors, or a package that a door hands on. */
  function origins(
    file: string,
    names: readonly string[] | undefined,
  ): { file?: string; request?: string }[] {
    const { isDoor, passages, uses } = moduleAt(file);
    const isContract = contractDoor.test(pathOf(file));
    if (!(isDoor || isContract) || names === undefined) return [{ file }];
    return names.flatMap((name) => {
      for (const passage of passages) {
        const target = fileOf(root, packages, file, passage.request);
        const isNamed = passage.name === name;
        if (target === undefined && isNamed) return [{ request: passage.request }];
        if (target === undefined) continue;
        if (isNamed && !isFollowed(target)) return [];
        if (isNamed) return origins(target, passage.origin === undefined ? undefined : [passage.origin]);
        if (passage.name === undefined && isFollowed(target) && hasExport(target, name))
          return origins(target, [name]);
      }
      if (!isContract) return [{ file }];
      // What it joins of all its features: their limits may be shown, their calls and errors are not.
      return name === 'limits'
        ? uses
            .filter(({ request }) => /\blimits\.ts$/.test(request))
            .map(({ request }) => ({ file: join(dirname(file), request) }))
        : [];
    });
  }

  /** Every file below some, and the packages they name. */
  function closure(files: readonly string[]): { ours: Set<string>; theirs: Set<string> } {
    const ours = new Set<string>();
    const theirs = new Set<string>();
    const queue = [...files];
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (ours.has(file)) continue;
      ours.add(file);
      const { uses, passages } = moduleAt(file);
      const whole = passages.map(({ request }) => ({ request, names: undefined }));
      for (const { request, names } of [...uses, ...whole]) {
        const target = fileOf(root, packages, file, request);
        if (target === undefined) theirs.add(request);
        else if (!isFollowed(target)) continue;
        else if (existsSync(target)) {
          for (const { file: origin, request: handed } of origins(target, names)) {
            if (origin !== undefined) queue.push(origin);
            if (handed !== undefined) theirs.add(handed);
          }
        } else throw new Error(`${pathOf(file)} imports ${request}, which is not there`);
      }
    }
    return { ours, theirs };
  }

  /** Name and version of a package and of all that it stands on. */
  function versionsOf(request: string): string[] {
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
    return [...seen].map(([place, version]) => `${place} ${version}`).toSorted();
  }

  /** A digest of files and packages, and the source of the files that may name words: the lists of all words name each. */
  function sum(
    files: readonly string[],
    requests: readonly string[] = [],
  ): { digest: string; text: string; ours: ReadonlySet<string> } {
    const { ours, theirs } = closure(files);
    const sources = [...ours].toSorted().map((file) => `${pathOf(file)}\n${moduleAt(file).source}`);
    const versions = new Set([...theirs, ...requests].flatMap(versionsOf));
    const text = sources.filter((source) => !source.startsWith('locales/')).join('\n');
    return { digest: shorten([...sources, ...[...versions].toSorted()].join('\n')), text, ours };
  }

  const tokens = readdirSync(join(root, 'tokens/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => join('tokens/src', file));
  const shared = shorten(
    [
      ...[...everyLook, ...tokens]
        .toSorted()
        .map((file) => `${file}\n${readFileSync(join(root, file), 'utf8')}`),
      sum([join(root, preview)], builders).digest,
    ].join('\n'),
  );

  const namespaces = readdirSync(join(root, 'locales/src/en'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'));
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
    const known = stories.get(importPath);
    if (known) return known;
    const file = join(root, importPath);
    const area = dirname(file);
    const isRoutes = (name: string): boolean => name.endsWith('.routes.ts');
    const { digest, text: source, ours } = sum([file]);
    const pages = new Set([...ours].filter((one) => dirname(one) === area).map((one) => basename(one)));
    const routes = importPath.includes('app/src/routes/')
      ? readdirSync(area)
          .filter(isRoutes)
          .flatMap((name) => routesTo(readFileSync(join(area, name), 'utf8'), pages))
      : [];
    const text = [source, ...routes].join('\n');
    const isPage = routes.length > 0;
    const spoken = namespacesIn(text, namespaces).filter((name) => !isPage || !everyPage.includes(name));
    const made = {
      digest: shorten([digest, ...routes].join('\n')),
      spoken: isPage ? [...everyPage, ...spoken] : spoken,
      named: keysIn(text),
    };
    stories.set(importPath, made);
    return made;
  }

  return {
    digestOf(shot, importPath) {
      const story = storyAt(importPath);
      const words = wordsOf(shot.mode.language, story);
      return shorten([shared, story.digest, words, JSON.stringify(shot)].join('\n'));
    },
  };
}
