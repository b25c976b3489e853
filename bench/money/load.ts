import { createRequire } from 'node:module';
import { cpuOf } from '../../server/test/cpu.ts';
import { say } from './judge.ts';
import { startOn } from './processes.ts';

const autocannon = createRequire(import.meta.url).resolve('autocannon');
/** What is posted. */
export const form = { scene: 'beans', amount: 3_000, currency: 'CNY' } as const;
const body = new URLSearchParams(
  Object.entries(form).map(([name, value]) => [name, String(value)]),
).toString();

interface LoadReport {
  readonly requests: { readonly total: number };
  readonly non2xx: number;
  readonly errors: number;
}

/**
 * Posts the form over 50 connections for some seconds.
 * @param pid of the server
 * @returns answers for each second of CPU time: what else the machine does changes them little
 */
export async function post(
  url: string,
  headers: readonly string[],
  seconds: number,
  pid: number,
): Promise<number> {
  const before = cpuOf(pid);
  const args = ['-j', '-c', '50', '-d', String(seconds), '-m', 'POST', '-b', body];
  const all = ['content-type=application/x-www-form-urlencoded', ...headers];
  const child = startOn(1, [autocannon, ...args, ...all.flatMap((header) => ['-H', header]), url], {
    NODE_NO_WARNINGS: '1',
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  await new Promise((resolve) => child.once('close', resolve));
  const report = JSON.parse(Buffer.concat(chunks).toString()) as LoadReport;
  if (report.non2xx + report.errors > 0) say(`  ${report.non2xx + report.errors} bad answers from ${url}`);
  return report.requests.total / (cpuOf(pid) - before);
}
