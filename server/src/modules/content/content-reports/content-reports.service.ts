import {
  nobody,
  type CallAnswer,
  type CallRequest,
  type ContentReport,
  type ContentType,
  type calls,
} from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import type { ContentReportPorts, ModeratedThings, ModeratedTypes } from './content-reports.ports.ts';
import {
  findReports,
  insertReport,
  lockReport,
  settleReport,
  type ContentReportRow,
} from './content-reports.repository.ts';

type ContentReportsRequest<Name extends keyof typeof calls.contentReports> = CallRequest<
  (typeof calls.contentReports)[Name]
>;
type ContentReportsAnswer<Name extends keyof typeof calls.contentReports> = CallAnswer<
  (typeof calls.contentReports)[Name]
>;

/** Reports of what members wrote, settled by inspectors and administrators, who also hide and show it (E30, P02). */
export function createContentReports(ports: ContentReportPorts) {
  const { database, clock, ids, idempotency, users, notices, rooms } = ports;
  const types = createRegistry<ModeratedTypes>('things that are reported');
  const thingsOf = (type: ContentType): ModeratedThings => types.find(type) ?? refuse('post.missing');
  const missing = (type: ContentType): never =>
    refuse(type === 'comment' ? 'comment.missing' : 'post.missing');

  async function add(
    tx: Tx,
    uid: string,
    given: ContentReportsRequest<'add'>,
  ): Promise<ContentReportsAnswer<'add'>> {
    const { type, id, reason, content } = given;
    const thing = (await thingsOf(type).displayed(tx, id)) ?? missing(type);
    if (thing.authorUid === uid) return refuse('request.forbidden');
    if (reason === 'other' && content === '') return refuse('request.content_required');
    const report_id = ids.next();
    const isFirst = await insertReport(tx, {
      report_id,
      type,
      thing_id: id,
      author_uid: thing.authorUid,
      words: thing.words,
      reporter_uid: uid,
      reason,
      content,
      created_at: clock.now(),
    });
    return isFirst ? { report_id } : refuse('moderation.reported');
  }

  async function settle(
    tx: Tx,
    uid: string,
    given: ContentReportsRequest<'settle'>,
  ): Promise<ContentReportsAnswer<'settle'>> {
    const { report_id, outcome, note } = given;
    const row = (await lockReport(tx, report_id)) ?? refuse('request.not_found');
    if (row.reporter_uid === uid || row.author_uid === uid) return refuse('request.forbidden');
    if (row.settled_at !== null) return refuse('moderation.decided');
    const at = clock.now();
    await settleReport(tx, report_id, { outcome, note, by: uid, at });
    const { type, thing_id: id, words, reporter_uid } = row;
    const things = thingsOf(type);
    const thing = await things.displayed(tx, id);
    // Its author may have deleted it, or another report led to it.
    if (outcome === 'acted' && thing) await things.hide(tx, uid, id, note);
    const about = thing?.about ?? null;
    await notices.notify(tx, [
      {
        uid: reporter_uid,
        body: { kind: 'content_report_settled', report_id, type, id, about, words, outcome, note },
      },
    ]);
    rooms.notifyMembers(tx, [reporter_uid], { kind: 'inbox_reminder' });
    return { outcome, at: shanghaiTime(at), at_ts: at };
  }

  async function viewsOf(reader: Reader, rows: readonly ContentReportRow[]): Promise<ContentReport[]> {
    const uids = rows.flatMap(({ author_uid, reporter_uid, settled_by }) => [
      author_uid,
      reporter_uid,
      ...(settled_by === null ? [] : [settled_by]),
    ]);
    const people = await users.many(reader, [...new Set(uids)]);
    const personOf = (uid: string) => {
      const { jwcode, nickname, img } = people.get(uid) ?? nobody(uid);
      return { uid, jwcode, nickname, img };
    };
    return rows.map(({ settled_at, settled_by, outcome, ...row }) => ({
      report_id: row.report_id,
      type: row.type,
      id: row.thing_id,
      words: row.words,
      author: personOf(row.author_uid),
      reporter: personOf(row.reporter_uid),
      reason: row.reason,
      content: row.content,
      at: shanghaiTime(row.created_at),
      at_ts: row.created_at,
      settled:
        settled_at !== null && settled_by !== null && outcome !== null
          ? {
              at: shanghaiTime(settled_at),
              at_ts: settled_at,
              by: personOf(settled_by).nickname,
              outcome,
              note: row.note,
            }
          : null,
    }));
  }

  return {
    /** Registers the things of a type, before the server starts. */
    things: types.register,

    /** G432. */
    add: (
      uid: string,
      given: ContentReportsRequest<'add'>,
      intent: IdempotencyKey,
    ): Promise<ContentReportsAnswer<'add'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => add(tx, uid, given))),

    /** G433. */
    async list(
      uid: string,
      { state, page, page_size }: ContentReportsRequest<'list'>,
    ): Promise<ContentReportsAnswer<'list'>> {
      const { reader } = database;
      const { rows, total } = await findReports(reader, { state, notOf: uid }, { page, page_size });
      return { list: await viewsOf(reader, rows), total, page, page_size };
    },

    /** G434. */
    settle: (
      uid: string,
      given: ContentReportsRequest<'settle'>,
      intent: IdempotencyKey,
    ): Promise<ContentReportsAnswer<'settle'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => settle(tx, uid, given))),

    /** G424. */
    hide: (
      uid: string,
      { type, id, reason }: ContentReportsRequest<'hide'>,
      intent: IdempotencyKey,
    ): Promise<ContentReportsAnswer<'hide'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          await thingsOf(type).hide(tx, uid, id, reason);
          return { ok: true } as const;
        }),
      ),

    /** G425. */
    show: (
      uid: string,
      { type, id }: ContentReportsRequest<'show'>,
      intent: IdempotencyKey,
    ): Promise<ContentReportsAnswer<'show'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          await thingsOf(type).show(tx, uid, id);
          return { ok: true } as const;
        }),
      ),
  };
}
export type ContentReports = ReturnType<typeof createContentReports>;
