import { expect, it } from 'vitest';
import { keepDraft, takeDraft } from './drafts.ts';

it('V05: gives back what was kept, once, to the form it belongs to', () => {
  keepDraft('barrage 7', 'look at the volume');
  keepDraft('barrage 8', 'another room');
  expect(takeDraft('barrage 7')).toBe('look at the volume');
  expect(takeDraft('barrage 7')).toBe('');
  expect(takeDraft('barrage 8')).toBe('another room');
});

it('keeps nothing when there is nothing', () => {
  keepDraft('barrage 7', 'half a');
  keepDraft('barrage 7', '');
  expect(takeDraft('barrage 7')).toBe('');
});
