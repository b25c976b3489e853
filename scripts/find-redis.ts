import { spawnSync } from 'node:child_process';
import { installPackage } from './install-package.ts';

const path = 'redis-server';
const works = (): boolean => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

/**
 * The Redis that a test of several servers starts for itself: the one in PATH; root installs it.
 * @returns its path
 * @throws Error with the one command to run by hand
 */
export function findRedis(): string {
  if (works()) return path;
  installPackage('redis-server');
  if (works()) return path;
  throw new Error('no Redis found or installed; run: sudo apt-get install -y redis-server');
}
