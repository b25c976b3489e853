import { expect, it } from 'vitest';
import { codecName } from './codec-name.ts';

it.each([
  ['avc1.4d401f', 'H.264'],
  ['hvc1', 'HEVC'],
  ['flv-7', 'flv-7'],
  ['', ''],
])('S36: %j is called %j in the console', (codec, name) => expect(codecName(codec)).toBe(name));
