import { expect, test } from 'vitest';
import { cursorOf, placeAt } from './cursor.ts';

const encoded = (text: string): string => Buffer.from(text).toString('base64url');

test('a cursor leads to the place it was made of', () => {
  const place = { key: 1_763_438_400_000, id: 'post-1' };
  expect(placeAt(cursorOf(place))).toEqual(place);
  expect(placeAt(undefined)).toBeNull();
});

test.each(['', '{}', '[1]', '["1","a"]', '[1,"a b"]', '[1e300,"a"]', '[-1e16,"a"]', '[1e400,"a"]'])(
  'D88: %s is no cursor of ours',
  (text) => {
    expect(() => placeAt(encoded(text))).toThrow(expect.objectContaining({ msgKey: 'request.invalid' }));
  },
);
