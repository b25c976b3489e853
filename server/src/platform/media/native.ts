import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import type { ChildProcess } from 'node:child_process';

/*
 * `node-av`, FFmpeg as a native addon, is an optional dependency and is loaded in processes of its own alone: a fault of it
 * ends such a process and never the server.
 */

/** Below the server, whose rooms must not wait for it. */
const niceness = 10;

/** Whether the package and its binary for this machine are there; without reading either. */
export function isNativeInstalled(): boolean {
  const placeOf = (name: string, from: string): string | null => {
    try {
      return createRequire(from).resolve(name);
    } catch {
      return null;
    }
  };
  const machine = `@seydx/node-av-${process.platform}-${process.arch}`;
  const binaries = process.platform === 'win32' ? [`${machine}-msvc`, `${machine}-mingw`] : [machine];
  const place = placeOf('node-av', import.meta.url);
  return place !== null && binaries.some((name) => placeOf(name, place) !== null);
}

/** What of the environment a program needs to run at all: no address of a database, no secret. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP', 'LD_LIBRARY_PATH'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/** Lets the server go first. */
export function yieldToServer({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, niceness);
  } catch {
    // It has ended already, or may not be asked: it runs as it is.
  }
}
