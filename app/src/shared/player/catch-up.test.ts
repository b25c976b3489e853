import { describe, expect, it } from 'vitest';
import { behind, catchUp, landBehind, type Position } from './catch-up.ts';

const at = (time: number, ...buffered: [number, number][]): Position => ({
  time,
  buffered: buffered.map(([start, end]) => ({ start, end })),
});

describe('S35: staying live', () => {
  it('leaves a picture alone that is close to now', () => {
    expect(catchUp(at(9, [0, 10]), 1)).toEqual({ rate: 1 });
  });

  it('hurries a little when some seconds behind, until it is close, without fluttering', () => {
    expect(catchUp(at(7, [0, 10]), 1)).toEqual({ rate: 1.05 });
    expect(catchUp(at(8.6, [0, 10]), 1.05)).toEqual({ rate: 1.05 });
    expect(catchUp(at(8.6, [0, 10]), 1)).toEqual({ rate: 1 });
    expect(catchUp(at(9.1, [0, 10]), 1.05)).toEqual({ rate: 1 });
  });

  it('jumps when more than 6 s behind, into what has arrived', () => {
    expect(catchUp(at(2, [0, 10]), 1)).toEqual({ rate: 1, jumpTo: 10 - landBehind });
    expect(catchUp(at(2, [0, 3], [9.5, 10]), 1.05)).toEqual({ rate: 1, jumpTo: 9.5 });
  });

  it('jumps sooner when it has only just begun', () => {
    expect(catchUp(at(7, [0, 10]), 1, true)).toEqual({ rate: 1, jumpTo: 10 - landBehind });
  });

  it('steps over a gap instead of standing before it', () => {
    expect(catchUp(at(3, [0, 3], [3.4, 5]), 1)).toEqual({ rate: 1, jumpTo: 3.4 });
    expect(catchUp(at(0, [0.2, 1]), 1)).toEqual({ rate: 1, jumpTo: 0.2 });
  });

  it('waits at the end of what has arrived', () => {
    expect(catchUp(at(10, [0, 10]), 1.05)).toEqual({ rate: 1 });
    expect(catchUp(at(0), 1)).toEqual({ rate: 1 });
  });

  it('knows how far behind it is', () => {
    expect(behind(at(7, [0, 10]))).toBe(3);
    expect(behind(at(7))).toBe(0);
  });
});
