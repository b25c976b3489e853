import { randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildTokens } from './build-steps.ts';
import { extentOf, findChanges, findUnverified } from './changed.ts';
import { e2eSuite } from './e2e-suite.ts';
import { findBrowser } from './find-browser.ts';
import { journeys, walksOf } from './journeys.ts';
import { lintSuites } from './lint-suites.ts';
import { looksSuite } from './looks-suite.ts';
import { relatedFiles } from './related-files.ts';
import { root, say } from './run-command.ts';
import { seedOfRun } from './seed.ts';
import { check, runSuites, vitest, type Suite } from './suites.ts';

/*
 * npm test: what differs from the verified commit reaches, and the heart of the product always. The last line is
 * `N passed, N failed`; docs/testing.md says what runs when.
 *
 * npm test -- unit server   only these suites, whole
 * npm test -- --changed     only what differs from main reaches
 * npm test -- timing        what only the wall clock shows
 * npm run test:all          everything, with another seed each time
 */
await buildTokens();
const asked = process.argv.slice(2);
const chosen = asked.filter((name) => !name.startsWith('--'));
const isGate = asked.length === 0;
const isAll = asked.includes('--all');
if (isAll) process.env['GOLDBEAN_SEED'] ??= String(randomInt(2 ** 31));
/** Chance begins there: whoever sets it meets the same again. */
const seed = `GOLDBEAN_SEED=${seedOfRun()}`;
if (isAll) say(seed);
const changes = isGate ? findUnverified() : asked.includes('--changed') ? findChanges() : undefined;
if (changes) say(`${changes.paths.length} files differ from ${changes.base.slice(0, 10)}`);

/** Suites by the arguments that vitest takes for them. */
const vitestSuites: Readonly<Record<string, readonly string[]>> = {
  unit: ['--project', 'unit'],
  server: ['--project', 'server'],
  process: ['--project', 'process'],
  timing: ['--project', 'timing'],
  stories: ['--config', 'vitest.stories.config.ts'],
};

/** What the gate runs of a suite whatever has changed: who may do what, and where the money goes. */
const heart: Readonly<Record<string, readonly string[]>> = {
  server: [
    'server/src/modules/money/',
    'server/src/platform/database/',
    'server/test/system/access.test.ts',
    'server/test/system/money-access.test.ts',
  ],
};

const extent = (name: string) => (changes ? extentOf(name, changes.paths) : 'all');

/** Files of a suite that a change reaches; undefined for all. */
function filesOf(name: string, args: readonly string[]): readonly string[] | undefined {
  const isAlways = name === 'unit' && isGate;
  if (!changes || isAlways || extent(name) === 'all') return undefined;
  const related = extent(name) === 'related' ? relatedFiles(args, changes.base) : [];
  return [...new Set([...related, ...(isGate ? (heart[name] ?? []) : [])])];
}

function suiteOf(name: string, args: readonly string[]): Suite {
  const environment = (): Record<string, string> =>
    name === 'stories' ? { CHROMIUM_PATH: findBrowser() } : {};
  const suite = vitest(name, args, environment, () => filesOf(name, args));
  return {
    name,
    async run() {
      const count = await suite.run();
      if (count.failed > 0) say(`${name} ran with ${seed}`);
      return count;
    },
  };
}

/** Those of `app/e2e` that a change reaches; undefined for all. */
function specs(): readonly string[] | undefined {
  if (!changes || extent('e2e') === 'all') return undefined;
  const names = readdirSync(join(root, 'app/e2e'))
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => file.slice(0, -'.spec.ts'.length));
  return [...new Set([...(isGate ? journeys : []), ...walksOf(names, changes.paths)])].toSorted();
}

const suites = [
  ...lintSuites,
  ...Object.entries(vitestSuites).map(([name, args]) => suiteOf(name, args)),
  // Script and words of each page in the built app.
  check('first-route', process.execPath, ['scripts/first-route.ts']),
  e2eSuite(specs()),
  looksSuite(!changes),
];
/** The wall clock decides there, so it rejects no change. */
const isLeftOut = (name: string): boolean => name === 'timing' && !isAll;
const isAsked = ({ name }: Suite): boolean =>
  chosen.length === 0 ? !isLeftOut(name) : chosen.includes(name);
const isReached = ({ name }: Suite): boolean =>
  extent(name) !== 'none' || (isGate && ['unit', 'server', 'e2e'].includes(name));
const { failed } = await runSuites(
  suites.filter(isAsked).filter(isReached),
  lintSuites.map(({ name }) => name),
);
process.exitCode = failed > 0 ? 1 : 0;
