import { fileURLToPath } from 'node:url';
import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Config } from '../../../platform/config.ts';
import type { Log } from '../../../platform/log.ts';
import { createCatalogue, type OfferedBuild } from './catalogue.usecase.ts';

/** What the demo offers: small files that stand in for builds. */
const demoReleases = fileURLToPath(new URL('../../../../seeds/content/releases', import.meta.url));

interface DownloadPorts {
  readonly config: Pick<Config, 'demo' | 'releases'>;
  readonly log: Log;
}

/** Builds to download (S14), from a folder of the team's. */
export function createDownloads({ config, log }: DownloadPorts) {
  const catalogue = createCatalogue(config.releases ?? (config.demo ? demoReleases : null), log);
  return {
    /** G023. */
    async list({
      variant,
    }: CallRequest<typeof calls.downloads.list>): Promise<CallAnswer<typeof calls.downloads.list>> {
      const builds = await catalogue.builds();
      return {
        list: builds
          .filter(({ variants }) => variants.includes(variant))
          .map(({ file, os, version, needs, notes, size, sha256, released }) => ({
            name: file,
            os,
            version,
            needs,
            notes,
            url: `/files/releases/${file}`,
            size,
            sha256,
            released_ts: Date.parse(released),
          })),
      };
    },

    /** @returns null for a name that is not offered, whatever lies in the folder */
    async find(name: string): Promise<OfferedBuild | null> {
      return (await catalogue.builds()).find(({ file }) => file === name) ?? null;
    },

    /** At the start of a server: the first member need not wait for the checksums. */
    start: async (): Promise<void> => {
      await catalogue.builds();
    },
  };
}
export type Downloads = ReturnType<typeof createDownloads>;
