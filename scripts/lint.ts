import { buildTokens } from './build-steps.ts';
import { lintSuites } from './lint-suites.ts';
import { runSuites } from './suites.ts';

/** npm run lint: formatting, unused code, import rules, words, lint with types, types. */
await buildTokens();
const { failed } = await runSuites(lintSuites);
process.exitCode = failed > 0 ? 1 : 0;
