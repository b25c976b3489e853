import { wishRoom } from '@goldbean/contract';
import type { Platform } from '../../platform/platform.ts';
import type { ContentPorts } from '../content/index.ts';
import type { LiveModulePorts } from '../live/index.ts';
import type { MoneyPorts } from '../money/index.ts';
import type { PeoplePorts } from '../people/index.ts';
import type { TalkPorts } from '../talk/index.ts';
import { createWishComments, wishCommentRoutes } from './wish-comments/index.ts';
import { createWishDesk, wishDeskRoutes } from './wish-desk/index.ts';
import { createWishMessages, wishMessageRoutes } from './wish-messages/index.ts';
import { createWishVotes, wishVoteRoutes } from './wish-votes/index.ts';
import { createWishes, findWishes, wishRoutes } from './wishes/index.ts';

/** The wish pool: what members ask for, their votes and comments, and what the product head does with it. */
export function createWishesModule(
  platform: Platform,
  people: PeoplePorts,
  { rooms }: TalkPorts,
  { wallet }: MoneyPorts,
  { order }: LiveModulePorts,
  { review, search }: ContentPorts,
) {
  const { users } = people;
  const files = people.files.scene('wish', {
    takes: 'pictures',
    readers: 'everyone',
  });
  const recordings = people.files.scene('wish_recording', {
    takes: 'recordings',
    readers: 'everyone',
  });
  const wishes = createWishes({ ...platform, users, files, recordings, rooms });
  const { pool } = wishes;
  const wishMessages = createWishMessages({ ...platform, users, pool, rooms });
  const wishVotes = createWishVotes({
    ...platform,
    users,
    pool,
    wallet,
    messages: wishMessages,
  });
  const wishComments = createWishComments({
    ...platform,
    users,
    pool,
    messages: wishMessages,
  });
  const wishDesk = createWishDesk({
    ...platform,
    pool,
    members: { numbered: users.numbered, isFrozen: order.isFrozen },
    votes: wishVotes,
    messages: wishMessages,
    wallet,
  });

  review.kind(wishComments.reviewed.kind, wishComments.queue);
  search.source('wishes', { find: findWishes });
  wishes.facet('votes', wishVotes);
  wishes.facet('comments', wishComments);
  wishes.facet('messages', wishMessages);
  wishMessages.audience('voters', wishVotes.audience);
  wishMessages.audience('commenters', wishComments.audience);
  // Everybody who is signed in listens, and nobody says anything there.
  rooms.ownSets('wish_', async (_reader, room, uids) =>
    room === wishRoom
      ? new Map(uids.map((uid) => [uid, { role: 'member', join: null, speak: 'request.forbidden' } as const]))
      : null,
  );

  return {
    features: { wishes, wishVotes, wishComments, wishMessages, wishDesk },
    handlers: {
      ...wishRoutes(wishes),
      ...wishVoteRoutes(wishVotes),
      ...wishCommentRoutes(wishComments),
      ...wishMessageRoutes(wishMessages),
      ...wishDeskRoutes(wishDesk),
    },
    start: wishes.start,
  };
}
