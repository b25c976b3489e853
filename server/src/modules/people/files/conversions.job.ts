import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileLimits } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import type {
  ConversionFailure,
  ConversionLimits,
  Converter,
  PlayedFormat,
} from '../../../platform/media/conversion/index.ts';
import { newToken, type Random } from '../../../platform/random.ts';
import type { Storage } from '../../../platform/storage.ts';
import { conversionOf, type FileScene } from './files.domain.ts';
import {
  countTry,
  madeOf,
  markWaiting,
  settle,
  uncountTry,
  waitingOf,
  waitingSince,
} from './conversions.repository.ts';
import { playedFacts, type MediaFacts } from './media-facts.domain.ts';
import { createPosters, isPoster } from './posters.job.ts';
import { insertFile, type FileRow } from './files.repository.ts';
import { asUsed, type ConversionListener, type PlayedFile } from './used-files.ports.ts';

interface ConversionParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly storage: Storage;
  readonly jobs: Pick<Jobs, 'define' | 'at'>;
  readonly converter: Pick<Converter, 'atOnce' | 'convert'>;
  readonly log: Log;
}

const mimes: Readonly<Record<PlayedFormat, string>> = { mp4: 'video/mp4', mp3: 'audio/mpeg' };
const minuteMs = 60_000;
/** What a conversion may cost, and how many there are at once where the server has not been told. */
const costs: Readonly<Record<PlayedFormat, ConversionLimits>> = {
  mp4: {
    pixels: 3_840 * 2_160,
    playedMs: 180 * minuteMs,
    bytes: 2 * fileLimits.videoBytes,
    memoryBytes: 1_073_741_824,
    timeMs: 20 * minuteMs,
  },
  mp3: {
    pixels: 0,
    playedMs: 2 * minuteMs,
    bytes: fileLimits.videoBytes,
    memoryBytes: 536_870_912,
    timeMs: minuteMs,
  },
};
/** Besides the conversion: the file is brought and the result is stored. */
const aroundMs = 5 * minuteMs;
/** More of one member wait no longer in line: further ones are offered as they came. */
const mostWaiting = 10;
const mostTries = 3;
const longestWaitMs = 24 * 60 * minuteMs;

/** By name of its job: voice messages do not wait for videos. */
const jobOf = (to: PlayedFormat): string => `files.convert_${to}`;

/** Converts uploads that browsers do not play: a job for each, in a process of its own (D32, D79). */
export function createConversions(parts: ConversionParts) {
  const { database, clock, ids, random, storage, jobs, converter, log } = parts;
  const listeners = new Map<FileScene, Map<string, ConversionListener>>();

  /** How files play, by their ids. */
  async function playedOf(reader: Reader, rows: readonly FileRow[]): Promise<Map<string, PlayedFile>> {
    const made = Map.groupBy(
      await madeOf(
        reader,
        rows.map(({ file_id }) => file_id),
      ),
      ({ made_of }) => made_of,
    );
    return new Map(
      rows.map((row) => {
        const own = made.get(row.file_id) ?? [];
        const file = {
          ...asUsed(row),
          conversion: row.conversion,
          played_id: own.find((one) => !isPoster(one))?.file_id ?? null,
          poster_id: own.find(isPoster)?.file_id ?? null,
        };
        return [row.file_id, file];
      }),
    );
  }

  async function played(tx: Tx, row: FileRow): Promise<PlayedFile> {
    const file = (await playedOf(tx, [row])).get(row.file_id);
    if (!file) throw new Error('a file that was asked for is answered');
    return file;
  }

  async function notify(tx: Tx, row: FileRow): Promise<void> {
    for (const listener of listeners.get(row.scene)?.values() ?? [])
      await listener(tx, await played(tx, row));
  }
  const posters = createPosters({ ...parts, notify });

  /** Keeps how a conversion ended and tells it. @param made what came of it, already stored */
  async function end(
    original: FileRow,
    ended: Parameters<typeof settle>[2],
    made: Pick<FileRow, 'stored' | 'mime' | 'size' | 'w' | 'h' | 'duration'> | null,
  ): Promise<boolean> {
    return database.transaction(async (tx) => {
      const row = await settle(tx, original.file_id, ended);
      if (!row) return false;
      if (made)
        await insertFile(tx, {
          ...row,
          ...made,
          file_id: ids.next(),
          created_at: clock.now(),
          used_at: clock.now(),
          made_of: row.file_id,
          conversion: null,
          conversion_tries: 0,
          conversion_failure: null,
        });
      await notify(tx, row);
      if (made) await posters.draw(tx, row, made);
      return true;
    });
  }

  async function fail(row: FileRow, reason: ConversionFailure, detail: string): Promise<void> {
    log.warn({ file: row.file_id, reason, detail }, 'an upload was not converted');
    await end(row, { conversion: 'failed', conversion_failure: reason }, null);
  }

  /** Stores what came of it. @param path local */
  async function keep(row: FileRow, path: string, to: PlayedFormat, facts: MediaFacts): Promise<void> {
    const stored = newToken(random);
    const { size } = await stat(path);
    await storage.put(stored, path);
    const { w, h, duration } = facts;
    try {
      const seen = { w, h, duration };
      // A voice message keeps the length that was measured when it came.
      const known = to === 'mp4' ? seen : {};
      if (await end(row, { conversion: 'ready', ...known }, { stored, mime: mimes[to], size, ...seen }))
        return;
    } catch (error) {
      await storage.remove(stored);
      throw error;
    }
    // Recalled meanwhile, or converted by another server.
    await storage.remove(stored);
  }

  async function convert(row: FileRow): Promise<void> {
    const wanted = conversionOf(row);
    if (!wanted) return fail(row, 'unreadable', row.mime);
    const { from, to } = wanted;
    const folder = await mkdtemp(join(tmpdir(), 'goldbean-convert-'));
    try {
      const [source, target] = [join(folder, 'source'), join(folder, `target.${to}`)];
      await pipeline(storage.read(row.stored), createWriteStream(source));
      const outcome = await converter.convert({ source, target, from, to, limits: costs[to] });
      if (!outcome.ok) {
        const { reason, detail } = outcome;
        if (reason !== 'stopped') return await fail(row, reason, detail);
        await uncountTry(database.reader, row.file_id);
        throw new Error('the server stops: the conversion is begun again');
      }
      const facts = await playedFacts(to, target);
      if (!facts) return await fail(row, 'unreadable', 'nothing came of it that plays');
      await keep(row, target, to, facts);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  for (const to of ['mp4', 'mp3'] as const) {
    if (converter.atOnce === 0) continue;
    const handler = async ({ file_id: fileId }: Record<string, unknown>): Promise<void> => {
      const row = await countTry(database.reader, String(fileId));
      if (!row) return;
      if (row.conversion_tries > mostTries) await fail(row, 'crashed', `begun ${mostTries} times`);
      else await convert(row);
    };
    const atOnce = to === 'mp4' ? converter.atOnce : 1;
    jobs.define(jobOf(to), handler, { atOnce, longestMs: costs[to].timeMs + aroundMs });
  }

  return {
    playedOf,

    /** Gives up what waits for longer than a day: no server converts any more. */
    async giveUp(): Promise<void> {
      for (const row of await waitingSince(database.reader, clock.now() - longestWaitMs))
        await fail(row, 'time', 'no server has converted it for a day');
    },

    /** Registers a listener to conversions of a scene. */
    listen(scene: FileScene, name: string, listener: ConversionListener): void {
      listeners.set(scene, (listeners.get(scene) ?? new Map()).set(name, listener));
    },

    /**
     * How a file is played that the caller's transaction has taken; begins its conversion where it needs one and this
     * server converts.
     */
    async play(tx: Tx, row: FileRow): Promise<PlayedFile> {
      const wanted = row.conversion === null && converter.atOnce > 0 ? conversionOf(row) : null;
      if (!wanted || (await waitingOf(tx, row.uid)) >= mostWaiting) {
        const file = await played(tx, row);
        if (row.conversion === null && file.poster_id === null) await posters.draw(tx, row, row);
        return file;
      }
      await markWaiting(tx, row.file_id);
      await jobs.at(tx, jobOf(wanted.to), { file_id: row.file_id }, clock.now());
      return played(tx, { ...row, conversion: 'waiting' });
    },
  };
}
