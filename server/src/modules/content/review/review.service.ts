import {
  reviewLimits,
  type CallAnswer,
  type CallRequest,
  type HeldVerdict,
  type PlatformRole,
  type calls,
} from '@goldbean/contract';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import { tryEach } from '../../../platform/try-each.ts';
import type { JudgedPart, ReviewKind, ReviewPorts } from './review.ports.ts';
import {
  endVerdict,
  findDue,
  findHeld,
  findUsualWait,
  findVerdict,
  insertVerdict,
  lockNewest,
  type VerdictRow,
} from './review.repository.ts';

type ReviewRequest<Name extends keyof typeof calls.review> = CallRequest<(typeof calls.review)[Name]>;
type ReviewAnswer<Name extends keyof typeof calls.review> = CallAnswer<(typeof calls.review)[Name]>;

const effectJob = 'content.verdict';
/** So many of the last verdicts say how long things usually wait. */
const countedWaits = 20;
/** Those who judge everything (P04). */
const judges: ReadonlySet<PlatformRole> = new Set(['inspector', 'admin']);

const mayJudge = (part: JudgedPart, channelId: string | null): boolean =>
  part === 'everything' || (channelId !== null && part.includes(channelId));

const heldView = ({ kind, item_id, version, passes, reason, takes_effect_at }: VerdictRow): HeldVerdict => ({
  kind,
  id: item_id,
  version,
  state: passes ? 'displayed' : 'rejected',
  reason,
  until_ts: takes_effect_at,
});

/**
 * The desk (D68): queues by kind, judged by inspectors, administrators and owners of channels, never by the author. A verdict
 * is held for 10 s and takes effect by a job; until then its judge can take it back. Rows are locked in one order: the thing,
 * its verdict, the wallet.
 */
export function createReview(ports: ReviewPorts) {
  const { database, clock, ids, idempotency, jobs, users, channels } = ports;
  const { reader } = database;
  const kinds = createRegistry<Record<string, ReviewKind>>('queues of the desk');
  const names: string[] = [];

  async function partOf(from: Reader, uid: string): Promise<JudgedPart> {
    const roles = (await users.rolesOf(from, [uid])).get(uid) ?? [];
    if (roles.some((role) => judges.has(role))) return 'everything';
    return (await channels.ownedBy(from, uid)).map(({ channel_id }) => channel_id);
  }

  /** @throws Refusal `request.forbidden` for who judges nothing, `request.not_found` for a queue that is none */
  async function enter(from: Reader, uid: string, name: string) {
    const part = await partOf(from, uid);
    if (part !== 'everything' && part.length === 0) return refuse('request.forbidden');
    return { part, kind: kinds.find(name) ?? refuse('request.not_found') };
  }

  const partFor = (uid: string, part: JudgedPart, held: readonly VerdictRow[]) => ({
    notBy: uid,
    channels: part === 'everything' ? null : part,
    without: held.map(({ item_id }) => item_id),
  });

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
    await tryEach(await findDue(reader, clock.now()), (id) =>
      database.transaction((tx) => takeEffect(tx, id)),
    );
  }
  jobs.define(effectJob, async ({ verdict_id: id }) => {
    if (typeof id === 'string') await database.transaction((tx) => takeEffect(tx, id));
  });
  jobs.every('content.verdicts', '* * * * *', settle);

  async function judge(tx: Tx, uid: string, given: ReviewRequest<'judge'>): Promise<ReviewAnswer<'judge'>> {
    const { type, id, version, pass, reason } = given;
    const { part, kind } = await enter(tx, uid, type);
    if (!pass && reason === '') return refuse('review.reason_required');
    const waiting = await kind.waiting(tx, id);
    const last = await lockNewest(tx, type, id, version);
    if (!waiting) return refuse(last?.state === 'done' ? 'review.decided' : 'review.missing');
    if (waiting.authorUid === uid) return refuse('review.own');
    if (!mayJudge(part, waiting.channelId)) return refuse('request.forbidden');
    if (version !== undefined && version !== waiting.version) return refuse('review.changed');
    const held = await lockNewest(tx, type, id);
    // Its author has changed it since: that verdict would do nothing.
    if (held?.state === 'held' && held.version !== waiting.version)
      await endVerdict(tx, held.verdict_id, 'void');
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
    await jobs.at(tx, effectJob, { verdict_id: verdict.verdict_id }, verdict.takes_effect_at);
    return heldView(verdict);
  }

  return {
    /** Registers a queue, before the server starts. @throws Error when the name is taken */
    kind(name: string, queue: ReviewKind): void {
      kinds.register(name, queue);
      names.push(name);
    },
    partOf,
    settle,
    usualWait: (from: Reader, kind: string) => findUsualWait(from, kind, countedWaits),

    /** G430. */
    async kinds(uid: string): Promise<ReviewAnswer<'kinds'>> {
      const part = await partOf(reader, uid);
      if (part !== 'everything' && part.length === 0) return { list: [] };
      const counted = names.map(async (name) => {
        const which = partFor(uid, part, await findHeld(reader, name));
        const waiting = await kinds.need(name).count(reader, which);
        return { kind: name, waiting, usual_wait: await findUsualWait(reader, name, countedWaits) };
      });
      return { list: await Promise.all(counted) };
    },

    /** G061. */
    async list(uid: string, { type, page, page_size }: ReviewRequest<'list'>): Promise<ReviewAnswer<'list'>> {
      const { part, kind } = await enter(reader, uid, type);
      const held = await findHeld(reader, type);
      const which = partFor(uid, part, held);
      return {
        list: [...(await kind.list(reader, which, { page, page_size }))],
        total: await kind.count(reader, which),
        page,
        page_size,
        held: held.filter(({ judge_uid }) => judge_uid === uid).map(heldView),
      };
    },

    /** G062. */
    judge: (
      uid: string,
      given: ReviewRequest<'judge'>,
      intent: IdempotencyKey,
    ): Promise<ReviewAnswer<'judge'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => judge(tx, uid, given))),

    /** G431. */
    undo: (
      uid: string,
      { type, id }: ReviewRequest<'undo'>,
      intent: IdempotencyKey,
    ): Promise<ReviewAnswer<'undo'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          await (kinds.find(type) ?? refuse('request.not_found')).waiting(tx, id);
          const verdict = (await lockNewest(tx, type, id)) ?? refuse('review.missing');
          if (verdict.judge_uid !== uid) return refuse('request.forbidden');
          // A repeat of what was said already changes nothing.
          if (verdict.state === 'undone') return { state: 'pending' } as const;
          if (verdict.state !== 'held' || verdict.takes_effect_at <= clock.now())
            return refuse('review.too_late');
          await endVerdict(tx, verdict.verdict_id, 'undone');
          return { state: 'pending' } as const;
        }),
      ),
  };
}
export type Review = ReturnType<typeof createReview>;
