import { execFileSync } from 'node:child_process';
import type { Changes } from './changed.ts';
import { reachedServerTests, serverTestsIn } from './reached-server-tests.ts';
import { environment, root } from './run-command.ts';

const output = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', env: environment() });

/** Those of a run of vitest that import what changed, by its graph of modules. @param args its project or config */
function importingFiles(args: readonly string[], base: string): string[] {
  const list = output('vitest', ['list', ...args, '--filesOnly', `--changed=${base}`]);
  return Array.from(list.matchAll(/^\[[^\]]+\] (\S+)$/gm), ([, file = '']) => file);
}

/**
 * The test files of a suite that a change reaches.
 * @param name of the suite @param args its project or config
 * @returns paths relative to the root
 */
export function relatedFiles(name: string, args: readonly string[], { base, paths }: Changes): string[] {
  if (name === 'server') return reachedServerTests(root, serverTestsIn(root), paths);
  if (name === 'stories')
    return output(process.execPath, ['visual-tests/changed-stories.ts', base]).split('\n').filter(Boolean);
  return importingFiles(args, base);
}
