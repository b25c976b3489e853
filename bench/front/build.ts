import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const here = import.meta.dirname;
const fromBench = (name: string): string => join(here, '../node_modules', name);

/** Weight of a production build: gzipped bytes of its scripts and of its styles. */
export interface Weight {
  readonly js: number;
  readonly css: number;
}

export const distFolder = join(here, '../dist');

/** Builds one variant, `cells/ours` say, as a page of its own. @returns what it weighs */
export async function buildVariant(kind: string, name: string): Promise<Weight> {
  const root = join(here, '../.cache', kind, name);
  const outDir = join(distFolder, kind, name);
  await mkdir(root, { recursive: true });
  await writeFile(
    join(root, 'index.html'),
    '<!doctype html><html><meta charset="utf-8"><body><div id="box"></div><script type="module" src="./main.ts"></script></body></html>',
  );
  await writeFile(join(root, 'main.ts'), `import '${join(here, kind, `${name}.tsx`)}';\n`);
  await build({
    root,
    base: './',
    logLevel: 'error',
    plugins: [react()],
    resolve: {
      // One React for the design system and for its peers; everything else each brings itself.
      alias: [
        { find: /^react$/, replacement: fromBench('react') },
        { find: /^react-dom$/, replacement: fromBench('react-dom') },
        { find: /^react\/(.*)/, replacement: `${fromBench('react')}/$1` },
        { find: /^react-dom\/(.*)/, replacement: `${fromBench('react-dom')}/$1` },
      ],
    },
    build: { outDir, emptyOutDir: true, cssCodeSplit: false, chunkSizeWarningLimit: 1e6 },
  });
  const files = await readdir(join(outDir, 'assets'));
  const weigh = async (ending: string) => {
    const chosen = files.filter((file) => file.endsWith(ending));
    const bytes = await Promise.all(
      chosen.map(async (file) => gzipSync(await readFile(join(outDir, 'assets', file)), { level: 9 }).length),
    );
    return bytes.reduce((sum, size) => sum + size, 0);
  };
  return { js: await weigh('.js'), css: await weigh('.css') };
}
