import { wishEvents, wishRoom } from '@goldbean/contract/wishes';
import { connection } from '../../../shared/socket/index.ts';
import { changeKnown } from './known-wishes.ts';
import * as service from './wishes.service.ts';

const joinAgainMs = 5_000;
/** Changes that come together are asked for together. */
const gatherMs = 300;

/** What changed within a moment. */
export interface PoolChange {
  /** Anything may have changed, such as while the connection was down, or there is a wish more. */
  readonly any: boolean;
  /** Wishes that changed. */
  readonly changed: ReadonlySet<string>;
  /** Wishes that stand in no list of everybody's any more. */
  readonly gone: ReadonlySet<string>;
  /** Wishes whose votes or comments were counted anew: the counts are here, what hangs on them is not. */
  readonly counted: ReadonlySet<string>;
  /** Wishes that I voted for, here or by a pack. */
  readonly voted: ReadonlySet<string>;
}

/** Pages that follow the pool now. */
const voteListeners = new Set<(wishId: string) => void>();

/** I voted: what hangs on it is asked for, with what the pool says of it. */
export function noteVotes(wishId: string): void {
  for (const listen of voteListeners) listen(wishId);
}

/**
 * T17: hears the wish pool while a page of it is shown. Counts are taken over at once; anything else is asked for.
 * @param onChange what is shown is out of date @returns stops it
 */
export function hearPool(onChange: (change: PoolChange) => void): () => void {
  let isOver = false;
  let joinTimer: ReturnType<typeof setTimeout> | undefined;
  let reloadTimer: ReturnType<typeof setTimeout> | undefined;
  const none = () => ({
    any: false,
    changed: new Set<string>(),
    gone: new Set<string>(),
    counted: new Set<string>(),
    voted: new Set<string>(),
  });
  let collected = none();

  const collect = (part: keyof PoolChange, wishId = '') => {
    if (part === 'any') collected.any = true;
    else collected[part].add(wishId);
    reloadTimer ??= setTimeout(() => {
      reloadTimer = undefined;
      const change = collected;
      collected = none();
      onChange(change);
    }, gatherMs);
  };
  const join = async () => {
    clearTimeout(joinTimer);
    try {
      await service.joinPool();
      // What changed between the list and the join was heard by nobody.
      if (!isOver) collect('any');
    } catch {
      if (!isOver) joinTimer = setTimeout(() => void join(), joinAgainMs);
    }
  };
  const hearVote = (wishId: string) => collect('voted', wishId);
  voteListeners.add(hearVote);
  const stops = [
    connection.onConnect(() => void join()),
    connection.onRoom(wishRoom, wishEvents, {
      wish_made: () => collect('any'),
      wish_votes: ({ wish_id, free_votes, paid_votes }) => {
        changeKnown(wish_id, { free_votes, paid_votes });
        collect('counted', wish_id);
      },
      wish_comments: ({ wish_id, comments }) => {
        changeKnown(wish_id, { comments });
        collect('counted', wish_id);
      },
      wish_changed: ({ wish_id }) => collect('changed', wish_id),
      wish_gone: ({ wish_id }) => collect('gone', wish_id),
    }),
  ];
  return () => {
    isOver = true;
    voteListeners.delete(hearVote);
    clearTimeout(joinTimer);
    clearTimeout(reloadTimer);
    for (const stop of stops) stop();
  };
}
