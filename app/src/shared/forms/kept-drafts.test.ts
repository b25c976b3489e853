import { expect, it } from 'vitest';
import { z } from 'zod';
import { stores } from '../session/index.ts';
import { createKeptDrafts } from './kept-drafts.ts';

const drafts = createKeptDrafts('barrage', z.object({ text: z.string().min(1) }));

it('V05: gives back what was kept, once, to the form it belongs to', () => {
  drafts.keep('7', { text: 'look at the volume' });
  drafts.keep('8', { text: 'another room' });
  expect(createKeptDrafts('gift', z.unknown()).take('7')).toBeNull();
  expect(drafts.take('7')).toEqual({ text: 'look at the volume' });
  expect(drafts.take('7')).toBeNull();
  expect(drafts.take('8')).toEqual({ text: 'another room' });
});

it('keeps nothing when there is nothing', () => {
  drafts.keep('7', { text: 'half a' });
  drafts.keep('7', { text: '' });
  expect(drafts.take('7')).toBeNull();
});

it.each(['{', '"text"', '{"text":7}'])('what cannot be read is nothing: %s', (kept) => {
  stores.tab.setItem('draft barrage 7', kept);
  expect(drafts.take('7')).toBeNull();
});
