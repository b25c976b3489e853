import { announcementLimits } from '@goldbean/contract/talk';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as service from './announcements.service.ts';
import { announcementsState as state, emptyAnnouncements } from './announcements.state.ts';
import { beginWriting, changeDraft, saveAnnouncement } from './writing.actions.ts';

vi.mock('./announcements.service.ts');
const server = vi.mocked(service);

beforeEach(() => {
  vi.resetAllMocks();
  Object.assign(state, emptyAnnouncements(), { groupId: '12' });
  beginWriting();
});
const publishes = (text: string): Promise<void> => {
  changeDraft({ text, pictures: [], mustRead: false });
  return saveAnnouncement();
};

describe('V14: what the contract refuses is never sent, and stays to be changed', () => {
  it.each([
    ['nothing', '', 'announcement.empty'],
    ['spaces and lines', ' \n\t ', 'announcement.empty'],
    ['what cannot be seen', '\u200b\u3164', 'announcement.empty'],
    [
      'one character too many',
      '\u{1f600}'.repeat(announcementLimits.announcementCharacters + 1),
      'announcement.too_long',
    ],
  ])('%s', async (_, text, failure) => {
    await publishes(text);
    expect(server.save).not.toHaveBeenCalled();
    expect(state.writing).toMatchObject({ text, failure, isSaving: false });
  });

  it('the longest is sent', async () => {
    const text = '\u{1f600}'.repeat(announcementLimits.announcementCharacters);
    await publishes(text);
    expect(server.save).toHaveBeenCalledWith(expect.objectContaining({ content: text }));
    expect(state.writing).toBeNull();
  });
});
