import { withPostgres } from './postgres.ts';
import { report } from './report.ts';
import { drawSteps, type NamedStep } from './simulation/simulation.ts';
import { setStage, type SimulationStage } from './simulation/stage.ts';
import { digestOf, firstDifference, type Trace } from './simulation/trace.ts';

/*
 * R23: random steps with money under random faults, each compared with a model of its own; the same seed does the same.
 * node server/test/reliability/r23-simulation.ts [--seeds 100] [--steps 200] [--seed 1]
 */

/** Runs at the same time, so that one computes while another waits for PostgreSQL. */
const concurrency = 3;
/** 20,000 steps, each in the whole server and each audited: what is simulated has grown with fan clubs, iron fans and wishes. */
const maxSeconds = 240;
/** How long a failing run is made shorter, ms. */
const shrinkMs = 30_000;

/** Leaves out all steps that the failure does not need. */
async function shrink(
  stage: SimulationStage,
  seed: number,
  steps: readonly NamedStep[],
): Promise<readonly NamedStep[]> {
  const until = performance.now() + shrinkMs;
  let needed = steps;
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = needed.length - size; from > -size && performance.now() < until; from -= size) {
      const start = Math.max(0, from);
      const fewer = needed.toSpliced(start, size);
      if ((await stage.play(seed, fewer)).fault !== null) needed = fewer;
    }
  }
  return needed;
}

await report(
  'R23 simulation',
  { seeds: 100, steps: 200 },
  ({ seed, seeds, steps }) =>
    withPostgres(async ({ url }, folder) => {
      const stage = await setStage(url, folder);
      const failed: number[] = [];
      const traces = new Map<number, Trace>();
      const unlike: string[] = [];
      // The first is played once more, beside other runs than before.
      const waiting = [...Array.from({ length: seeds }, (_, n) => seed + n), seed];
      await Promise.all(
        Array.from({ length: concurrency }, async () => {
          for (
            let mine = waiting.shift();
            mine !== undefined && failed.length === 0;
            mine = waiting.shift()
          ) {
            const { fault, trace } = await stage.play(mine, drawSteps(mine, steps));
            const before = traces.get(mine);
            const difference = before ? firstDifference(before, trace) : null;
            if (difference !== null) unlike.push(`seed ${mine} did not do the same again: ${difference}`);
            traces.set(mine, trace);
            if (fault !== null) failed.push(mine);
          }
        }),
      );
      const { tally } = stage;
      const faults = [...unlike];
      const [first] = failed;
      if (first !== undefined) {
        const needed = await shrink(stage, first, drawSteps(first, steps));
        faults.push(
          `seed ${first}: ${(await stage.play(first, needed)).fault ?? 'does not fail again'}`,
          ...needed.map((step) => JSON.stringify(step)),
          `again: --seed ${first} --seeds 1 --steps ${steps}`,
        );
      }
      await stage.close();
      const digest = digestOf([...traces].toSorted(([a], [b]) => a - b).map(([, trace]) => trace));
      return {
        figures:
          `${traces.size} runs of ${steps} steps, ${tally.done} effects, ${tally.refused} refusals, ` +
          `${tally.repeated} repeats, ${tally.faults} transactions broken, digest ${digest}`,
        faults,
      };
    }),
  maxSeconds,
);
