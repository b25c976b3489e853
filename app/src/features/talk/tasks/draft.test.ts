import { expect, it } from 'vitest';
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
