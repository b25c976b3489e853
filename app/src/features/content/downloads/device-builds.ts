import type { Build, BuildSystem } from '@goldbean/contract/content';

/** What the client state calls each system, without its version (E32). */
const systems: ReadonlyMap<string, BuildSystem> = new Map([
  ['Windows', 'windows'],
  ['macOS', 'macos'],
  ['Linux', 'linux'],
  ['Android', 'android'],
]);

/** Systems of phones: their builds are fetched with one. */
const ofPhones: ReadonlySet<BuildSystem> = new Set(['android']);

/**
 * @param OS as of the client state: "Windows 10.0"
 * @param touchPoints of the screen: a tablet that calls itself a Mac has some, and no Mac has
 * @returns null where no builds are made for it
 */
export function systemOf(OS: string, touchPoints: number): BuildSystem | null {
  const system = systems.get(OS.split(' ', 1)[0] ?? '') ?? null;
  return system === 'macos' && touchPoints > 1 ? null : system;
}

/** Builds for this device, and the others, each in the order given (S14). */
export const partBuilds = <Listed extends Pick<Build, 'os'>>(
  builds: readonly Listed[],
  system: BuildSystem | null,
) => ({
  here: builds.filter(({ os }) => os === system),
  elsewhere: builds.filter(({ os }) => os !== system),
});

/**
 * The whole address of a build that belongs on a phone, for a code to scan; null for others, and on a phone itself.
 * @param system of this device
 * @param origin this page was loaded from
 */
export const phoneAddressOf = (
  { os, url }: Pick<Build, 'os' | 'url'>,
  system: BuildSystem | null,
  origin: string,
): string | null => (ofPhones.has(os) && system !== os ? new URL(url, origin).href : null);
