import { spawnSync } from 'node:child_process';

/** Installs a Debian package, as root where there is apt; else nothing. Whether it works is for the caller to see. */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0) return;
  process.stderr.write(`No ${name} here: installing the package ...\n`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', name], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
