import type { ClassAnnouncement } from '@goldbean/contract/talk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileAddresses } from '../../../shared/files/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { closeSentOn, openAnnouncement, openAnnouncements } from './announcements.actions.ts';
import * as service from './announcements.service.ts';
import { announcementsState as state, type SentOn } from './announcements.state.ts';

vi.mock('./announcements.service.ts');
vi.mock('../../../shared/files/index.ts', () => ({ fileAddresses: { need: vi.fn() } }));
vi.mock('../../../shared/notices/index.ts', () => ({ notifyError: vi.fn() }));
const server = vi.mocked(service);

const sentOn: SentOn = { id: 'a1', content: 'read this', pics: ['p1', 'p2'], by: 'Mei', at: 7 };
const announcement: ClassAnnouncement = {
  id: 'a1',
  message_id: 'm1',
  content: 'read this now',
  pics: ['p3'],
  must_read: true,
  version: 2,
  author: { uid: '9', nickname: 'Chen', img: '' },
  created: '',
  created_ts: 1,
  edited: null,
  edited_ts: null,
  editor: null,
  is_read: false,
  read: null,
  reminded_ts: null,
};
let close: (() => void) | undefined;
const openClass = () => {
  close = openAnnouncements('class_1', '1');
};

beforeEach(() => {
  vi.resetAllMocks();
  server.list.mockResolvedValue({
    list: [],
    total: 0,
    page: 1,
    page_size: 20,
    may_manage: false,
    waiting: null,
  });
});
afterEach(() => {
  close?.();
  close = undefined;
  closeSentOn();
});

describe('D37: the card of an announcement', () => {
  it('of the class on screen opens the announcement as it stands now', async () => {
    openClass();
    server.find.mockResolvedValue(announcement);
    await openAnnouncement('a1', sentOn);
    expect(state).toMatchObject({ reading: announcement, sentOn: null });
  });

  it('that was sent on from another class opens with its own words and pictures', async () => {
    openClass();
    server.find.mockResolvedValue(undefined);
    await openAnnouncement('a1', sentOn);
    expect(state).toMatchObject({ reading: null, sentOn });
    expect(fileAddresses.need).toHaveBeenLastCalledWith(['p1', 'p2']);
    expect(notifyError).not.toHaveBeenCalled();
  });

  it('in a conversation of two asks no class', async () => {
    await openAnnouncement('a1', sentOn);
    expect(state.sentOn).toEqual(sentOn);
    expect(server.find).not.toHaveBeenCalled();
  });

  it('one of the list that is gone is said to be', async () => {
    openClass();
    server.find.mockResolvedValue(undefined);
    await openAnnouncement('a1');
    expect(state.sentOn).toBeNull();
    expect(notifyError).toHaveBeenCalledOnce();
  });
});
