import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createContinuity } from './continuity.ts';
import { readFilm, shifted } from './flv-file.ts';
import { packetKinds, type AvPacket } from './protocol.ts';

const film = readFilm(readFileSync(new URL('../../demo/film/film.flv', import.meta.url))).packets;
const isSound = ({ codec_type: type }: AvPacket): boolean => type === 8;
const isPicture = ({ codec_type: type }: AvPacket): boolean => type === 9;
const isKey = ({ flags }: AvPacket): boolean => flags === packetKinds.keyFrame;
const isHeader = ({ flags }: AvPacket): boolean =>
  flags === packetKinds.audioHeader || flags === packetKinds.videoHeader;
const header = (packet: AvPacket, ms: number, bytes: Buffer = packet.data): AvPacket =>
  Object.assign(shifted(packet, ms), { data: bytes, size: bytes.length });
const headersOf = (which: (packet: AvPacket) => boolean) => film.filter((one) => isHeader(one) && which(one));

/** What is passed on of a push, by stretches: a new one where it begins again. */
function stretchesOf(push: readonly AvPacket[]): AvPacket[][] {
  const judge = createContinuity();
  const stretches: AvPacket[][] = [[]];
  for (const packet of push) {
    const verdict = judge(packet);
    if (verdict === 'restart') stretches.push([]);
    if (verdict !== 'hold') stretches.at(-1)?.push(packet);
  }
  return stretches;
}

test('a film is one stretch, also where each key frame comes with the headers again', () => {
  expect(stretchesOf(film)).toEqual([film]);
  const repeated = film.flatMap((packet) =>
    isKey(packet) ? [...headersOf(isPicture).map((one) => header(one, packet.dts)), packet] : [packet],
  );
  expect(stretchesOf(repeated)).toHaveLength(1);
});

test('sound that comes five seconds later begins with a key frame, and no picture is lost', () => {
  const push = film.filter((packet) => isPicture(packet) || packet.dts >= 5_000);
  const late = headersOf(isSound).map((one) => header(one, 5_000));
  const at = push.findIndex((packet) => isSound(packet) && packet.dts >= 5_000);
  const [first, second, ...more] = stretchesOf([...push.slice(0, at), ...late, ...push.slice(at)]);
  expect(more).toEqual([]);
  expect(first?.some(isSound)).toBe(false);
  expect(second?.[0] && isKey(second[0])).toBe(true);
  expect(second?.some(isSound)).toBe(true);
  const pictures = film.filter((packet) => isPicture(packet) && !isHeader(packet));
  expect([...(first ?? []), ...(second ?? [])].filter((one) => isPicture(one) && !isHeader(one))).toEqual(
    pictures,
  );
});

test('a picture that comes three seconds after the sound begins with its first key frame', () => {
  const key = film.findIndex((packet) => isKey(packet) && packet.dts >= 3_000);
  const push = film.filter((packet, place) => isSound(packet) || (isPicture(packet) && place >= key));
  const at = push.findIndex(isKey);
  const late = headersOf(isPicture).map((one) => header(one, push[at]?.dts ?? 0));
  const [first, second, ...more] = stretchesOf([...push.slice(0, at), ...late, ...push.slice(at)]);
  expect(more).toEqual([]);
  expect(first?.every(isSound)).toBe(true);
  expect(second?.[0]).toBe(push[at]);
});

test('times that begin again begin a stretch; times that go on do not', () => {
  const end = (film.at(-1)?.dts ?? 0) + 40;
  const again = film.filter((packet) => !isHeader(packet));
  expect(stretchesOf([...film, ...again])).toHaveLength(2);
  expect(stretchesOf([...film, ...again.map((packet) => shifted(packet, end))])).toHaveLength(1);
  expect(stretchesOf([...film, ...again.map((packet) => shifted(packet, end + 3_600_000))])).toHaveLength(2);
  const [, second] = stretchesOf([...film, ...again]);
  expect(second?.[0] && isKey(second[0])).toBe(true);
});

test('other codec headers begin a stretch with the next key frame', () => {
  const end = (film.at(-1)?.dts ?? 0) + 40;
  const other = headersOf(isPicture).map((one) =>
    header(one, end, Buffer.concat([one.data, Buffer.from([0])])),
  );
  const more = film
    .filter((one) => !isHeader(one) && (isSound(one) || isPicture(one)))
    .map((packet) => shifted(packet, end));
  const [first, second, ...rest] = stretchesOf([...film, ...other, ...more]);
  expect(rest).toEqual([]);
  expect(first).toEqual(film);
  expect(second?.[0] && isKey(second[0])).toBe(true);
});

test('sound alone begins again with its next packet', () => {
  const alone = film.filter(isSound);
  expect(stretchesOf([...alone, ...alone])).toHaveLength(2);
});
