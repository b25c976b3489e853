import { agreements, type CallName } from '@goldbean/contract';
import { sql } from 'kysely';
import { seedBalance } from '../seed-balance.ts';
import type { TestServer } from './in-process.ts';
import { people, type LiveRoleFields, type LiveObjects } from './live-roles.ts';

interface LiveCardObject {
  readonly live_id: string;
  readonly channel: { readonly channel_id: string };
}

/** What the calls of live sessions name, made before the first test; the roles are given, and the restrictions are in force. */
export async function makeLiveObjects(testServer: TestServer): Promise<LiveObjects> {
  async function make(
    name: CallName,
    account: string,
    fields: LiveRoleFields,
  ): Promise<Record<string, unknown>> {
    const { code, msg_key: key, data } = await testServer.ask(name, account, fields);
    if (code !== 200) throw new Error(`${name} was refused: ${key}`);
    return data as Record<string, unknown>;
  }
  const uidOf = async (account: string) => String((await make('identity.memberInfo', account, {}))['uid']);
  const cards = async (state: string) =>
    (await make('live.list', people.owner, { state, page: 1, page_size: 20 }))['list'] as LiveCardObject[];
  const needed = <T>(found: T | undefined): T => {
    if (found === undefined) throw new Error('the demo has no such live session');
    return found;
  };

  const onAir = needed((await cards('live'))[0]);
  const { live_id, channel } = onAir;
  const { channel_id } = channel;
  const { owner } = people;
  const { reader } = testServer.app.database;
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

  await sql`INSERT INTO channel_subscription (channel_id, uid, agreement, created_at)
    SELECT ${channel_id}, uid, '1', ${new Date()}::timestamptz FROM member ON CONFLICT DO NOTHING`.execute(
    reader,
  );
  await sql`DELETE FROM channel_subscription
    WHERE channel_id = ${channel_id} AND uid = ${await uidOf(people['refused member'])}`.execute(reader);

  // Nobody is in a fan club.
  for (const table of ['fan_light', 'fan_member', 'group_seat'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(reader);

  const room = `live_${live_id}`;
  const against = { reason: 'noise', live_id };
  await make('messaging.mute', owner, {
    room,
    uid: await uidOf(people['muted member']),
    minutes: 60,
    reason: 'noise',
  });
  const frozen = await uidOf(people['frozen member']);
  await make('moderation.freeze', owner, { ...against, uid: frozen, type: 'permanent' });
  const blocked = await uidOf(people['blocked member']);
  await make('moderation.block', owner, { ...against, uid: blocked, on: 1 });

  const { live } = (await make('streaming.settings', owner, { live_id })) as {
    live: { background_id: string; goods: string[] };
  };
  const plan = {
    name: 'Reading the week',
    introduction: 'What a chart says at the end of a week',
    background: live.background_id,
    course_type: 5,
    ticket_beans: 1,
    start_time: new Date(testServer.app.clock.now() + 86_400_000).toISOString(),
    block_network: 0,
    replay_mode: 'none',
  };
  const planned = await make('streaming.edit', owner, { channel_id, ...plan });

  const bag = (await make('bags.distribution', owner, {
    live_id,
    kind: 1,
    prize: JSON.stringify({ type: 'beans', amount: 1 }),
    winners: 1,
    duration: 1_800,
    request_id: 'bag',
  })) as { bag: { id: string } };
  const packet = (await make('livePackets.createBag', owner, {
    live_id,
    kind: 'ordinary',
    count: 20,
    total: 20,
    request_id: 'packet',
  })) as { bag: { id: string } };
  const rain = (await make('livePackets.startRain', owner, {
    live_id,
    total: 5,
    seconds: 60,
    per_user: 1,
    request_id: 'rain',
  })) as { rain: { id: string } };
  // It falls after the last test.
  await sql`UPDATE red_packet SET starts_at = starts_at + interval '1 hour', expires_at = expires_at + interval '1 hour'
    WHERE packet_id = ${rain.rain.id}`.execute(reader);
  const ask = async (question: string) =>
    (await make('votes.create', owner, {
      live_id,
      question,
      options: '["yes","no"]',
      seconds: 3_600,
      request_id: question,
    })) as { vote: { id: string } };
  const first = await ask('first');
  await make('votes.close', owner, { vote_id: first.vote.id });
  await ask('second');
  const wish = await make('liveWishes.save', owner, { live_id, gift_id: 'applause', target: 5 });

  const { list: sold } = (await make('shop.liveProducts', owner, { live_id })) as {
    list: { id: string; group: object | null }[];
  };
  const bought = await make('shop.joinGroupPurchase', owner, {
    live_id,
    product_id: needed(sold.find(({ group }) => group !== null)).id,
    agree: 1,
    agreement_version: agreements.service.version,
    request_id: 'together',
  });

  // With beans for a ticket, as the others have.
  await seedBalance(
    testServer.app.database,
    testServer.app.modules.money.features.wallet,
    await uidOf(people['refused member']),
    10,
  );

  // Until here everybody could come in.
  const over = needed((await cards('ended')).find((card) => card.channel.channel_id === channel_id)).live_id;
  await sql`UPDATE live SET course_type = 2 WHERE live_id = ANY(${[live_id, over]}::text[])`.execute(reader);

  return {
    live_id,
    room,
    channel_id,
    member: await uidOf('member'),
    over,
    planned: String(planned['live_id']),
    plan,
    elsewhere: needed((await cards('not_started')).find((card) => card.channel.channel_id !== channel_id))
      .live_id,
    bag_id: bag.bag.id,
    packet: packet.bag.id,
    rain_id: rain.rain.id,
    closed_vote: first.vote.id,
    wish: String(wish['id']),
    product_id: live.goods[0] ?? '',
    tuangou_id: String(bought['tuangou_id']),
  };
}
