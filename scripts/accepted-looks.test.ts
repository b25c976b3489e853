import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readAccepted, withPicture, writeAccepted, type AcceptedLooks } from './accepted-looks.ts';

test('what is written is read again: measured looks, and those that take turns', () => {
  const root = mkdtempSync(join(tmpdir(), 'goldbean-looks-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'visual-tests'));
  const looks: AcceptedLooks = new Map([
    ['measured', { inputs: 'i1', pictures: [] }],
    ['steady', { inputs: 'i2', pictures: ['p1'] }],
    ['turns', { inputs: 'i3', pictures: ['p2', 'p1'] }],
  ]);
  writeAccepted(root, '156', looks);
  expect(readAccepted(root)).toEqual({ chromium: '156', looks });
});

test('the latest four pictures of a look are remembered', () => {
  expect(withPicture([], 'a')).toEqual(['a']);
  expect(withPicture(['b', 'a'], 'a')).toEqual(['b', 'a']);
  expect(withPicture(['d', 'c', 'b', 'a'], 'e')).toEqual(['e', 'd', 'c', 'b']);
});
