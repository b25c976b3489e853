import { spawnSync } from 'node:child_process';
import { installPackage } from './install-package.ts';

const works = (path: string): boolean => spawnSync(path, ['-version'], { timeout: 20_000 }).status === 0;

/**
 * The ffmpeg that pushes pictures in tests of live video: `FFMPEG_PATH` or the one in PATH; root installs it.
 * @returns its path
 * @throws Error with the one command to run by hand
 */
export function findFfmpeg(): string {
  const path = process.env['FFMPEG_PATH'] ?? 'ffmpeg';
  if (works(path)) return path;
  if (process.env['FFMPEG_PATH'] === undefined) {
    installPackage('ffmpeg');
    if (works(path)) return path;
  }
  throw new Error('no ffmpeg found or installed; run: sudo apt-get install -y ffmpeg');
}
