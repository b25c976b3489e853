import { buildTokens } from './build-steps.ts';
import { e2eSuite } from './e2e-suite.ts';
import { findBrowser } from './find-browser.ts';
import { lintSuites } from './lint-suites.ts';
import { runSuites, vitest } from './suites.ts';

/**
 * npm test: everything but the pictures of `npm run visual`. The last line is `N passed, N failed`.
 * Names as arguments choose suites: npm test -- unit server
 */
await buildTokens();
const suites = [
  ...lintSuites,
  vitest('unit', ['--project', 'unit']),
  vitest('server', ['--project', 'server']),
  vitest('stories', ['--config', 'vitest.stories.config.ts'], () => ({ CHROMIUM_PATH: findBrowser() })),
  e2eSuite(),
];
const chosen = process.argv.slice(2);
const { failed } = await runSuites(
  chosen.length === 0 ? suites : suites.filter((suite) => chosen.includes(suite.name)),
);
process.exitCode = failed > 0 ? 1 : 0;
