import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-command.ts';

/** A change that is tested. */
export interface Changes {
  /** The commit that the work is compared with. */
  readonly base: string;
  /** Paths that differ from it, committed or not. */
  readonly paths: readonly string[];
}

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Holds the commit that last passed `npm run test:all`, on one line. */
const verifiedFile = '.ci/verified';

/** What differs from a commit, committed or not. */
function changesSince(base: string): Changes {
  const lines = [
    git('diff', '--name-only', '--no-renames', base),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return { base, paths: lines.flatMap((text) => text.split('\n')).filter(Boolean) };
}

/** What differs from where this branch left main; on main itself, from the commit before. */
export function findChanges(): Changes {
  const fork = git('merge-base', 'HEAD', 'main');
  return changesSince(fork === git('rev-parse', 'HEAD') ? git('rev-parse', 'HEAD~1') : fork);
}

/**
 * What differs from the commit that last passed everything. The older that is, the more is tested.
 * @returns undefined where this clone does not hold the commit: then everything is tested
 */
export function findUnverified(): Changes | undefined {
  const file = join(root, verifiedFile);
  const commit = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  try {
    git('merge-base', '--is-ancestor', commit, 'HEAD');
  } catch {
    return undefined;
  }
  return changesSince(commit);
}

/** The part of a suite that a change requires: all of it, the files that import what changed, or nothing. */
export type TestExtent = 'all' | 'related' | 'none';

interface Reach {
  /** Changes that no import shows: data that is read, settings, what a running server is made of. */
  readonly whole: RegExp;
  /** Changes whose importing files are looked for. */
  readonly related?: RegExp;
}

// What a dependency does shows in the lockfile; package.json also names commands, which no test runs by.
// The root's own tsconfig only lists the packages.
const tools = String.raw`^package-lock\.json$|^tsconfig\.base`;
const reaches: Readonly<Record<string, Reach>> = {
  unit: { whole: new RegExp(`${tools}|^vitest\\.config`), related: /./ },
  server: {
    whole: new RegExp(`${tools}|^vitest\\.config|^server/(migrations/platform|test/[^/]+\\.(ts|sql)$)`),
    related: /^(server|contract)\//,
  },
  process: {
    whole: new RegExp(`${tools}|^vitest\\.config|^(server|contract|scripts)/|^\\.dependency-cruiser`),
  },
  stories: {
    whole: new RegExp(`${tools}|^vitest\\.stories|^(\\.storybook|tokens)/|/theme/`),
    related: /^(design-system|app|contract|locales)\//,
  },
  looks: {
    // Its runner knows which looks are made of what changed.
    whole: new RegExp(
      `${tools}|^(\\.storybook|tokens|locales|design-system|app/src|contract|visual-tests)/` +
        '|^scripts/(accepted-looks|browser-fonts)',
    ),
  },
  'first-route': { whole: new RegExp(`${tools}|^(app/(?!e2e/)|design-system|contract|locales|tokens)`) },
  e2e: {
    whole: new RegExp(`${tools}|^app/e2e/(?![^/]+\\.spec\\.ts$)|^(app/src/shared|server/src/platform)/`),
    related: /^(app|server|contract)\//,
  },
};

/** @param suite a name of `npm test`; suites that are not listed here check the whole repository */
export function extentOf(suite: string, paths: readonly string[]): TestExtent {
  const reach = reaches[suite];
  if (!reach) return 'all';
  if (paths.some((path) => reach.whole.test(path))) return 'all';
  return paths.some((path) => reach.related?.test(path)) ? 'related' : 'none';
}
