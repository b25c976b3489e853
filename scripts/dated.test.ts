import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { edges, momentOfRun } from './moment.ts';

test('a file begins at the moment of the run, and time passes from there', async () => {
  const since = Date.now() - momentOfRun();
  expect(since).toBeGreaterThanOrEqual(0);
  expect(since).toBeLessThan(performance.now());
  expect(new Date().getTime() - momentOfRun()).toBeGreaterThanOrEqual(since);
  expect(new Date(Date()).getUTCFullYear()).toBe(new Date(momentOfRun()).getUTCFullYear());
  // A date of Node's own is a Date.
  expect((await stat(import.meta.filename)).mtime).toBeInstanceOf(Date);
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  expect(new (class extends Date {})(0).getTime()).toBe(0);
});

test('edges are moments', () => {
  expect(edges.map((edge) => Number.isNaN(Date.parse(edge)))).toEqual(edges.map(() => false));
});
