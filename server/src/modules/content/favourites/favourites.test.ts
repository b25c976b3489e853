import { favouriteLimits } from '@goldbean/contract';
import { afterAll, expect, test } from 'vitest';
import { createManualClock, createTestDatabase } from '../../../../test/test-database.ts';
import { createIdempotency, type IdempotencyKey } from '../../../platform/idempotency.ts';
import { createIds } from '../../../platform/ids.ts';
import { createFavourites } from './index.ts';

const testDatabase = await createTestDatabase({ standIns: ['member'] });
const clock = createManualClock();
const favourites = createFavourites({
  database: testDatabase.database,
  clock,
  ids: createIds(clock, 1),
  idempotency: createIdempotency(clock),
  furtherLetters: false,
});
favourites.type('channel', {
  cards: async (_reader, _uid, ids) =>
    new Map(ids.filter((id) => id.startsWith('c')).map((id) => [id, { title: id, img: '', by: '' }])),
});
afterAll(() => testDatabase.drop());

const intent = (call: string, requestId?: string): IdempotencyKey => ({
  actor: 'm',
  call,
  requestId,
  bodyHash: '',
});
const foldersOf = async (uid: string) => (await favourites.folders(uid)).list;
const save = (uid: string, given: object, requestId?: string) =>
  favourites.save(uid, given, intent('G064', requestId));
const keep = (uid: string, id: string, folder_id?: string) =>
  favourites.add(uid, { type: 'channel', id, folder_id });
const refused = (msgKey: string) => expect.objectContaining({ msgKey });
const itemsIn = async (uid: string, folder_id: string) =>
  (await favourites.list(uid, { folder_id, page: 1, page_size: 20 })).list.map(({ id }) => id);

test('E20: exactly one folder is the default, from the first look on and whoever comes at once', async () => {
  await Promise.all([foldersOf('m1'), keep('m1', 'c1'), foldersOf('m1')]);
  const [first] = await foldersOf('m1');
  expect(await foldersOf('m1')).toEqual([{ id: first?.id, title: '', is_default: true, items: 1 }]);
  const { id } = await save('m1', { title: '均线', is_default: true });
  expect((await foldersOf('m1')).map(({ title, is_default }) => [title, is_default])).toEqual([
    ['均线', true],
    ['', false],
  ]);
  await expect(save('m1', { id, is_default: false })).rejects.toEqual(refused('favourite.default_stays'));
  await expect(favourites.remove('m1', { id }, intent('G065'))).rejects.toEqual(
    refused('favourite.default_stays'),
  );
});

test('S44: deleting a folder moves what lies in it, or keeps it no longer', async () => {
  const [home] = await foldersOf('m2');
  const a = (await save('m2', { title: 'A' })).id;
  const b = (await save('m2', { title: 'B' })).id;
  await keep('m2', 'c1', a);
  clock.advance(1);
  await keep('m2', 'c2', a);
  clock.advance(1);
  expect(await keep('m2', 'c2')).toEqual({ folder_id: a });
  await favourites.remove('m2', { id: a, move_to: b }, intent('G065'));
  expect(await itemsIn('m2', b)).toEqual(['c2', 'c1']);
  expect(await keep('m2', 'c1', home?.id)).toEqual({ folder_id: home?.id });
  await favourites.remove('m2', { id: b }, intent('G065'));
  expect(await favourites.among('m2', { type: 'channel', ids: ['c1', 'c2'] })).toEqual({ ids: ['c1'] });
  await favourites.del('m2', { type: 'channel', id: 'c1' });
  expect(await itemsIn('m2', home?.id ?? '')).toEqual([]);
});

test('S44: a folder is made once for one request, and neither another member nor a thing that is none gets in', async () => {
  const once = await Promise.all([save('m3', { title: 'C' }, 'r'), save('m3', { title: 'C' }, 'r')]);
  expect(once[0]).toEqual(once[1]);
  const { id } = once[0];
  for (const act of [
    () => save('m4', { id, title: 'D' }),
    () => favourites.remove('m4', { id }, intent('G065')),
    () => keep('m4', 'c1', id),
    () => favourites.list('m4', { folder_id: id, page: 1, page_size: 20 }),
  ])
    await expect(act()).rejects.toEqual(refused('favourite.folder_missing'));
  await expect(keep('m3', 'x')).rejects.toEqual(refused('request.not_found'));
  await expect(favourites.add('m3', { type: 'live', id: 'c1' })).rejects.toEqual(
    refused('request.not_found'),
  );
  for (let n = 2; n < favouriteLimits.favouriteFolders; n += 1) await save('m3', { title: `N${n}` });
  await expect(save('m3', { title: 'one' })).rejects.toEqual(refused('favourite.folders_full'));
});
