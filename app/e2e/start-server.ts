import { startServerProcess } from './server-process.ts';

/** Starts the server for tests that were begun without one. @returns stops it */
export default async function startServer(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['GOLDBEAN_URL']) return undefined;
  const { url, rtmpPort, stop } = await startServerProcess();
  Object.assign(process.env, { GOLDBEAN_URL: url, GOLDBEAN_RTMP_PORT: String(rtmpPort) });
  return stop;
}
