import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createGraph, readPackages } from './module-graph.ts';

/** Puts the whole server together: through it everything would need everything. */
const composition = /^server\/src\/(app\.ts$|server\.ts$|demo\/|modules\/\w+\/index\.ts$)/;
/** What every composed server stands on, and what its calls have in common. */
const foundation =
  /^(server\/src\/(app\.ts$|server\.ts$|demo\/|platform\/)|contract\/src\/([^/]+\.ts$|shared\/))/;
/** Opens or starts a composed server, whatever its tests ask of it. */
const openers = /^server\/test\/system\/(in-process|furnished|real-server)\.ts$/;
/** What a test is written of, beside the product. */
const testSide = /^server\/test\/|\.test(-fixture)?\.ts$/;

/** A part of the product, by the folder it has on every layer: `live/gifts`. */
interface ServerPart {
  readonly module: string;
  /** Undefined: the module as a whole, as its composition or a migration. */
  readonly feature: string | undefined;
}

/** @param path relative to the root @returns undefined for what is no part of a module */
function partOf(path: string): ServerPart | undefined {
  const [, module, feature] =
    /^(?:server\/(?:src\/modules|migrations|seeds)|contract\/src)\/(\w+)\/(?:([\w-]+)\/)?/.exec(path) ?? [];
  return module === undefined ? undefined : { module, feature };
}

/** The feature that answers each group of calls, from the lists of the contract: `liveWishes` is `live/live-wishes`. */
function featuresByGroup(root: string): ReadonlyMap<string, ServerPart> {
  const lists = globSync('contract/src/*/*.calls.ts', { cwd: root });
  return new Map(
    lists.flatMap((list) => {
      const [, , module = ''] = list.split('/');
      const lines = readFileSync(join(root, list), 'utf8').matchAll(/ as (\w+) \} from '\.\/([\w-]+)\//g);
      return Array.from(lines, ([, group = '', feature = '']) => [group, { module, feature }] as const);
    }),
  );
}

/**
 * The tests of the server that a change reaches: those made of what changed, those of a changed feature, and of the tests that
 * ask a composed server those that ask a changed feature. A name that comes through a door counts where it comes from.
 * @param root of the checkout @param tests files of the suite @param paths what changed; all are relative to the root
 */
export function reachedServerTests(
  root: string,
  tests: readonly string[],
  paths: readonly string[],
): string[] {
  const changed = new Set(paths);
  const parts = paths.flatMap((path) => partOf(path) ?? []);
  const isFoundation = paths.some((path) => foundation.test(path));
  const isReached = ({ module, feature }: ServerPart): boolean =>
    parts.some((part) => part.module === module && (part.feature === undefined || part.feature === feature));
  const groups = featuresByGroup(root);
  const { moduleAt, closure } = createGraph(root, {
    packages: readPackages(root, ['contract', 'locales']),
    isFollowed: (path) => path.endsWith('.ts') && !composition.test(path),
    // Lists of all features: who asks one of them stands in its folder or names it.
    madeAt: (door) => (door.startsWith('contract/') ? [] : undefined),
  });

  /** The features that a test asks of a composed server; undefined: any. */
  function askedBy(files: readonly string[]): readonly ServerPart[] | undefined {
    const texts = files
      .filter((path) => testSide.test(path) && !openers.test(path))
      .map((path) => moduleAt(join(root, path)).source);
    if (texts.some((text) => /\bcallNames\b|\(namedCalls\)/.test(text))) return undefined;
    const named = texts.flatMap((text) =>
      Array.from(
        text.matchAll(/\b(?:calls|features)\.(\w+)|['"`](\w+)\.\w+['"`]/g),
        ([, group, quoted]) => group ?? quoted ?? '',
      ),
    );
    return [...new Set(named)].flatMap((group) => groups.get(group) ?? []);
  }

  return tests.filter((test) => {
    const own = partOf(test);
    if (own && isReached(own)) return true;
    const files = [...closure([join(root, test)]).ours].map((file) => relative(root, file));
    if (files.some((path) => changed.has(path))) return true;
    const isComposed = files.some((path) =>
      moduleAt(join(root, path)).uses.some(({ request }) =>
        /\/app\.ts$|\/modules\/\w+\/index\.ts$/.test(request),
      ),
    );
    if (!isComposed && !files.some((path) => openers.test(path))) return false;
    const asked = askedBy(files);
    return isFoundation || (asked ? asked.some(isReached) : parts.length > 0);
  });
}

/** The files of the suite. @param root of the checkout */
export const serverTestsIn = (root: string): string[] =>
  readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
    .map((path) => `server/${path}`);
