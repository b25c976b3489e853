import { reviewLimits, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ReviewKinds } from './review-kinds.registry.ts';
import { mayJudge, type ReviewAccess } from './review.access.ts';
import type { ReviewPorts } from './review.ports.ts';
import { endVerdict, insertVerdict, lockNewest, type VerdictRow } from './review.repository.ts';
import { pendingVerdictView } from './review.views.ts';
import type { VerdictEffects } from './verdict-effects.job.ts';

/** What a verdict needs: who may give it, and when it takes effect. */
interface JudgeItemDeps extends Pick<ReviewPorts, 'clock' | 'ids'> {
  readonly access: ReviewAccess;
  readonly effects: VerdictEffects;
}

/** G062: somebody decides about what waits; the first verdict on a version counts. */
export async function judgeItem(
  tx: Tx,
  uid: string,
  given: CallRequest<typeof calls.review.judge>,
  { clock, ids, access, effects }: JudgeItemDeps,
): Promise<CallAnswer<typeof calls.review.judge>> {
  const { type, id, version, pass, reason } = given;
  const { part, kind } = await access.enter(tx, uid, type);
  if (!pass && reason === '') return refuse('review.reason_required');
  const waiting = await kind.waiting(tx, id);
  const last = await lockNewest(tx, type, id, version);
  if (!waiting) return refuse(last?.state === 'done' ? 'review.decided' : 'review.missing');
  if (waiting.authorUid === uid) return refuse('review.own');
  if (!mayJudge(part, waiting.channelId)) return refuse('request.forbidden');
  if (version !== undefined && version !== waiting.version) return refuse('review.changed');
  const before = await lockNewest(tx, type, id);
  // Its author has changed it since: that verdict would do nothing.
  if (before?.state === 'held' && before.version !== waiting.version)
    await endVerdict(tx, before.verdict_id, 'void');
  const now = clock.now();
  const verdict: VerdictRow = {
    verdict_id: ids.next(),
    kind: type,
    item_id: id,
    version: waiting.version,
    author_uid: waiting.authorUid,
    judge_uid: uid,
    passes: pass,
    reason: pass ? '' : reason,
    submitted_at: waiting.submittedAt,
    decided_at: now,
    takes_effect_at: now + reviewLimits.reviewUndoMs,
    state: 'held',
  };
  if (!(await insertVerdict(tx, verdict))) return refuse('review.decided');
  await effects.plan(tx, verdict);
  return pendingVerdictView(verdict);
}

/** G431: a judge takes a verdict back that has not taken effect. */
export async function undoVerdict(
  tx: Tx,
  uid: string,
  { type, id }: CallRequest<typeof calls.review.undo>,
  { clock, kinds }: Pick<ReviewPorts, 'clock'> & { readonly kinds: ReviewKinds },
): Promise<CallAnswer<typeof calls.review.undo>> {
  await kinds.named(type).waiting(tx, id);
  const verdict = (await lockNewest(tx, type, id)) ?? refuse('review.missing');
  if (verdict.judge_uid !== uid) return refuse('request.forbidden');
  // A repeated call changes nothing.
  if (verdict.state === 'undone') return { state: 'pending' };
  if (verdict.state !== 'held' || verdict.takes_effect_at <= clock.now()) return refuse('review.too_late');
  await endVerdict(tx, verdict.verdict_id, 'undone');
  return { state: 'pending' };
}
