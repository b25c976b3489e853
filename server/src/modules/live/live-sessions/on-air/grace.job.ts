import type { Air } from './air.usecase.ts';
import type { LivePorts } from '../live-sessions.ports.ts';

/** Time between two looks at the live sessions that wait for their encoder, ms. */
const rhythmMs = 5_000;

/**
 * Looks at the live sessions that wait for their encoder, though nobody reads them (T01). Each has its job; but a job is due by
 * the clock, and one that is set back holds it up.
 */
export function createGraceWatch({ log }: Pick<LivePorts, 'log'>, air: Pick<Air, 'settleAll'>) {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  /** One look at a time. */
  function tick(): Promise<void> {
    looking ??= air
      .settleAll()
      .catch((error: unknown) => log.warn({ err: error }, 'live sessions that wait were not looked at'))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  return {
    tick,
    start(): void {
      timer = setInterval(() => void tick(), rhythmMs).unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await looking;
    },
  };
}
