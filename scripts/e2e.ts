// It measures how slow the machine is, before the run makes it slower.
import './slowness.ts';
import { e2eSuite } from './e2e-suite.ts';
import { runSuites } from './suites.ts';

/** npm run e2e [-- file ...]: a browser against the real server, fresh each time. */
const { failed } = await runSuites([e2eSuite(undefined, process.argv.slice(2))]);
process.exitCode = failed > 0 ? 1 : 0;
