import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { structureFacts, type StructureFact } from './structure-facts.ts';
import { root, say } from './run-command.ts';

/** npm run structure: facts about the code, one per line; the exit code is 1 when one is over its limit. */
const facts = await structureFacts(root, (path) => readFileSync(join(root, path), 'utf8'));
const line = ({ name, value, limit }: StructureFact): string => {
  const over = limit !== undefined && value > limit;
  return `${over ? 'OVER' : 'ok  '}  ${name}: ${value}${limit === undefined ? '' : ` (at most ${limit})`}`;
};
for (const fact of facts) say(line(fact));
process.exitCode = facts.some(({ value, limit }) => limit !== undefined && value > limit) ? 1 : 0;
