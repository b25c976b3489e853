import { expect, it, vi } from 'vitest';
import { session, stores } from '../session/index.ts';

it('S17: a draft outlives a reload, and is gone with who wrote it', async () => {
  const { keepRoomDraft, roomDrafts, startRoomDrafts } = await import('./room-drafts.ts');
  keepRoomDraft('class_1', 'half a sent');
  keepRoomDraft('class_2', 'sent soon');
  keepRoomDraft('class_2', '  ');
  vi.resetModules();
  vi.doMock('../session/index.ts', () => ({ session, stores }));
  const again = await import('./room-drafts.ts');
  expect(again.roomDrafts.of).toEqual({ class_1: 'half a sent' });

  startRoomDrafts(new EventTarget());
  session.token = 'somebody else';
  await vi.waitFor(() => expect(roomDrafts.of).toEqual({}));
  expect(stores.device.getItem('chatDrafts')).toBeNull();
});

it('two tabs keep what each has written, and a sent text does not come back', async () => {
  vi.resetModules();
  vi.doMock('../session/index.ts', () => ({ session, stores }));
  const one = await import('./room-drafts.ts');
  vi.resetModules();
  const other = await import('./room-drafts.ts');
  const events = new EventTarget();
  other.startRoomDrafts(events);
  const told = () => events.dispatchEvent(Object.assign(new Event('storage'), { key: 'chatDrafts' }));

  one.keepRoomDraft('class_1', 'of the first');
  other.keepRoomDraft('class_2', 'of the second');
  one.keepRoomDraft('class_3', 'sent soon');
  told();
  expect(other.roomDrafts.of).toEqual({
    class_1: 'of the first',
    class_2: 'of the second',
    class_3: 'sent soon',
  });
  one.keepRoomDraft('class_3', '');
  other.keepRoomDraft('class_2', 'of the second, longer');
  one.keepRoomDraft('class_1', 'of the first');
  expect(one.roomDrafts.of).toEqual({ class_1: 'of the first', class_2: 'of the second, longer' });
});

it('E05: so does who is named in it, until the draft says something else', async () => {
  vi.resetModules();
  const { keepRoomDraft } = await import('./room-drafts.ts');
  const named = [{ uid: '2', nickname: 'Mei', at: 7 }];
  keepRoomDraft('class_1', 'I call @Mei', named);
  keepRoomDraft('class_2', 'I call @Mei', named);
  keepRoomDraft('class_2', 'I call Mei');
  keepRoomDraft('class_3', 'I call @Mei', named);
  keepRoomDraft('class_3', '');
  vi.resetModules();
  const again = await import('./room-drafts.ts');
  expect(again.roomDrafts.named).toEqual({ class_1: named });
});
