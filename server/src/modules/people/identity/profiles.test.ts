import { limits } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createIdentityWorld, type IdentityWorld } from './identity.test-world.ts';
import { demoAccounts, type Identity } from './index.ts';

let world: IdentityWorld;
let identity: Identity;
beforeAll(async () => {
  world = await createIdentityWorld();
});
afterAll(() => world.drop());
beforeEach(() => {
  identity = world.build();
});

const refusal = (msgKey: string) => expect.objectContaining({ msgKey });

describe("one's own record", () => {
  test('shows the mobile number in full, rights and settings', async () => {
    expect(await identity.memberInfo('u-teacher')).toMatchObject({
      mobile: '+8613800000001',
      roles: ['member', 'admin'],
      permission: { stream_channels: ['c1', 'c2'], inspect: true, administer: true },
      user_status: 1,
      settings: { theme: null, lang: null, barrage: null },
    });
    expect((await identity.memberInfo('u-member')).permission).toEqual({
      stream_channels: [],
      inspect: false,
      administer: false,
    });
  });

  test('settings are kept one by one', async () => {
    const barrage = { on: false, area: 25, density: 'sparse', opacity: 20 } as const;
    await identity.keepSettings('u-member', { theme: 'red' });
    await identity.keepSettings('u-member', { barrage });
    await identity.keepSettings('u-member', {});
    expect(await identity.keepSettings('u-member', { lang: 'th' })).toEqual({
      theme: 'red',
      lang: 'th',
      barrage,
    });
  });

  test('a profile is changed in the parts given, the portrait by an upload', async () => {
    await identity.editProfile('u-member', { intro: 'learning' });
    const { user } = await identity.editProfile('u-member', { nickname: 'Anh', img: 'f1' });
    expect(user).toMatchObject({ nickname: 'Anh', img: '/file/f1', intro: 'learning' });
    expect(world.taken).toEqual(['u-member:f1']);
    expect(user).not.toHaveProperty('mobile');
  });

  test('others look at it once a day', async () => {
    for (let n = 0; n < 2; n += 1) await identity.profile('u-teacher', 'u-member');
    await identity.profile('u-teacher', 'u-teacher');
    expect(await identity.profile('u-teacher', 'u-member')).toMatchObject({
      visitors: 1,
      stats: { channels: 2 },
    });
    world.clock.advance(86_400_000);
    expect(await identity.profile('u-teacher', 'u-member')).toMatchObject({ visitors: 2 });
    await expect(identity.profile('nobody', 'u-member')).rejects.toEqual(refusal('request.not_found'));
  });

  test('levels', async () => {
    expect(await identity.learningLevel('u-member')).toEqual({
      level: 1,
      name: 'Lv.1',
      progress: 0,
      next: 100,
    });
    await sql`UPDATE member SET learning_points = 300 WHERE uid = 'u-member'`.execute(world.database.reader);
    expect(await identity.learningLevel('u-member')).toMatchObject({ level: 3, progress: 300, next: 600 });
    expect(await identity.memberLevel('u-member')).toMatchObject({ level: 1, benefits: [] });
    await expect(identity.memberLevel('nobody')).rejects.toEqual(refusal('request.not_found'));
  });
});

describe('for other features', () => {
  test('members by uid, unknown ones left out', async () => {
    const reader = world.database.reader;
    expect(await identity.users.one(reader, 'u-teacher')).toEqual({
      uid: 'u-teacher',
      jwcode: 'teacher',
      nickname: 'Ms Lin',
      img: '/p.png',
      level: 1,
    });
    expect(await identity.users.one(reader, 'nobody')).toBeNull();
    const many = await identity.users.many(reader, ['u-member', 'u-teacher', 'nobody', 'u-member']);
    expect([...many.keys()].toSorted()).toEqual(['u-member', 'u-teacher']);
    expect(await identity.users.many(reader, [])).toEqual(new Map());
  });

  test('seeding twice makes one member', async () => {
    const ready = { jwcode: 'twice', nickname: 'T', password: 'goldbean' };
    const made = await world.database.transaction(async (tx) => [
      await identity.createMember(tx, ready),
      await identity.createMember(tx, ready),
    ]);
    expect(made).toEqual([expect.stringMatching(/^\d{19}$/), null]);
  });
});

describe('boot', () => {
  test('names limits and menus; ready accounts in the demo alone', () => {
    const answer = world.build(true).boot();
    expect(answer.limits).toEqual({ ...limits });
    expect(answer.menus).toHaveLength(16);
    expect(answer.menus).toContainEqual({ code: '999999996', name: 'menu.999999996' });
    expect(answer.features.demo_accounts.map(({ account }) => account)).toEqual(
      demoAccounts.map(({ account }) => account),
    );
    expect(answer.features.demo_accounts[0]).toEqual({
      account: 'teacher',
      role: 'teacher',
      password: 'goldbean',
    });
    expect(identity.boot().features.demo_accounts).toEqual([]);
  });
});
