import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { extentOf } from './changed.ts';
import { fileOf, readModule, readPackages } from './module-graph.ts';

/** What the result of a test file depends on, as it is now. */
export interface TestInputs {
  /** A digest of all that git holds or would take, which no test file goes beyond. */
  readonly tree: string;
  /**
   * @param file relative to the root
   * @returns a digest of what the file is made of; undefined where that cannot be said, as of a module that does not parse
   */
  keyOf(file: string): string | undefined;
}

/** Modules that follow from others by their imports. */
interface Links {
  readonly next: ReadonlySet<string>;
  /** One reads the repository by addresses that no import shows. */
  readonly isOpen: boolean;
  /** One reads data of the server so. */
  readonly readsServerData: boolean;
}

/** What runs before the tests of a suite, besides what these modules name and import. */
const setUpBy: Readonly<Record<string, readonly string[]>> = {
  unit: ['vitest.config.ts'],
  server: ['vitest.config.ts'],
  stories: ['vitest.stories.config.ts', '.storybook/main.ts', '.storybook/preview.tsx'],
};

/** Packages that read files or start processes by an address that no import shows. */
const readers = /^(?:node:)?(?:fs|fs\/promises|child_process|module|worker_threads)$/;
/** Tools that read the repository themselves. */
const tools = /^(?:dependency-cruiser|knip|oxc-parser|storybook\/internal|typescript|vite|vitest\/node)\b/;

/** What decides how modules are found and compiled. */
const isSetting = (path: string): boolean => /(?:^|\/)(?:package|tsconfig[^/]*)\.json$/.test(path);

/** Pages of documentation, which the preview loads and no story shows. */
const isDocumentation = (path: string): boolean => path.startsWith('.storybook/docs/');

/** The server reads its own data only (`server-data.test.ts`), none of which is TypeScript. */
const isServerData = (path: string): boolean => path.startsWith('server/') && !path.endsWith('.ts');

/** What the tests of a suite depend on besides, that no import shows. */
const dataOf: Readonly<Record<string, RegExp>> = {
  server: /^server\/(migrations|seeds)\//,
  stories: /^locales\//,
};

/** Variables that a test or what it tests reads. */
const isVariable = (name: string): boolean =>
  /^(?:GOLDBEAN_.*|.*_SEED|DATABASE_URL|REDIS_URL|TZ|LANG|LC_.*)$/.test(name);

const shorten = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex');

/**
 * Says of the test files of a suite what they depend on: their modules by the imports, the lockfile, the settings, and what
 * `extentOf` says has the whole suite run. A file whose modules read what no import shows depends on everything.
 * @param root of the repository @param facts about the machine, such as the browser's version
 */
export function createTestInputs(root: string, suite: string, facts: readonly string[]): TestInputs {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const isFile = (path: string): boolean =>
    statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false;
  const paths = [...new Set(listed.split('\0'))].filter((path) => path !== '' && isFile(path)).toSorted();

  const digests = new Map<string, string>();
  /** The path and a digest of its content. */
  function contentOf(path: string): string {
    const known = digests.get(path);
    if (known) return known;
    const content = readFileSync(join(root, path));
    const made = `${path} ${createHash('sha256').update(content).digest('hex')}`;
    digests.set(path, made);
    return made;
  }

  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly workspaces: readonly string[];
  };
  const packages = readPackages(root, workspaces);
  const links = new Map<string, Links>();
  /** What a module leads to. */
  function linksOf(path: string): Links {
    const known = links.get(path);
    if (known) return known;
    const module = readModule(join(root, path));
    const next = new Set<string>();
    const unseen: string[] = module.isOpen ? [path] : [];
    for (const { request } of [...module.uses, ...module.passages]) {
      const target = fileOf(root, packages, join(root, path), request);
      const found = target === undefined ? undefined : relative(root, target);
      if (found === undefined) {
        if (readers.test(request)) unseen.push(path);
        if (tools.test(request)) unseen.push('.');
      } else if (!isFile(found)) unseen.push(found);
      else if (!isDocumentation(found)) next.add(found);
    }
    for (const glob of module.globs) {
      // What packages hold follows from the lockfile.
      if (glob.includes('node_modules/')) continue;
      for (const name of globSync(glob, { cwd: join(root, dirname(path)) }))
        next.add(join(dirname(path), name));
    }
    const made = {
      next,
      isOpen: unseen.some((one) => !one.startsWith('server/')),
      readsServerData: unseen.some((one) => one.startsWith('server/')),
    };
    links.set(path, made);
    return made;
  }

  /** Every module below some, and whether any of them reads more than it imports. */
  function closure(entries: readonly string[]): Links {
    const next = new Set(entries);
    let isOpen = false;
    let readsServerData = false;
    // A set hands out what joins it meanwhile.
    for (const path of next) {
      const found = linksOf(path);
      isOpen ||= found.isOpen;
      readsServerData ||= found.readsServerData;
      for (const one of found.next) next.add(one);
    }
    return { next, isOpen, readsServerData };
  }

  const tree = shorten(paths.map(contentOf));
  const serverData = shorten(paths.filter(isServerData).map(contentOf));

  /** What each file of the suite depends on. */
  function sharedOf(): string {
    const entries = setUpBy[suite] ?? [];
    // A configuration names its setup files.
    const named = entries.flatMap((entry) =>
      Array.from(
        readFileSync(join(root, entry), 'utf8').matchAll(/'([\w./-]+\.tsx?)'/g),
        ([, name = '']) => name,
      ),
    );
    const setup = named.filter((path) => isFile(path) && !path.endsWith('.test.ts'));
    // That one of them reads files is no matter: they read settings and data that are counted here.
    const { next } = closure([...entries, ...setup]);
    const data = paths.filter(
      (path) => isSetting(path) || dataOf[suite]?.test(path) || extentOf(suite, [path]) === 'all',
    );
    const variables = Object.keys(process.env)
      .filter(isVariable)
      .toSorted()
      .map((name) => `${name}=${process.env[name]}`);
    return shorten([
      process.version,
      process.platform,
      process.arch,
      ...facts,
      ...variables,
      ...[...new Set([...data, ...next])].toSorted().map(contentOf),
    ]);
  }

  let shared: string | undefined;
  return {
    tree,
    keyOf(file) {
      try {
        shared ??= sharedOf();
        const { next, isOpen, readsServerData } = closure([file]);
        if (isOpen) return shorten([shared, tree]);
        return shorten([
          shared,
          ...[...next].toSorted().map(contentOf),
          ...(readsServerData ? [serverData] : []),
        ]);
      } catch {
        return undefined;
      }
    },
  };
}
