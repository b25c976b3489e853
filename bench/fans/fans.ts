import { parseArgs } from 'node:util';
import { judge, type LiveGoal } from '../live/judge.ts';
import { say } from '../money/judge.ts';
import { benchCloseness } from './closeness.ts';
import { benchRank } from './rank.ts';

/*
 * npm run bench:fans [-- closeness rank --rounds 20 --reads 1000]: what fan clubs cost, beside the plainest statements on the
 * same PostgreSQL. A goal that does not hold is measured once more, and is missed when it does not hold then either.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Minutes of a live session. */
    rounds: { type: 'string', default: '20' },
    /** Of each list that has a goal. */
    reads: { type: 'string', default: '1000' },
    /** What does not hold is not measured again. */
    once: { type: 'boolean', default: false },
  },
});
const benches: Readonly<Record<string, () => Promise<readonly LiveGoal[]>>> = {
  closeness: () => benchCloseness(Number(values.rounds)),
  rank: () => benchRank(Number(values.reads)),
};
const chosen = positionals.length === 0 ? Object.keys(benches) : positionals;
const unknown = chosen.filter((name) => !(name in benches));
if (unknown.length > 0) throw new Error(`there is no bench ${unknown.join(', ')}`);
let holds = true;
for (const name of chosen) {
  const bench = benches[name];
  if (!bench || judge(await bench())) continue;
  if (!values.once) say('once more:');
  holds = !values.once && judge(await bench()) && holds;
}
process.exit(holds ? 0 : 1);
