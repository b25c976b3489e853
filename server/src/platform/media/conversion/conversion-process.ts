import type { ConversionOutcome, ConversionTask } from './conversion-task.ts';

/*
 * The process that converts one file and ends. What members send is decoded here and nowhere else: a fault of a decoder
 * ends this process alone. It gets no secrets, and it ends with the server that began it.
 */

const memoryEveryMs = 100;

function notify(outcome: ConversionOutcome): void {
  process.send?.(outcome, undefined, undefined, () => process.exit(0));
}

/** Neither the package nor its binary could be loaded; what it says has no code in the second case. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ERR_MODULE_NOT_FOUND') || error.message.includes('native binding'));

/** @returns whether the process holds more than it may, and has reported it */
function isTooLarge({ limits }: ConversionTask): boolean {
  const { rss } = process.memoryUsage();
  if (rss <= limits.memoryBytes) return false;
  notify({ ok: false, reason: 'memory', detail: `${rss} bytes` });
  return true;
}

async function convert(task: ConversionTask): Promise<void> {
  setInterval(() => isTooLarge(task), memoryEveryMs);
  let recipe;
  try {
    recipe = await import('./recipe.ts');
  } catch (error) {
    return notify({ ok: false, reason: isMissing(error) ? 'missing' : 'crashed', detail: String(error) });
  }
  // A small file ends before the interval does.
  if (isTooLarge(task)) return;
  try {
    await recipe.convertFile(task);
    notify({ ok: true });
  } catch (error) {
    const reason = error instanceof recipe.TooMuch ? error.reason : 'unreadable';
    notify({ ok: false, reason, detail: String(error) });
  }
}

process.on('disconnect', () => process.exit(1));
process.once('message', (task: ConversionTask) => void convert(task));
