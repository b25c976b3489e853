import { execFileSync } from 'node:child_process';
import { root } from './run-command.ts';

/** The change that `npm test -- --changed` tests. */
export interface Changes {
  /** The commit that the work is compared with. */
  readonly base: string;
  /** Paths that differ from it, committed or not. */
  readonly paths: readonly string[];
}

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** What differs from where this branch left main; on main itself, from the commit before. */
export function findChanges(): Changes {
  const fork = git('merge-base', 'HEAD', 'main');
  const base = fork === git('rev-parse', 'HEAD') ? git('rev-parse', 'HEAD~1') : fork;
  const lines = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  return { base, paths: lines.flatMap((text) => text.split('\n')).filter(Boolean) };
}

/** The part of a suite that a change requires: all of it, the files that import what changed, or nothing. */
export type Extent = 'all' | 'related' | 'none';

interface Reach {
  /** Changes that no import shows: data that is read, settings, what a running server is made of. */
  readonly whole: RegExp;
  /** Changes whose importing files are looked for. */
  readonly related?: RegExp;
}

const tools = String.raw`^package(-lock)?\.json$|^tsconfig`;
const reaches: Readonly<Record<string, Reach>> = {
  unit: { whole: new RegExp(`${tools}|^vitest\\.config`), related: /./ },
  server: {
    whole: new RegExp(`${tools}|^vitest\\.config|^server/(migrations|test/[^/]+\\.(ts|sql)$)`),
    related: /^(server|contract)\//,
  },
  process: {
    whole: new RegExp(`${tools}|^vitest\\.config|^(server|contract|scripts)/|^\\.dependency-cruiser`),
  },
  stories: {
    whole: new RegExp(`${tools}|^vitest\\.stories|^(\\.storybook|tokens|locales)/|/theme/`),
    related: /^(design-system|app|contract)\//,
  },
  e2e: { whole: new RegExp(`${tools}|^(app|server|contract)/`) },
};

/** @param suite a name of `npm test`; suites that are not listed here check the whole repository */
export function extentOf(suite: string, paths: readonly string[]): Extent {
  const reach = reaches[suite];
  if (!reach) return 'all';
  if (paths.some((path) => reach.whole.test(path))) return 'all';
  return paths.some((path) => reach.related?.test(path)) ? 'related' : 'none';
}
