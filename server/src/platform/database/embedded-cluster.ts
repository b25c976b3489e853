import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newToken, type Random } from '../random.ts';
import { makeCluster, type EmbeddedFiles } from './embedded-files.ts';

async function initialise(files: EmbeddedFiles, cluster: string, password: string): Promise<void> {
  const { uid, gid } = files.account;
  const folder = mkdtempSync(join(tmpdir(), 'goldbean-'));
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (uid !== undefined) for (const path of [folder, passwordFile]) chownSync(path, uid, gid ?? uid);
  try {
    const args = [
      `--pgdata=${cluster}`,
      '--auth=scram-sha-256',
      '--username=goldbean',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
    ];
    const child = spawn(files.initdb, args, {
      ...files.account,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`initdb failed: ${complaint.trim()}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Creates the cluster unless there is one. It is created in a temporary folder and renamed, so that a server killed
 * meanwhile leaves no incomplete cluster.
 * @param dataFolder keeps the password
 * @returns the password of PostgreSQL's only account
 */
export async function ensureCluster(
  dataFolder: string,
  files: EmbeddedFiles,
  random: Random,
): Promise<string> {
  const passwordFile = join(dataFolder, 'postgres.password');
  const known = existsSync(passwordFile) ? readFileSync(passwordFile, 'utf8').trim() : '';
  if (existsSync(join(files.cluster, 'PG_VERSION'))) {
    if (known === '') throw new Error(`${passwordFile} is missing: the database cannot be opened without it`);
    return known;
  }
  const password = known || newToken(random);
  if (known === '') writeFileSync(passwordFile, password, { mode: 0o600 });
  const fresh = `${files.cluster}.new`;
  rmSync(fresh, { recursive: true, force: true });
  makeCluster(fresh, files.account);
  await initialise(files, fresh, password);
  rmSync(files.cluster, { recursive: true, force: true });
  renameSync(fresh, files.cluster);
  return password;
}
