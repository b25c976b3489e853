import { join } from 'node:path';
import { preview } from 'vite';

/** A Storybook that is served beside the tests. */
export interface StorybookServer {
  /** Where somebody comes who knows the address alone. */
  readonly url: string;
  /** A story alone, in English and the theme of every new visitor. */
  readonly storyUrl: (id: string) => string;
  /** A story, or a page of documentation, in Storybook's frame. @param globals what the toolbar says, `name:value` each */
  readonly frameUrl: (kind: 'story' | 'docs', id: string, globals?: string) => string;
  readonly stop: () => Promise<void>;
}

/** Serves Storybook as it was built before the tests (`npm run e2e`), on a free port. */
export async function serveStorybook(): Promise<StorybookServer> {
  const server = await preview({
    root: join(import.meta.dirname, '../..'),
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'storybook-static' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('Storybook is served nowhere');
  const { origin: url } = new URL(address);
  return {
    url,
    storyUrl: (id) => `${url}/iframe.html?viewMode=story&id=${id}&globals=language:en;theme:education`,
    frameUrl: (kind, id, globals = '') => `${url}/?path=/${kind}/${id}&globals=${globals}`,
    stop: () => server.close(),
  };
}
