import { parseArgs } from 'node:util';
import { benchFanOut } from './fan-out.ts';
import { benchPublish } from './publish.ts';
import { benchSearch } from './search.ts';

/*
 * npm run bench:chat [-- --only publish,fan-out,search --rounds 3 --seconds 3 --messages 1000000]: what the talk of a class group costs,
 * beside its peers.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'publish,fan-out,search' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    messages: { type: 'string', default: '1000000' },
  },
});
const rounds = Number(values.rounds);
const benches: Readonly<Record<string, () => Promise<boolean>>> = {
  publish: () => benchPublish(rounds, Number(values.seconds)),
  'fan-out': () => benchFanOut(rounds),
  search: () => benchSearch(Number(values.messages)),
};
let holds = true;
for (const name of values.only.split(',')) {
  const bench = benches[name];
  if (!bench) throw new Error(`there is no bench ${name}`);
  holds = (await bench()) && holds;
}
process.exit(holds ? 0 : 1);
