import { buildTokens } from './build-steps.ts';
import { extentOf, findChanges } from './changed.ts';
import { e2eSuite } from './e2e-suite.ts';
import { findBrowser } from './find-browser.ts';
import { lintSuites } from './lint-suites.ts';
import { say } from './run-command.ts';
import { check, runSuites, vitest, type Suite } from './suites.ts';

/*
 * npm test: everything but the pictures of `npm run visual`. The last line is `N passed, N failed`.
 *
 * npm test -- unit server   only these suites
 * npm test -- --changed     only what differs from main touches
 */
await buildTokens();
const asked = process.argv.slice(2);
const chosen = asked.filter((name) => !name.startsWith('--'));
const changes = asked.includes('--changed') ? findChanges() : undefined;
if (changes) say(`${changes.paths.length} files differ from ${changes.base.slice(0, 10)}`);

/** Suites by the arguments that vitest takes for them; those of `--changed` follow. */
const vitestSuites: Readonly<Record<string, readonly string[]>> = {
  unit: ['--project', 'unit'],
  server: ['--project', 'server'],
  process: ['--project', 'process'],
  stories: ['--config', 'vitest.stories.config.ts'],
};

function suiteOf(name: string, args: readonly string[]): Suite {
  const related = changes && extentOf(name, changes.paths) === 'related';
  const environment = (): Record<string, string> =>
    name === 'stories' ? { CHROMIUM_PATH: findBrowser() } : {};
  return vitest(name, related ? [...args, `--changed=${changes.base}`] : args, environment);
}

const suites = [
  ...lintSuites,
  ...Object.entries(vitestSuites).map(([name, args]) => suiteOf(name, args)),
  // Script and words of each page in the built app.
  check('first-route', process.execPath, ['scripts/first-route.ts']),
  e2eSuite(),
];
const { failed } = await runSuites(
  suites
    .filter(({ name }) => chosen.length === 0 || chosen.includes(name))
    .filter(({ name }) => !changes || extentOf(name, changes.paths) !== 'none'),
);
process.exitCode = failed > 0 ? 1 : 0;
