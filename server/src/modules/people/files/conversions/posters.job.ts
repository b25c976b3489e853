import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Tx } from '../../../../platform/database/index.ts';
import type { ConversionLimits } from '../../../../platform/media/conversion/index.ts';
import { newToken } from '../../../../platform/random.ts';
import type { ConversionPorts, Posters } from './conversions.ports.ts';
import { madeOf } from './conversions.repository.ts';
import { reencode, type PictureFile } from '../uploads/pictures.usecase.ts';
import { findFiles, insertFile, lockFile, type FileRow } from '../files.repository.ts';

interface PosterParts extends ConversionPorts {
  /** Notifies who shows the upload that there is a poster of it. */
  readonly notify: (tx: Tx, row: FileRow) => Promise<void>;
}

const job = 'files.draw_poster';
const minuteMs = 60_000;
const cost: ConversionLimits = {
  pixels: 3_840 * 2_160,
  playedMs: 180 * minuteMs,
  bytes: 1_048_576,
  memoryBytes: 536_870_912,
  timeMs: minuteMs,
};

/** A picture of a video: what else is made of uploads plays. */
export const isPoster = ({ made_of, mime }: Pick<FileRow, 'made_of' | 'mime'>): boolean =>
  made_of !== null && mime === 'image/jpeg';

const isVideo = ({ mime, duration }: Pick<FileRow, 'mime' | 'duration'>): boolean =>
  mime === 'video/mp4' && duration !== null;

/**
 * Draws the first picture of videos that play: a job for each, in the converter's process (D32). It is a file of its own,
 * with the rights of the upload. A video of which none can be drawn is shown without.
 */
export function createPosters(parts: PosterParts): Posters {
  const { database, clock, ids, random, storage, jobs, converter, log, notify } = parts;

  /** @returns false when the upload is gone or has a poster by now */
  function insert(fileId: string, stored: string, { mime, size, w, h }: PictureFile): Promise<boolean> {
    return database.transaction(async (tx) => {
      const [row] = await findFiles(tx, [fileId]);
      if (!row || !(await lockFile(tx, fileId, row.scene))) return false;
      if ((await madeOf(tx, [fileId])).some(isPoster)) return false;
      const now = clock.now();
      await insertFile(tx, {
        ...row,
        file_id: ids.next(),
        made_of: fileId,
        stored,
        mime,
        size,
        w,
        h,
        duration: null,
        created_at: now,
        used_at: now,
        conversion: null,
        conversion_tries: 0,
        conversion_failure: null,
      });
      await notify(tx, row);
      return true;
    });
  }

  async function keep(fileId: string, picture: PictureFile): Promise<void> {
    const stored = newToken(random);
    await storage.put(stored, picture.path);
    let isInserted = false;
    try {
      isInserted = await insert(fileId, stored, picture);
    } finally {
      if (!isInserted) await storage.remove(stored);
    }
  }

  async function draw(fileId: string): Promise<void> {
    const files = [
      ...(await findFiles(database.reader, [fileId])),
      ...(await madeOf(database.reader, [fileId])),
    ];
    const video = files.find(isVideo);
    if (!video || files.some(isPoster)) return;
    const folder = await mkdtemp(join(tmpdir(), 'goldbean-poster-'));
    try {
      const [source, target] = [join(folder, 'source'), join(folder, 'target.jpg')];
      await pipeline(storage.read(video.stored), createWriteStream(source));
      const outcome = await converter.convert({ source, target, from: 'mov', to: 'jpg', limits: cost });
      if (!outcome.ok && outcome.reason === 'stopped')
        throw new Error('the server stops: the poster is begun again');
      const picture = outcome.ok ? await reencode(target, false) : null;
      if (picture) await keep(fileId, picture);
      else log.warn({ file: fileId, outcome }, 'a video has no poster');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  if (converter.atOnce > 0)
    jobs.define(job, ({ file_id: fileId }) => draw(String(fileId)), {
      atOnce: 1,
      longestMs: 2 * cost.timeMs,
    });

  return {
    async draw(tx, upload, played) {
      if (converter.atOnce > 0 && isVideo(played))
        await jobs.at(tx, job, { file_id: upload.file_id }, clock.now());
    },
  };
}
