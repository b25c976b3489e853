import { describe, expect, it } from 'vitest';
import { momentOf, wallTimeOf, zoneName } from './zoned-time.ts';

const evening = Date.UTC(2026, 10, 20, 12, 0);

describe('zoned time', () => {
  it('reads the wall of a zone, over midnight too', () => {
    expect(wallTimeOf(evening, 'Asia/Shanghai')).toEqual({
      year: 2026,
      month: 11,
      day: 20,
      hour: 20,
      minute: 0,
    });
    expect(wallTimeOf(Date.UTC(2026, 11, 31, 18, 5), 'Asia/Bangkok')).toEqual({
      year: 2027,
      month: 1,
      day: 1,
      hour: 1,
      minute: 5,
    });
  });

  it('goes there and back, also beside a change of clocks', () => {
    for (const zone of ['Asia/Shanghai', 'Asia/Kuala_Lumpur', 'Europe/London', 'Asia/Kathmandu']) {
      for (const at of [evening, Date.UTC(2026, 2, 29, 0, 30), Date.UTC(2026, 2, 29, 1, 30)]) {
        expect(momentOf(wallTimeOf(at, zone), zone)).toBe(at);
      }
    }
  });

  it('names the zone', () => {
    expect(zoneName(evening, 'Asia/Shanghai', 'en', 'long')).toBe('China Standard Time');
    expect(zoneName(evening, 'Asia/Ho_Chi_Minh', 'en', 'shortOffset')).toBe('GMT+7');
  });
});
