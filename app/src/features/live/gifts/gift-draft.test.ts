import { expect, it } from 'vitest';
import { session, stores } from '../../../shared/session/index.ts';
import { keepBarrageDraft, keepGiftDraft, takeDrafts } from './gift-draft.ts';

const none = {};

it('V05: both forms of a live session come back, once, and to that live session only', () => {
  keepBarrageDraft('7', 'look at the volume');
  keepGiftDraft('7', { giftId: 'rocket', count: 66 });
  expect(takeDrafts('8')).toEqual(none);
  expect(takeDrafts('7')).toEqual({
    barrageDraft: 'look at the volume',
    giftDraft: { giftId: 'rocket', count: 66 },
  });
  expect(takeDrafts('7')).toEqual(none);
});

it.each(['{', '{"giftId":"rocket","count":0}', '[]'])('what cannot be read is no draft: %s', (kept) => {
  stores.tab.setItem('draft gift  7', kept);
  expect(takeDrafts('7')).toEqual(none);
});

it('another member at the same tab finds nothing of them', () => {
  const as = (uid: string) =>
    Object.assign(session, { userBaseInfo: { uid, nickname: '', mobile: '', img: '', jwcode: '' } });
  as('first');
  keepBarrageDraft('7', 'look at the volume');
  as('second');
  expect(takeDrafts('7')).toEqual(none);
  as('first');
  expect(takeDrafts('7')).toEqual({ barrageDraft: 'look at the volume' });
  session.userBaseInfo = null;
});
