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

  startRoomDrafts();
  session.token = 'somebody else';
  await vi.waitFor(() => expect(roomDrafts.of).toEqual({}));
  expect(stores.device.getItem('chatDrafts')).toBeNull();
});
