import { createHash } from 'node:crypto';
import { patienceMs as quietPatienceMs } from './patience-ms.ts';

/** Names the variable by which the first process of a run tells the others how slow the machine is. */
const variable = 'GOLDBEAN_SLOWNESS';

/** How long `hash()` takes on a quiet machine of two cores, in ms. */
const quietMs = 310;

/** A machine that is slower than this, in times, cannot be waited for. */
const most = 8;

/** A machine of CI is shared: an hour after it was measured it may be four times slower. */
const least = process.env['CI'] ? 4 : 1;

/** Hashes 200 MiB by an algorithm that no processor has instructions for: it shows the time a core gives, as a test sees it. */
function hash(): void {
  const block = Buffer.alloc(1024 ** 2);
  const digest = createHash('blake2b512');
  for (let count = 0; count < 200; count += 1) digest.update(block);
  digest.digest();
}

/** How much longer work takes now than on a quiet machine, from 1 to 8 in halves. @param ms how long `hash()` took */
export const slownessOf = (ms: number): number =>
  Math.round(Math.min(Math.max(ms / quietMs, 1), most) * 2) / 2;

function readOrMeasure(): number {
  const given = Number(process.env[variable]);
  if (given >= 1) return given;
  const began = performance.now();
  hash();
  const measured = Math.max(slownessOf(performance.now() - began), least);
  process.env[variable] = String(measured);
  // Who reads the output of a run by a program reads the other stream.
  process.stderr.write(
    `slowness ${measured}: a wait lasts ${(measured * quietPatienceMs) / 1_000} s at most\n`,
  );
  return measured;
}

/** How slow the machine is, in times. The first process of a run measures it; those that it starts are told. */
export const slowness = readOrMeasure();

/** How long a test of this run waits for what must come, in ms. */
export const patienceMs = quietPatienceMs * slowness;

/** The limits of a test and of its hooks, in ms: a wait ends before its test, and says what it waited for. */
export const limits = { testTimeout: 2 * patienceMs, hookTimeout: 4 * patienceMs };
