import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PlayedFormat } from '../../../../platform/media/conversion/index.ts';
import { newToken } from '../../../../platform/random.ts';
import { conversionOf } from '../files.domain.ts';
import type { FileRow } from '../files.repository.ts';
import { playedFacts, type MediaFacts } from '../uploads/media-facts.domain.ts';
import { costs } from './conversion-costs.domain.ts';
import { uncountTry } from './conversions.repository.ts';
import type { ConversionDeps } from './conversions.ports.ts';
import { endConversion, failConversion } from './end-conversion.usecase.ts';

const mimes: Readonly<Record<PlayedFormat, string>> = { mp4: 'video/mp4', mp3: 'audio/mpeg' };

/** A local file that came of a conversion. */
interface ConvertedFile {
  readonly path: string;
  readonly to: PlayedFormat;
  readonly facts: MediaFacts;
}

/** Stores what came of it. */
async function storeConverted(
  row: FileRow,
  { path, to, facts }: ConvertedFile,
  deps: ConversionDeps,
): Promise<void> {
  const { random, storage } = deps;
  const stored = newToken(random);
  const { size } = await stat(path);
  await storage.put(stored, path);
  const { w, h, duration } = facts;
  try {
    const seen = { w, h, duration };
    // A voice message keeps the length that was measured when it came.
    const known = to === 'mp4' ? seen : {};
    const ended = { conversion: 'ready', ...known } as const;
    if (await endConversion(row, { ended, made: { stored, mime: mimes[to], size, ...seen } }, deps)) return;
  } catch (error) {
    await storage.remove(stored);
    throw error;
  }
  // Recalled meanwhile, or converted by another server.
  await storage.remove(stored);
}

/** Converts an upload to its end. @throws where the server stops meanwhile, so that the job is run again */
export async function convertUpload(row: FileRow, deps: ConversionDeps): Promise<void> {
  const { database, storage, converter } = deps;
  const wanted = conversionOf(row);
  if (!wanted) return failConversion(row, { reason: 'unreadable', detail: row.mime }, deps);
  const { from, to } = wanted;
  const folder = await mkdtemp(join(tmpdir(), 'goldbean-convert-'));
  try {
    const [source, target] = [join(folder, 'source'), join(folder, `target.${to}`)];
    await pipeline(storage.read(row.stored), createWriteStream(source));
    const outcome = await converter.convert({ source, target, from, to, limits: costs[to] });
    if (!outcome.ok) {
      const { reason, detail } = outcome;
      if (reason !== 'stopped') return await failConversion(row, { reason, detail }, deps);
      await uncountTry(database.reader, row.file_id);
      throw new Error('the server stops: the conversion is begun again');
    }
    const facts = await playedFacts(to, target);
    if (!facts) {
      const detail = 'nothing came of it that plays';
      return await failConversion(row, { reason: 'unreadable', detail }, deps);
    }
    await storeConverted(row, { path: target, to, facts }, deps);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
