import { describe, expect, it } from 'vitest';
import { type Align, placeFloating, type Side } from './placement.ts';

const viewport = { width: 1000, height: 600 };
const menu = { width: 160, height: 200 };
const at = (left: number, top: number) => ({ left, top, width: 36, height: 36 });
const placed = (anchor: ReturnType<typeof at>, side: Side, align: Align, size = menu) =>
  placeFloating(anchor, size, { side, align, gap: 4 }, viewport);

describe('placeFloating', () => {
  it('stands under its anchor, lined up with the edge asked for', () => {
    expect(placed(at(100, 100), 'bottom', 'start')).toEqual({ x: 100, y: 140 });
    expect(placed(at(300, 100), 'bottom', 'end')).toEqual({ x: 176, y: 140 });
    expect(placed(at(300, 100), 'bottom', 'center')).toEqual({ x: 238, y: 140 });
  });

  it('stands at its side', () => {
    expect(placed(at(300, 300), 'end', 'center')).toEqual({ x: 340, y: 218 });
    expect(placed(at(300, 300), 'start', 'start')).toEqual({ x: 136, y: 300 });
  });

  it('turns to the opposite side where only that has room', () => {
    expect(placed(at(100, 500), 'bottom', 'start')).toEqual({ x: 100, y: 296 });
    expect(placed(at(100, 40), 'top', 'start')).toEqual({ x: 100, y: 80 });
    expect(placed(at(900, 300), 'end', 'start')).toEqual({ x: 736, y: 300 });
  });

  it('never leaves the window', () => {
    expect(placed(at(960, 100), 'bottom', 'start').x).toBe(832);
    expect(placed(at(0, 100), 'bottom', 'end').x).toBe(8);
    expect(placed(at(0, 100), 'bottom', 'start', { width: 160, height: 590 }).y).toBe(8);
  });
});
