import {
  nobody,
  type CallAnswer,
  type CallRequest,
  type OwnFeedback,
  type PlatformRole,
  type calls,
} from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { FeedbackPorts } from './feedback.ports.ts';
import {
  deleteFeedback,
  findFeedback,
  findOwnersOfPictures,
  handleFeedback,
  insertFeedback,
  lockFeedback,
  type FeedbackRow,
} from './feedback.repository.ts';

type FeedbackCallRequest<Name extends keyof typeof calls.feedback> = CallRequest<
  (typeof calls.feedback)[Name]
>;
type FeedbackCallAnswer<Name extends keyof typeof calls.feedback> = CallAnswer<(typeof calls.feedback)[Name]>;

/** Those who read and answer feedback. */
const desk: ReadonlySet<PlatformRole> = new Set(['product_head', 'admin']);

const ownOf = ({ feedback_id: id, handled_at, created_at, ...row }: FeedbackRow): OwnFeedback => ({
  id,
  text: row.text,
  pics: [...row.pics],
  contact: row.contact,
  at: shanghaiTime(created_at),
  at_ts: created_at,
  state: row.state,
  answer:
    row.state === 'answered' && handled_at !== null
      ? { text: row.answer, at: shanghaiTime(handled_at), at_ts: handled_at }
      : null,
});

/** Feedback (S46): members tell what is wrong or missing, the heads of the product answer. */
export function createFeedback(ports: FeedbackPorts) {
  const { database, clock, ids, idempotency, users, notices, rooms } = ports;
  const files = ports.pictures(readersOfPictures);

  /** Its member, and those who answer. */
  async function readersOfPictures(
    reader: Reader,
    uid: string,
    fileIds: readonly string[],
  ): Promise<ReadonlySet<string>> {
    const found = await findOwnersOfPictures(reader, fileIds);
    const roles = (await users.rolesOf(reader, [uid])).get(uid) ?? [];
    const answers = roles.some((role) => desk.has(role));
    return new Set(found.filter((one) => answers || one.uid === uid).map(({ file_id }) => file_id));
  }

  return {
    /** G022. */
    add: (
      uid: string,
      given: FeedbackCallRequest<'add'>,
      intent: IdempotencyKey,
    ): Promise<FeedbackCallAnswer<'add'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const [id, pics] = [ids.next(), [...new Set(given.pics)]];
          for (const pic of pics) await files.take(tx, uid, pic);
          // Taken, they are locked: nobody else gives them to feedback meanwhile.
          if ((await findOwnersOfPictures(tx, pics)).length > 0) refuse('file.unknown');
          const { text, contact } = given;
          await insertFeedback(tx, { feedback_id: id, uid, text, contact, created_at: clock.now() }, pics);
          return { id };
        }),
      ),

    /** G480. */
    async mine(
      uid: string,
      { page, page_size }: FeedbackCallRequest<'mine'>,
    ): Promise<FeedbackCallAnswer<'mine'>> {
      const { rows, total } = await findFeedback(database.reader, { uid }, { page, page_size });
      return { list: rows.map(ownOf), total, page, page_size };
    },

    /** G481: somebody else's is as if it were not there. */
    withdraw: (
      uid: string,
      { id }: FeedbackCallRequest<'withdraw'>,
      intent: IdempotencyKey,
    ): Promise<FeedbackCallAnswer<'withdraw'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const row = await lockFeedback(tx, id);
          if (row?.uid !== uid) return refuse('request.not_found');
          for (const pic of await deleteFeedback(tx, id)) await files.drop(tx, pic, async () => false);
          return { ok: true };
        }),
      ),

    /** G482. */
    async list({ state, page, page_size }: FeedbackCallRequest<'list'>): Promise<FeedbackCallAnswer<'list'>> {
      const { reader } = database;
      const { rows, total } = await findFeedback(reader, { state }, { page, page_size });
      const uids = rows.flatMap(({ uid, handled_by }) => (handled_by === null ? [uid] : [uid, handled_by]));
      const known = await users.many(reader, [...new Set(uids)]);
      const personOf = (uid: string) => known.get(uid) ?? nobody(uid);
      return {
        list: rows.map((row) => ({
          ...ownOf(row),
          member: personOf(row.uid),
          handled_by: row.handled_by === null ? null : personOf(row.handled_by),
        })),
        total,
        page,
        page_size,
      };
    },

    /** G483, G484. @param how `answer` is empty where it needs none */
    handle: (
      uid: string,
      { id, answer }: { readonly id: string; readonly answer: string },
      intent: IdempotencyKey,
    ): Promise<FeedbackCallAnswer<'answer'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const row = (await lockFeedback(tx, id)) ?? refuse('request.not_found');
          if (row.state !== 'open') return refuse('feedback.decided');
          await handleFeedback(tx, id, { answer, by: uid, at: clock.now() });
          if (answer !== '') {
            const body = { kind: 'feedback_answered', feedback_id: id, answer } as const;
            await notices.notify(tx, [{ uid: row.uid, body }]);
            rooms.notifyMembers(tx, [row.uid], { kind: 'inbox_reminder' });
          }
          return { ok: true };
        }),
      ),
  };
}
export type FeedbackService = ReturnType<typeof createFeedback>;
