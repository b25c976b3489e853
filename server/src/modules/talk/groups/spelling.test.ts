import { expect, test } from 'vitest';
import { spelling } from './spelling.domain.ts';

test.each([
  ['趋势一班', 'qushiyiban qsyb'],
  ['王芳 Class 2', 'wangfang class 2 wf class 2'],
  ['Value investing', ''],
  ['', ''],
])('F: the pinyin of "%s"', (name, spelled) => {
  expect(spelling(name)).toBe(spelled);
  expect(spelling(name)).toBe(spelled);
});
