import { expect, it } from 'vitest';
import { versionsOf } from './versions.ts';

it('X01: a key has its text in all six languages', async () => {
  const versions = await versionsOf('actions:cancel');
  expect(versions.map(({ language }) => language)).toEqual(['zh_CN', 'zh_HK', 'en', 'ms', 'th', 'vi']);
  expect(versions.find(({ language }) => language === 'en')?.forms).toEqual([{ form: '', text: 'Cancel' }]);
});

it('X01: a plural has each of its forms', async () => {
  const versions = await versionsOf('live-room:watching');
  expect(versions.find(({ language }) => language === 'en')?.forms.map(({ form }) => form)).toEqual([
    'one',
    'other',
  ]);
  expect(versions.find(({ language }) => language === 'zh_CN')?.forms).not.toEqual([]);
});

it('a key that no language has, has no forms', async () => {
  expect((await versionsOf('actions:none.such')).every(({ forms }) => forms.length === 0)).toBe(true);
});
