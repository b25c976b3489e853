import { limits } from '@goldbean/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createIdentityFixture, type IdentityFixture } from './identity.test-fixture.ts';
import { demoAccounts, type Identity } from './index.ts';

let fixture: IdentityFixture;
let identity: Identity;
beforeAll(async () => {
  fixture = await createIdentityFixture();
});
afterAll(() => fixture.drop());
beforeEach(() => {
  identity = fixture.build();
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

  test('settings are stored one by one', async () => {
    const barrage = {
      ...({ on: false, area: 25, density: 'sparse', opacity: 20, speed: 'fast', size: 'large' } as const),
      text: true,
      words: ['buy now'],
      hidden: [{ uid: 'u-2', nickname: 'Loud' }],
    };
    await identity.keepSettings('u-member', { theme: 'red' });
    await identity.keepSettings('u-member', { barrage });
    await identity.keepSettings('u-member', {});
    expect(await identity.keepSettings('u-member', { lang: 'th' })).toEqual({
      theme: 'red',
      lang: 'th',
      barrage,
    });
  });

  test('G214: who hides in ranks is hidden, they alone, until they are named again; E29', async () => {
    const hidden = () =>
      identity.users.hiddenInRanks(fixture.database.reader, ['u-member', 'u-teacher', 'nobody']);
    expect(await hidden()).toEqual(new Set());
    expect(await identity.hideInRanks('u-member', { hidden: true })).toEqual({ hidden: true });
    expect(await identity.hideInRanks('u-member', { hidden: true })).toEqual({ hidden: true });
    expect(await hidden()).toEqual(new Set(['u-member']));
    expect(await identity.users.hiddenInRanks(fixture.database.reader, ['u-teacher'])).toEqual(new Set());
    await identity.keepSettings('u-member', { theme: 'red' });
    expect(await hidden()).toEqual(new Set(['u-member']));
    expect(await identity.hideInRanks('u-member', { hidden: false })).toEqual({ hidden: false });
    expect(await hidden()).toEqual(new Set());
  });

  test('G171: members are found by their name or number, by those who run live sessions', async () => {
    await fixture.database.transaction((tx) =>
      identity.changeProfile(tx, 'u-member', { nickname: '100% Anh_Thu' }),
    );
    const teacher = { uid: 'u-teacher', roles: ['member'] };
    const found = async (q: string) => (await identity.search(teacher, { q })).list.map(({ uid }) => uid);
    expect(await found('anh_')).toEqual(['u-member']);
    expect(await found('100%')).toEqual(['u-member']);
    expect(await found('1%A')).toEqual([]);
    for (const [nickname, query] of [
      ['Nguyễn Đặng', 'dang nguyen'],
      ['NGUYỄN', 'nguyễn'.normalize('NFD')],
      ['吕芳', 'lvf'],
      ['ＶＩＰ Anh', 'vip'],
    ] as const) {
      await fixture.database.transaction((tx) => identity.changeProfile(tx, 'u-member', { nickname }));
      expect(await found(query), query).toEqual(['u-member']);
    }
    const { jwcode } = await identity.memberInfo('u-member');
    expect(await found(jwcode.toUpperCase())).toContain('u-member');
    await expect(identity.search({ uid: 'u-member', roles: ['member'] }, { q: 'a' })).rejects.toEqual(
      refusal('request.forbidden'),
    );
  });

  test('levels', async () => {
    // Nothing is answered that is the same for everybody.
    expect(await identity.learningLevel('u-member')).toEqual({
      level: null,
      name: null,
      progress: null,
      next: null,
    });
    await sql`UPDATE member SET learning_points = 300 WHERE uid = 'u-member'`.execute(
      fixture.database.reader,
    );
    expect(await identity.learningLevel('u-member')).toMatchObject({ level: 3, progress: 300, next: 600 });
    expect(await identity.memberLevel('u-member')).toEqual({
      level: null,
      name: null,
      icon: null,
      benefits: null,
    });
    await fixture.database.transaction((tx) => identity.raiseLevel(tx, 'u-member', 2));
    expect(await identity.memberLevel('u-member')).toEqual({
      level: 2,
      name: 'Lv.2',
      icon: 'level-2',
      benefits: ['badge 2'],
    });
    await expect(fixture.database.transaction((tx) => identity.raiseLevel(tx, 'nobody', 2))).rejects.toEqual(
      refusal('request.not_found'),
    );
    await expect(identity.memberLevel('nobody')).rejects.toEqual(refusal('request.not_found'));
  });
});

describe('for other features', () => {
  test('what a profile shows is changed in the parts given, and names no mobile number', async () => {
    const change = (given: object) =>
      fixture.database.transaction((tx) => identity.changeProfile(tx, 'u-teacher', given));
    await change({ intro: 'learning' });
    await change({});
    const known = await identity.users.profiled(fixture.database.reader, ['u-teacher', 'nobody']);
    expect([...known.values()]).toEqual([
      { uid: 'u-teacher', jwcode: 'teacher', nickname: 'Ms Lin', img: '/p.png', level: 1, intro: 'learning' },
    ]);
    expect(await change({})).not.toHaveProperty('mobile');
    await expect(change.bind(null, {})()).resolves.toMatchObject({ intro: 'learning' });
  });

  test('members by uid, unknown ones left out', async () => {
    const reader = fixture.database.reader;
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
    const made = await fixture.database.transaction(async (tx) => [
      await identity.createMember(tx, ready),
      await identity.createMember(tx, ready),
    ]);
    expect(made).toEqual([expect.stringMatching(/^\d{19}$/), null]);
  });
});

describe('boot', () => {
  test('names limits and menus; ready accounts in the demo alone', () => {
    const answer = fixture.build(true).boot();
    expect(answer.limits).toEqual({ ...limits });
    // S42: the sixteen codes in the order of the specification's table.
    expect(answer.menus.map(({ code }) => code).join(' ')).toBe(
      '999999995 999999993 999999992 999999994 999999996 999999998 999999997 999999999 ' +
        '999999100 999999104 999999105 999999106 999999111 999991005 999991006 999991007',
    );
    expect(answer.menus).toContainEqual({ code: '999999996', name: 'menu.999999996' });
    expect(answer.features.demo_accounts.map(({ account }) => account)).toEqual(
      demoAccounts.map(({ account }) => account),
    );
    // P11: their desk handles the wishes.
    expect(answer.features.demo_accounts).toContainEqual({
      account: 'producthead',
      role: 'product_head',
      password: 'goldbean',
    });
    expect(answer.features.demo_accounts[0]).toEqual({
      account: 'teacher',
      role: 'teacher',
      password: 'goldbean',
    });
    expect(identity.boot().features.demo_accounts).toEqual([]);
  });
});
