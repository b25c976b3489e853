import { wishEvents, wishRoom } from '@goldbean/contract/wishes';
import { connection } from '../../../shared/socket/index.ts';
import { changeKnown } from './known-wishes.ts';
import * as service from './wishes.service.ts';

const joinAgainMs = 5_000;
/** Changes that come together are asked for together. */
const gatherMs = 300;

/**
 * T17: hears the wish pool while a page of it is shown. Counts are taken over at once; anything else is asked for.
 * @param reload what is shown is out of date; a wish's id where it is only that one
 * @returns stops it
 */
export function hearPool(reload: (wishId: string | null) => void): () => void {
  let isOver = false;
  let joinTimer: ReturnType<typeof setTimeout> | undefined;
  let reloadTimer: ReturnType<typeof setTimeout> | undefined;
  const stale = new Set<string | null>();

  const tell = (wishId: string | null) => {
    stale.add(wishId);
    reloadTimer ??= setTimeout(() => {
      reloadTimer = undefined;
      const ids = [...stale];
      stale.clear();
      for (const id of ids) reload(id);
    }, gatherMs);
  };
  const join = async () => {
    clearTimeout(joinTimer);
    try {
      await service.joinPool();
      // What changed between the list and the join was heard by nobody.
      if (!isOver) tell(null);
    } catch {
      if (!isOver) joinTimer = setTimeout(() => void join(), joinAgainMs);
    }
  };
  const stops = [
    connection.onConnect(() => void join()),
    connection.onRoom(wishRoom, wishEvents, {
      wish_made: () => tell(null),
      wish_votes: ({ wish_id, free_votes, paid_votes }) => changeKnown(wish_id, { free_votes, paid_votes }),
      wish_comments: ({ wish_id, comments }) => changeKnown(wish_id, { comments }),
      wish_changed: ({ wish_id }) => tell(wish_id),
      wish_gone: ({ wish_id }) => tell(wish_id),
    }),
  ];
  return () => {
    isOver = true;
    clearTimeout(joinTimer);
    clearTimeout(reloadTimer);
    for (const stop of stops) stop();
  };
}
