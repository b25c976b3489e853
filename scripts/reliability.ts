import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-command.ts';
import { check, runSuites } from './suites.ts';

/**
 * npm run reliability: every test of docs/reliability.md, one after the other, since each wants the machine for
 * itself. Names as arguments choose some: npm run reliability -- r01 r23
 */
const folder = 'server/test/reliability';
const files = readdirSync(join(root, folder)).filter((file) => /^r\d\d-.*\.ts$/.test(file));
const chosen = process.argv.slice(2);
const suites = files
  .toSorted()
  .filter((file) => chosen.length === 0 || chosen.some((name) => file.startsWith(`${name.toLowerCase()}-`)))
  .map((file) => check(file.replace('.ts', ''), 'node', [join(folder, file)]));
const { failed } = await runSuites(suites);
process.exitCode = failed > 0 ? 1 : 0;
