import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { newToken, type Random } from './random.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * The server's own secret, from which stream keys and media tickets are derived (D89). Made once and stored in
 * the data folder; servers that share work must share it by `GOLDBEAN_SECRET`.
 */
export async function readServerSecret(
  config: Pick<Config, 'dataFolder' | 'secret'>,
  random: Random,
): Promise<string> {
  if (config.secret !== undefined) return config.secret;
  const file = join(config.dataFolder, 'server.secret');
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await mkdir(config.dataFolder, { recursive: true });
  const secret = newToken(random);
  await writeFile(file, secret, { mode: 0o600, flag: 'wx' });
  return secret;
}
