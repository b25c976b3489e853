import { execFileSync } from 'node:child_process';
import { environment, root } from './run-command.ts';

/**
 * The test files of a run of vitest that import what changed, by its graph of modules.
 * @param args its project or config @param base the commit that the working tree is compared with
 * @returns paths relative to the root
 */
export function relatedFiles(args: readonly string[], base: string): string[] {
  const list = execFileSync('vitest', ['list', ...args, '--filesOnly', `--changed=${base}`], {
    cwd: root,
    encoding: 'utf8',
    env: environment(),
  });
  return Array.from(list.matchAll(/^\[[^\]]+\] (\S+)$/gm), ([, file = '']) => file);
}
