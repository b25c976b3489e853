import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = (path: string): string => readFileSync(join(root, path), 'utf8');
const written = new Set(text('docs/rules.md').match(/(?<=^\| )D\d{2,3}(?= \|)/gm));

/** Every text file that git knows, without what is generated. */
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(ts|tsx|sql|md|mdx|json)$/.test(path) && !path.endsWith('package-lock.json'));

const citedIn = (path: string): string[] => [...text(path).matchAll(/\bD\d{2}\b/g)].map(([rule]) => rule);

test('every rule that the repository cites stands in docs/rules.md', () => {
  expect(written.size).toBeGreaterThan(90);
  const unknown = sources.flatMap((path) =>
    citedIn(path)
      .filter((rule) => !written.has(rule))
      .map((rule) => `${path}: ${rule}`),
  );
  expect(unknown).toEqual([]);
});
