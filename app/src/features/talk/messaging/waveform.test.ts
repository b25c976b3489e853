import { expect, it } from 'vitest';
import { waveformOf } from './waveform.ts';

it.each([
  ['nothing', [], []],
  ['fewer than bars', [0, 0.5, 1], [0, 50, 100]],
  ['more than bars, the loudest of each', [0, 0.2, 0.9, 0.1, 0.3, 0.3, 1, 0], [20, 90, 30, 100]],
])('%s', (_what, levels, expected) => expect(waveformOf(levels, 4)).toEqual(expected));
