import type { App } from '../app.ts';
import { day, malay, member2, reader, recorder, tea, teacher, thai, walker } from './academy.ts';
import { uid } from './demo-uid.ts';
import type { DemoWish } from './demo-wish.ts';
import { backgrounds } from './pictures.ts';
import { wishesAbroad } from './wishes-abroad.ts';
import { wishesSoutheast } from './wishes-southeast.ts';
import { wishes } from './wishes.ts';

/** The product head and the administrator of the demo. */
const head = uid(5);
const admin = uid(6);
const hour = day / 24;
/** Who votes; the accounts of the list can vote for all that are open. */
const voters = [member2, recorder, reader, walker, tea, thai, malay];

/** So many members from a place on, the first after the last. */
const votersOf = (place: number, count: number): readonly string[] =>
  voters.map((_, at) => voters[(place + at) % voters.length] ?? '').slice(0, count);

/** The wish pool of the demo, unless it is there: by the calls that members and the product head make. */
export async function fillWishes(app: App): Promise<void> {
  const { features } = app.modules.wishes;
  const now = app.clock.now();
  const somebody = { uid: teacher, roles: [] };
  const before = await features.wishes.list(somebody, {
    tab: 'recent',
    status: 7,
    product: null,
    kind: 0,
    q: '',
    page: 1,
    page_size: 1,
  });
  if (before.total > 0) return;
  const all = [...wishes, ...wishesAbroad, ...wishesSoutheast];
  const drawn = new Map<string, Buffer>();
  for (const name of new Set(all.flatMap(({ pictures = [] }) => pictures)))
    drawn.set(name, await backgrounds[name]());
  const made = new Map<string, string>();
  for (const [place, wish] of all.entries()) {
    const wishId = await importWish(app, { wish, place, now, drawn });
    made.set(wish.title, wishId);
    const into = wish.mergedInto && made.get(wish.mergedInto[0]);
    await handleWish(app, { wish, wishId, requestId: `demo-wish-${place}`, now, into });
  }
}

interface ImportedWish {
  readonly wish: DemoWish;
  /** Among all wishes of the demo. */
  readonly place: number;
  /** UTC ms. */
  readonly now: number;
  /** Pictures by their names. */
  readonly drawn: ReadonlyMap<string, Buffer>;
}

/** A wish with its pictures, comments and free votes, in one transaction: the start stays quick. @returns its id */
async function importWish(app: App, { wish, place, now, drawn }: ImportedWish): Promise<string> {
  const { wishes: pool, wishVotes, wishComments } = app.modules.wishes.features;
  const { files } = app.modules.people.features;
  const { by, daysAgo, title, description, product, kind } = wish;
  const at = now - daysAgo * day;
  return app.database.transaction(async (tx) => {
    const pictures = [];
    for (const name of wish.pictures ?? []) {
      const content = drawn.get(name) ?? Buffer.alloc(0);
      pictures.push(await files.adopt(tx, by, 'wish', content, `${name}.webp`));
    }
    const wishId = await pool.import(tx, { uid: by, title, description, product, kind, pictures, at });
    for (const [more, [who, text]] of (wish.comments ?? []).entries())
      await wishComments.import(tx, { wishId, uid: who, by: admin, text, at: at + (more + 1) * hour });
    for (const who of votersOf(place, wish.votes)) await wishVotes.giveFor(tx, wishId, who);
    return wishId;
  });
}

interface HandledDemoWish {
  readonly wish: DemoWish;
  readonly wishId: string;
  readonly requestId: string;
  /** UTC ms. */
  readonly now: number;
  /** The wish that takes its votes. */
  readonly into: string | undefined;
}

/** What members and the product head did with a wish by calls. */
async function handleWish(
  app: App,
  { wish, wishId: wish_id, requestId, now, into }: HandledDemoWish,
): Promise<void> {
  const { wishVotes, wishComments, wishDesk } = app.modules.wishes.features;
  const once = (actor: string, call: string, more = '') => ({
    actor,
    call,
    requestId: `${requestId}${more}`,
    bodyHash: 'demo',
  });
  const as = (who: string) => ({ uid: who, roles: [] });
  const desk = { uid: head, roles: ['product_head'] } as const;
  for (const [who, pack] of wish.packs ?? [])
    await wishVotes.buy(as(who), { wish_id, pack, request_id: requestId }, once(who, 'G037'));
  const commentIds: string[] = [];
  for (const [place, { by, text, answers, rejected, likedBy = [] }] of (wish.talk ?? []).entries()) {
    const reply_to = answers === undefined ? undefined : commentIds[answers];
    const given = { wish_id, text, ...(reply_to !== undefined && { reply_to }) };
    const { id } = await wishComments.add(as(by), given, once(by, 'G044', `-talk-${place}`));
    commentIds.push(id);
    const verdict = { comment_id: id, passes: rejected === undefined, reason: rejected ?? '' };
    await wishComments.judge(desk, verdict, once(head, 'G407', `-talk-${place}`));
    for (const who of likedBy)
      await wishComments.like(as(who), { comment_id: id, on: true }, once(who, 'G405', `-talk-${place}`));
  }
  if (wish.waiting) {
    const [who, text] = wish.waiting;
    await wishComments.add(as(who), { wish_id, text }, once(who, 'G044'));
  }
  for (const [more, [status, reason]] of (wish.moves ?? []).entries())
    if (status === 6) await wishDesk.complete(desk, { wish_id, note: reason }, once(head, 'G039'));
    else {
      const isFirst = more === 0 && wish.expectedIn !== undefined;
      const expected = isFirst ? { expected_date: now + (wish.expectedIn ?? 0) * day } : {};
      await wishDesk.move(desk, { wish_id, status, reason, ...expected }, once(head, 'G038', `-${more}`));
    }
  if (wish.answer !== undefined)
    await wishDesk.answer(desk, { wish_id, text: wish.answer }, once(head, 'G042'));
  if (wish.isPinned) await wishDesk.pin(desk, { wish_id, on: true }, once(head, 'G040'));
  if (wish.reward !== undefined)
    await wishDesk.reward(desk, { wish_id, beans: wish.reward, request_id: requestId }, once(head, 'G411'));
  if (into !== undefined) {
    const reason = wish.mergedInto?.[1] ?? '';
    await wishDesk.merge(desk, { from_id: wish_id, to_id: into, reason }, once(head, 'G041'));
  }
}
