import { expect, it } from 'vitest';
import { session } from '../../../shared/session/index.ts';
import { keepDraft, takeDraft } from './draft.ts';

const upload = { key: 'k', name: 'a.pdf', size: 9, share: 1, fileId: 'f1', failure: '' };

it('E10: what is filled in for a task stays with the tab, with the files that are there, until it is taken', () => {
  keepDraft('t1', { fields: { why: ['so'] }, text: 'three risks' }, [
    upload,
    { ...upload, key: 'l', fileId: '', share: 0.4 },
  ]);
  expect(takeDraft('t2')).toBeNull();
  expect(takeDraft('t1')).toEqual({
    values: { fields: { why: ['so'] }, text: 'three risks' },
    uploads: [upload],
  });
  expect(takeDraft('t1')).toBeNull();
});

it('another member at the same tab finds nothing of it', () => {
  const as = (uid: string) =>
    Object.assign(session, { userBaseInfo: { uid, nickname: '', mobile: '', img: '', jwcode: '' } });
  as('first');
  keepDraft('t1', { fields: {}, text: 'three risks' }, []);
  as('second');
  expect(takeDraft('t1')).toBeNull();
  as('first');
  expect(takeDraft('t1')).toMatchObject({ values: { text: 'three risks' } });
  session.userBaseInfo = null;
});
