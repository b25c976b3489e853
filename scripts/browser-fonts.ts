import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import decompress from 'woff2-encoder/decompress';
import { root } from './run-command.ts';

const folder = join(root, 'node_modules/.cache/goldbean/browser-fonts');

/** Chromium reads fonts of the system as TrueType only. @returns the file */
export async function unpackFont(module: string, into: string): Promise<string> {
  const packed = await readFile(createRequire(import.meta.url).resolve(module));
  await mkdir(into, { recursive: true });
  const file = join(into, `${module.split('/').at(-1)?.replace('.woff2', '')}.ttf`);
  await writeFile(file, await decompress(packed));
  return file;
}

/**
 * Hides the fonts of a Linux machine from the browser, so that pictures are the same everywhere: fontconfig gets only
 * Noto Sans for Latin. Chromium paints no text without any system font; this one shows only in SVG pictures, since the
 * pages load their own.
 * @param more further folders of fonts, for the test that they change nothing
 * @returns the environment to start the browser with
 */
export async function bundledFontsOnly(more: readonly string[] = []): Promise<{ FONTCONFIG_FILE: string }> {
  const latin = join(folder, 'latin');
  await unpackFont('@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2', latin);
  const file = join(folder, more.length > 0 ? 'with-more.conf' : 'fonts.conf');
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    ...[latin, ...more].map((path) => `  <dir>${path}</dir>`),
    `  <cachedir>${join(folder, 'cache')}</cachedir>`,
    '</fontconfig>',
  ];
  await writeFile(file, `${lines.join('\n')}\n`);
  return { FONTCONFIG_FILE: file };
}
