import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Log } from '../../../platform/log.ts';
import { latestFirst, readReleases, type NamedBuild } from './downloads.domain.ts';

/** A build that is offered: its file is there, and its checksum is that of the file. */
export interface OfferedBuild extends NamedBuild {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

interface BuildCatalogue {
  readonly builds: readonly OfferedBuild[];
  /** By path of everything that was read, how it was found: another one is read again. */
  readonly stamps: ReadonlyMap<string, string>;
}

/** Changes with the file; empty where there is none. */
async function stampOf(path: string): Promise<string> {
  try {
    const { mtimeMs, size } = await stat(path);
    return `${mtimeMs} ${size}`;
  } catch {
    return '';
  }
}

async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * The builds of a folder with a `releases.json`. A team replaces files while the server runs: what changed is read again
 * when it is asked for next, and nothing is offered whose checksum is not that of its bytes.
 * @param folder null: there are none
 */
export function createCatalogue(folder: string | null, log: Log) {
  let known: BuildCatalogue = { builds: [], stamps: new Map() };
  let reading: Promise<BuildCatalogue> | null = null;

  async function offer(named: NamedBuild, stamps: Map<string, string>): Promise<OfferedBuild | null> {
    const path = join(folder ?? '', named.file);
    const stamp = await stampOf(path);
    stamps.set(path, stamp);
    if (stamp === '') {
      log.error({ file: named.file }, 'a build is named in releases.json and is not there');
      return null;
    }
    const before = known.builds.find((build) => build.path === path && known.stamps.get(path) === stamp);
    const sha256 = before?.sha256 ?? (await checksumOf(path));
    if (named.sha256 !== undefined && named.sha256 !== sha256) {
      log.error({ file: named.file, sha256 }, 'a build has another checksum than releases.json says');
      return null;
    }
    return { ...named, path, size: Number(stamp.split(' ')[1]), sha256 };
  }

  async function read(list: string): Promise<BuildCatalogue> {
    const stamps = new Map([[list, await stampOf(list)]]);
    try {
      const offered: (OfferedBuild | null)[] = [];
      // One at a time: each is read from its first byte to its last.
      for (const named of latestFirst(readReleases(await readFile(list, 'utf8'))))
        offered.push(await offer(named, stamps));
      return { builds: offered.filter((build) => build !== null), stamps };
    } catch (error) {
      log.error({ err: error, list }, 'releases.json cannot be read, so that no build is offered');
      return { builds: [], stamps };
    }
  }

  async function isAsRead({ stamps }: BuildCatalogue): Promise<boolean> {
    const found = await Promise.all(
      [...stamps].map(async ([path, stamp]) => (await stampOf(path)) === stamp),
    );
    return stamps.size > 0 && found.every(Boolean);
  }

  return {
    /** What is offered now, the latest first. */
    async builds(): Promise<readonly OfferedBuild[]> {
      if (folder === null) return [];
      if (await isAsRead(known)) return known.builds;
      reading ??= read(join(folder, 'releases.json')).finally(() => {
        reading = null;
      });
      known = await reading;
      return known.builds;
    },
  };
}
