import type { LivePorts } from '../live-sessions.ports.ts';
import type { Air } from './air.service.ts';
import { graceJob } from './move-live.usecase.ts';

/** Time between two looks at the live sessions that wait for their encoder, ms. */
const rhythmMs = 5_000;

/**
 * Looks at the live sessions that wait for their encoder, though nobody reads them (T01). Each has its job; but a job is due by
 * the clock, and one that is set back holds it up.
 */
export function createGraceWatch(
  { jobs, log }: Pick<LivePorts, 'jobs' | 'log'>,
  air: Pick<Air, 'settle' | 'settleAll'>,
) {
  // A job left from before a restart must not end what `recover` is about to wait for.
  const recovered = Promise.withResolvers<void>();
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

  jobs.define(graceJob, async ({ live_id: liveId }) => {
    await recovered.promise;
    if (typeof liveId === 'string') await air.settle(liveId);
  });

  return {
    tick,
    /** After `recover` of what was on air. */
    start(): void {
      recovered.resolve();
      timer = setInterval(() => void tick(), rhythmMs).unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await looking;
    },
  };
}
