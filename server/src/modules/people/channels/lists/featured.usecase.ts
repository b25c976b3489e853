import { nobody, type CallAnswer, type calls } from '@goldbean/contract';
import type { ChannelPorts } from '../channels.ports.ts';
import { findMostFollowed } from './featured.repository.ts';

/** How many teachers stand at the door. */
const featuredMax = 4;
/** Followers are counted at most this often, ms: everybody may ask. */
const cacheMs = 60_000;

type ChannelsFeaturedAnswer = CallAnswer<typeof calls.channels.featured>;

/** G176: who teaches here, for those who are not signed in. Names and pictures only. */
export function createFeatured({
  database,
  clock,
  users,
}: ChannelPorts): () => Promise<ChannelsFeaturedAnswer> {
  let cached: { readonly at: number; readonly answer: Promise<ChannelsFeaturedAnswer> } | undefined;

  async function count(): Promise<ChannelsFeaturedAnswer> {
    const { reader } = database;
    const rows = await findMostFollowed(reader, featuredMax);
    const owners = await users.many(reader, [...new Set(rows.map((row) => row.owner_uid))]);
    return {
      list: rows.map(({ channel_id, name, img, owner_uid, fans }) => {
        const { nickname, img: portrait } = owners.get(owner_uid) ?? nobody(owner_uid);
        return { channel_id, name, img, fans, teacher: { nickname, img: portrait } };
      }),
    };
  }

  return () => {
    const now = clock.now();
    if (cached && Math.abs(now - cached.at) < cacheMs) return cached.answer;
    const asked = { at: now, answer: count() };
    cached = asked;
    asked.answer.catch(() => {
      if (cached === asked) cached = undefined;
    });
    return asked.answer;
  };
}
