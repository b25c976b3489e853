import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoryEntry } from './plan.ts';

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed\n${stdout}\n${stderr}`);
}

/** Builds the tokens and the Storybook of another checkout. @returns the folder of the build */
export function buildStorybookOf(checkout: string): string {
  run(process.execPath, ['build.ts'], join(checkout, 'tokens'));
  run(
    join(checkout, 'node_modules/.bin/storybook'),
    ['build', '-o', 'storybook-static', '--quiet'],
    checkout,
  );
  return join(checkout, 'storybook-static');
}

/** The stories of a build. */
export function readStories(build: string): StoryEntry[] {
  const index = JSON.parse(readFileSync(join(build, 'index.json'), 'utf8')) as {
    entries: Record<string, StoryEntry>;
  };
  return Object.values(index.entries);
}

/**
 * A second checkout at `commit`, with the installed packages of the first; our own packages are the commit's.
 * @returns its folder, whether it has a file, and how to remove it
 */
export function checkOut(
  checkout: string,
  commit: string,
): { folder: string; has(path: string): boolean; remove(): void } {
  const folder = join(mkdtempSync(join(tmpdir(), 'goldbean-baseline-')), 'tree');
  run('git', ['worktree', 'add', '--detach', '--quiet', folder, commit], checkout);
  const packages = join(checkout, 'node_modules');
  mkdirSync(join(folder, 'node_modules/@goldbean'), { recursive: true });
  for (const name of readdirSync(packages)) {
    if (name !== '@goldbean' && name !== '.cache')
      symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  }
  for (const name of readdirSync(join(packages, '@goldbean'))) {
    symlinkSync(join(folder, name), join(folder, 'node_modules/@goldbean', name));
  }
  return {
    folder,
    has: (path) => existsSync(join(folder, path)),
    remove: () => run('git', ['worktree', 'remove', '--force', folder], checkout),
  };
}
