import type { Tx } from '../../../platform/database/index.ts';
import { tryEach } from '../../../platform/try-each.ts';
import type { ReviewKinds } from './review-kinds.registry.ts';
import type { ReviewPorts } from './review.ports.ts';
import { endVerdict, findDue, findVerdict, lockNewest, type VerdictRow } from './review.repository.ts';

const effectJob = 'content.verdict';

/** Verdicts take effect when their time has come, and also when the server was down then. */
export function createVerdictEffects(
  { database, clock, jobs }: Pick<ReviewPorts, 'database' | 'clock' | 'jobs'>,
  kinds: ReviewKinds,
) {
  /** What a verdict does, unless it was taken back, or its thing was changed or is gone. */
  async function takeEffect(tx: Tx, verdictId: string): Promise<void> {
    const known = await findVerdict(tx, verdictId);
    if (known?.state !== 'held' || known.takes_effect_at > clock.now()) return;
    const kind = kinds.find(known.kind);
    const waiting = (await kind?.waiting(tx, known.item_id)) ?? null;
    // After the thing, as every writer does; somebody may have been faster.
    const verdict = await lockNewest(tx, known.kind, known.item_id);
    if (verdict?.verdict_id !== verdictId || verdict.state !== 'held') return;
    const holds = waiting?.version === verdict.version;
    await endVerdict(tx, verdictId, holds ? 'done' : 'void');
    const { item_id: id, passes, reason, judge_uid: by } = verdict;
    if (holds) await kind?.judge(tx, { id, passes, reason, by, at: clock.now() });
  }

  /** Lets all verdicts take effect that are due: what the jobs have left, after a restart or a fault. */
  async function settle(): Promise<void> {
    await tryEach(await findDue(database.reader, clock.now()), (id) =>
      database.transaction((tx) => takeEffect(tx, id)),
    );
  }
  jobs.define(effectJob, async ({ verdict_id: id }) => {
    if (typeof id === 'string') await database.transaction((tx) => takeEffect(tx, id));
  });
  jobs.every('content.verdicts', '* * * * *', settle);

  return {
    settle,
    /** Plans the effect of a verdict that was just stored. */
    plan: (tx: Tx, { verdict_id, takes_effect_at }: VerdictRow) =>
      jobs.at(tx, effectJob, { verdict_id }, takes_effect_at),
  };
}
export type VerdictEffects = ReturnType<typeof createVerdictEffects>;
