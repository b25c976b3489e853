// It measures how slow the machine is, before the run makes it slower.
import './slowness.ts';
import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildTokens } from './build-steps.ts';
import { extentOf, findChanges, findUnverified } from './changed.ts';
import { e2eSuite } from './e2e-suite.ts';
import { findBrowser } from './find-browser.ts';
import { createGreenFiles } from './green-files.ts';
import { journeys, walksOf } from './journeys.ts';
import { failedIn, readLastFailed, writeLastFailed } from './last-failed.ts';
import { lintSuites } from './lint-suites.ts';
import { looksSuite } from './looks-suite.ts';
import { edges, momentOfRun } from './moment.ts';
import { relatedFiles } from './related-files.ts';
import { root, say } from './run-command.ts';
import { seedOfRun } from './seed.ts';
import { check, listFiles, runSuites, vitest, type Suite } from './suites.ts';

/*
 * npm test: what differs from the verified commit reaches, and the heart of the product always. The last line is
 * `N passed, N failed`; docs/testing.md says what runs when.
 *
 * npm test -- unit server     only these suites, whole
 * npm test -- --changed       only what differs from main reaches
 * npm test -- timing          what only the wall clock shows
 * npm test -- --last-failed   only the files that failed in the last run
 * npm run test:all            everything, with another seed each time
 */
await buildTokens();
const asked = process.argv.slice(2);
const chosen = asked.filter((name) => !name.startsWith('--'));
const isGate = asked.length === 0;
/** What failed in the last run, where only that is asked for. */
const again = asked.includes('--last-failed') ? readLastFailed() : undefined;
if (again && Object.keys(again).length === 0) say('nothing failed in the last run');
const isAll = asked.includes('--all');
if (isAll) {
  process.env['GOLDBEAN_SEED'] ??= String(randomInt(2 ** 31));
  process.env['GOLDBEAN_NOW'] ??= edges[seedOfRun() % edges.length];
}
/** Chance and time begin there: whoever sets them meets the same again. */
const seed = `GOLDBEAN_SEED=${seedOfRun()} GOLDBEAN_NOW=${new Date(momentOfRun()).toISOString()}`;
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

/** Whether files that held are remembered: CI, a run of everything and a copy without git know of none. */
const remembersGreen = !process.env['CI'] && !isAll && existsSync(join(root, '.git'));
/** Whether those of them that are made of nothing that has changed rest. */
const restsGreen = remembersGreen && !isGate && !again;
/** Tests of processes depend on the machine. */
const mayRest = new Set(['unit', 'server', 'stories']);

const extent = (name: string) => (changes ? extentOf(name, changes.paths) : 'all');

/** Files of a suite that are asked for; undefined for all. */
function filesOf(name: string, args: readonly string[]): readonly string[] | undefined {
  if (again) return again[name]?.length ? again[name] : undefined;
  const isAlways = name === 'unit' && isGate;
  if (!changes || isAlways || extent(name) === 'all')
    return restsGreen && mayRest.has(name) ? listFiles(args) : undefined;
  const related = extent(name) === 'related' ? relatedFiles(name, args, changes) : [];
  return [...new Set([...related, ...(isGate ? (heart[name] ?? []) : [])])];
}

function suiteOf(name: string, args: readonly string[]): Suite {
  const isInBrowser = name === 'stories';
  const environment = (): Record<string, string> => (isInBrowser ? { CHROMIUM_PATH: findBrowser() } : {});
  const facts = (): string[] =>
    isInBrowser ? [execFileSync(findBrowser(), ['--version'], { encoding: 'utf8' })] : [];
  const green =
    mayRest.has(name) && remembersGreen ? createGreenFiles(root, name, restsGreen, facts) : undefined;
  const suite = vitest(name, args, environment, () => filesOf(name, args), green);
  return {
    name,
    async run() {
      const count = await suite.run();
      if (count.failed > 0) say(`${name} ran with ${seed}`);
      return count;
    },
  };
}

const nameOf = (spec: string): string => basename(spec, '.spec.ts');

/** Those of `app/e2e` that are asked for; undefined for all. */
function specs(): readonly string[] | undefined {
  if (again) return again['e2e']?.length ? again['e2e'].map(nameOf) : undefined;
  if (!changes || extent('e2e') === 'all') return undefined;
  const names = readdirSync(join(root, 'app/e2e'))
    .filter((file) => file.endsWith('.spec.ts'))
    .map(nameOf);
  return [...new Set([...(isGate ? journeys : []), ...walksOf(names, changes.paths)])].toSorted();
}

const suites = [
  ...lintSuites,
  ...Object.entries(vitestSuites).map(([name, args]) => ({
    ...suiteOf(name, args),
    // It waits for processes more than it computes: the server's tests fill the cores meanwhile.
    isBeside: name === 'process',
  })),
  // Script and words of each page in the built app.
  check('first-route', process.execPath, ['scripts/first-route.ts']),
  e2eSuite(specs()),
  looksSuite(!changes && !again),
];
/** The wall clock decides there, so it rejects no change. */
const isLeftOut = (name: string): boolean => name === 'timing' && !isAll;
const isAsked = ({ name }: Suite): boolean =>
  chosen.length === 0 ? !isLeftOut(name) : chosen.includes(name);
const isReached = ({ name }: Suite): boolean =>
  again ? name in again : extent(name) !== 'none' || (isGate && ['unit', 'server', 'e2e'].includes(name));
const { failed, counts } = await runSuites(
  suites.filter(isAsked).filter(isReached),
  lintSuites.map(({ name }) => name),
);
writeLastFailed(failedIn(counts));
process.exitCode = failed > 0 ? 1 : 0;
