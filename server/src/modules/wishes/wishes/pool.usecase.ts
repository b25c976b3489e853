import type { Wish, WishPoolEvent } from '@goldbean/contract';
import { wishRoom } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { changeVotes, type VoteGains } from './gains.repository.ts';
import type { WishViews } from './wishes.views.ts';
import { isHead, isOpen } from './wishes.domain.ts';
import type { WishPorts } from './wishes.ports.ts';
import {
  addComments,
  findShownTitles,
  findTitles,
  findWish,
  insertEvent,
  lockWishes,
  recount,
  updateWish,
  wasVotedFor,
  type WishPatch,
} from './wishes.repository.ts';
import type { StoredWishAction, WishRow } from './wishes.tables.ts';

/** The edition that a change makes; a pin makes none. */
const nextEdition = ({ edition }: WishRow, patch: WishPatch): number =>
  Object.keys(patch).every((field) => field === 'pinned') ? edition : edition + 1;

/** In which lists a wish stands: none when it is merged or withdrawn. */
const countedOf = (row: WishRow) => (row.merged_into === null && row.withdrawn_at === null ? row : null);

/** What the features of the module do with a wish: the one place that writes it. */
export function createPool({ clock, ids, database, rooms }: WishPorts, views: WishViews) {
  const isSeen = (row: WishRow, actor: Actor): boolean =>
    row.status !== 0 || row.author_uid === actor.uid || isHead(actor);

  /** Notifies the room after the commit; of each wish and kind the latest counts. */
  function announce(tx: Tx, event: WishPoolEvent): void {
    database.afterCommit(tx, () => rooms.count(wishRoom, `${event.kind} ${event.wish_id}`, event));
  }

  return {
    /** A wish that the member may see. @throws Refusal `wish.missing` */
    async find(reader: Reader, wishId: string, actor: Actor): Promise<WishRow> {
      const row = await findWish(reader, wishId);
      return row && isSeen(row, actor) ? row : refuse('wish.missing');
    },
    /** The same, locked until the transaction ends; merged ones too. @throws Refusal `wish.missing` */
    async lock(tx: Tx, wishId: string, actor: Actor): Promise<WishRow> {
      const row = (await lockWishes(tx, [wishId])).get(wishId);
      return row && isSeen(row, actor) ? row : refuse('wish.missing');
    },
    /** Of the platform, for jobs; null for one that is gone. */
    lockAny: async (tx: Tx, wishIds: readonly string[]) => lockWishes(tx, wishIds),
    /**
     * Locked, not merged, and of the edition that was read.
     * @throws Refusal `wish.missing`, `wish.merged` with `into`, `wish.changed`
     */
    async lockOwn(tx: Tx, wishId: string, actor: Actor, edition?: number): Promise<WishRow> {
      const row = (await lockWishes(tx, [wishId])).get(wishId);
      if (!row || !isSeen(row, actor)) return refuse('wish.missing');
      if (row.merged_into !== null) return refuse('wish.merged', { into: row.merged_into });
      return edition === undefined || edition === row.edition ? row : refuse('wish.changed');
    },
    /** Locked, and takes votes (D47). @throws Refusal `wish.missing`, `wish.merged`, `wish.closed` */
    async lockOpen(tx: Tx, wishId: string, actor: Actor): Promise<WishRow> {
      const row = (await lockWishes(tx, [wishId])).get(wishId);
      if (!row || !isSeen(row, actor)) return refuse('wish.missing');
      if (row.merged_into !== null) return refuse('wish.merged', { into: row.merged_into });
      return isOpen(row) ? row : refuse('wish.closed');
    },
    titles: findTitles,
    shownTitles: findShownTitles,
    wasVotedFor,
    view: (reader: Reader, uid: string, row: WishRow): Promise<Wish> => views.one(reader, uid, row),

    /** Changes a locked wish and notifies the room. @returns the wish as it is now @throws Refusal `wish.changed` */
    async change(tx: Tx, before: WishRow, patch: WishPatch): Promise<WishRow> {
      const edition = nextEdition(before, patch);
      if (!(await updateWish(tx, before, { ...patch, edition }))) return refuse('wish.changed');
      const after = { ...before, ...patch, edition };
      const [from, to] = [countedOf(before), countedOf(after)];
      const isMoved = from?.status !== to?.status || from?.product !== to?.product || from?.kind !== to?.kind;
      if (isMoved) await recount(tx, from, to);
      const { wish_id, status } = after;
      const wasShown = from !== null && from.status !== 0;
      const isShown = to !== null && to.status !== 0;
      if (wasShown && !isShown) announce(tx, { kind: 'wish_gone', wish_id });
      else if (isShown && !wasShown) announce(tx, { kind: 'wish_made', wish_id });
      else announce(tx, { kind: 'wish_changed', wish_id, status });
      return after;
    },

    /** Adds a step to the history of a wish. @param by null for the platform */
    record: (tx: Tx, wishId: string, action: StoredWishAction, by: string | null, reason = '') =>
      insertEvent(tx, { event_id: ids.next(), wish_id: wishId, action, by_uid: by, reason, at: clock.now() }),

    /** Changes the votes of a locked wish and notifies the room. @returns what it has now */
    async changeVotes(tx: Tx, wishId: string, change: VoteGains) {
      const votes = await changeVotes(tx, wishId, change, clock.now());
      announce(tx, { kind: 'wish_votes', wish_id: wishId, ...votes });
      return votes;
    },

    /** There are comments more, or fewer, that everybody sees; the room is notified. */
    async addComments(tx: Tx, wishId: string, more: number): Promise<void> {
      const comments = await addComments(tx, wishId, more);
      announce(tx, { kind: 'wish_comments', wish_id: wishId, comments });
    },
    announce,
    /** Notifies the room of a step of the history that changes nothing else of a wish. */
    announceStep(tx: Tx, row: WishRow): void {
      const { wish_id, status } = row;
      const isShown = countedOf(row) !== null && status !== 0;
      if (isShown) announce(tx, { kind: 'wish_changed', wish_id, status });
    },
  };
}
export type WishPool = ReturnType<typeof createPool>;
