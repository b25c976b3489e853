import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type House } from './in-process.ts';
import {
  matrix,
  moderationCalls,
  people,
  roles,
  type Entry,
  type ModerationCall,
  type Objects,
  type Role,
} from './moderation-matrix.ts';

/*
 * P04, P05: every call that keeps order in live rooms, by everybody: it is answered to whom domain 3.1 lets, refused to the
 * others, and what is refused stores nothing. A call without an entry does not compile.
 */
let house: House;
let objects: Objects;
const uidOf = async (account: string): Promise<string> =>
  ((await house.ask('identity.memberInfo', account, {})).data as { uid: string }).uid;

beforeAll(async () => {
  house = await openHouse();
  const { data } = await house.ask('live.list', 'member', { state: 'live' });
  const [live] = (data as { list: { live_id: string; channel: { channel_id: string } }[] }).list;
  if (!live) throw new Error('nothing is on air');
  const { channel_id } = live.channel;
  objects = { live_id: live.live_id, channel_id, member: await uidOf('member') };
  const { reader } = house.app.database;
  // No call appoints them.
  for (const [role, account] of [
    ['streamer', people.streamer],
    ['live_admin', people['live admin']],
  ] as const)
    await sql`INSERT INTO channel_staff (channel_id, uid, role)
      VALUES (${channel_id}, ${await uidOf(account)}, ${role})`.execute(reader);
  for (const [role, account] of [
    ['class_monitor', people['class monitor']],
    ['class_committee', people['class committee']],
  ] as const)
    await sql`UPDATE group_member SET role = ${role} WHERE uid = ${await uidOf(account)}`.execute(reader);
}, 120_000);
afterAll(() => house.close());

/** All that is stored of it, and what is about to be told. */
async function stored() {
  const { rows } = await sql`SELECT (SELECT count(*) FROM moderation_action) AS acts,
    (SELECT count(*) FROM moderation_action WHERE ended_at IS NULL) AS standing,
    (SELECT count(*) FROM ban_extension) AS longer, (SELECT count(*) FROM notice) AS notices,
    (SELECT count(*) FROM live WHERE state = 'stopped') AS stopped`.execute(house.app.database.reader);
  return rows[0];
}
/** What an act leaves would refuse the next. */
afterEach(async () => {
  await sql`UPDATE moderation_action SET ended_at = now() WHERE ended_at IS NULL`.execute(
    house.app.database.reader,
  );
});

/** They name a ban, and there is none of that id. */
const ofBans: readonly ModerationCall[] = ['moderation.decideBan', 'moderation.liftBan'];
const entries = Object.entries(matrix) as [ModerationCall, Entry][];
/** A freeze that can be ended, and nothing else. */
async function prepare(name: ModerationCall): Promise<void> {
  if (name !== 'moderation.unfreeze') return;
  const { live_id, member: uid } = objects;
  const made = await house.ask('moderation.freeze', people.owner, { live_id, uid, type: 3, reason: 'noise' });
  expect(made.msg_key).toBe('');
}

describe.each(roles)('P04, P05: %s', (role: Role) => {
  const account = people[role];
  test.each(entries)('%s', async (name, { may, input }) => {
    await prepare(name);
    const before = await stored();
    const answer = await house.ask(name, account, input(objects));
    if (!may.includes(role)) {
      expect([answer.code, answer.msg_key]).toEqual([403, 'request.forbidden']);
      expect(await stored()).toEqual(before);
    } else if (ofBans.includes(name)) expect(answer.msg_key).toBe('request.not_found');
    else expect(answer.msg_key).toBe('');
  });

  test('moderation.warn of the streamer', async () => {
    const { live_id } = objects;
    const answer = await house.ask('moderation.warn', account, { live_id, reason: 'advice' });
    const may = ['live admin', 'inspector', 'administrator'].includes(role);
    expect(answer.msg_key).toBe(may ? '' : 'request.forbidden');
    if (!may) return;
    const { warning_id } = answer.data as { warning_id: string };
    for (const other of roles) {
      const read = await house.ask('moderation.acknowledge', people[other], { warning_id });
      const isTheirs = ['owner', 'streamer'].includes(other);
      expect([other, read.msg_key]).toEqual([other, isTheirs ? '' : 'request.forbidden']);
    }
  });

  test.each(roles)('acts on no peer and no superior: %s', async (other) => {
    const rank: Partial<Record<Role, number>> = {
      'live admin': 1,
      streamer: 2,
      owner: 3,
      inspector: 4,
      administrator: 5,
    };
    const { live_id } = objects;
    const fields = { live_id, uid: await uidOf(people[other]), type: 3, on: 1, reason: 'noise' };
    for (const name of ['moderation.freeze', 'moderation.block'] as const) {
      const may = matrix[name].may.includes(role) && (rank[role] ?? 0) > (rank[other] ?? 0);
      expect([name, (await house.ask(name, account, fields)).msg_key]).toEqual([
        name,
        may ? '' : 'request.forbidden',
      ]);
    }
  });
});

test.each(Object.keys(moderationCalls) as ModerationCall[])(
  'P04: a visitor has to sign in for %s',
  async (name) => {
    expect((await house.ask(name, null, {})).code).toBe(401);
  },
);
