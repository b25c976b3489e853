import { expect } from 'vitest';
import type { Sink } from './index.ts';

/** A viewer who keeps what came. */
export function createViewer(): Sink & { bytes(): Buffer; ended: string[]; waiting: number } {
  const parts: Buffer[] = [];
  return {
    ended: [] as string[],
    waiting: 0,
    write: (bytes) => void parts.push(bytes),
    backlog() {
      return this.waiting;
    },
    end(reason) {
      this.ended.push(reason);
    },
    bytes: () => Buffer.concat(parts),
  };
}

/** Types and time stamps of an FLV file's tags; throws where the file is broken. */
export function tagsOf(flv: Buffer): { type: number; time: number; size: number; first: number }[] {
  expect(flv.toString('latin1', 0, 3)).toBe('FLV');
  const tags = [];
  let place = 13;
  while (place + 15 <= flv.length) {
    const size = flv.readUIntBE(place + 1, 3);
    const time = flv.readUIntBE(place + 4, 3) + flv.readUInt8(place + 7) * 2 ** 24;
    tags.push({ type: flv.readUInt8(place), time, size, first: flv.readUInt8(place + 11) });
    place += 11 + size;
    expect(flv.readUInt32BE(place)).toBe(size + 11);
    place += 4;
  }
  expect(place).toBe(flv.length);
  return tags;
}
