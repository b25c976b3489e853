import type { Session } from './session.state.ts';

const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Android', /Android ([\d.]+)/],
  ['iOS', /(?:iPhone|iPad).*? OS ([\d_]+)/],
  ['Windows', /Windows NT ([\d.]+)/],
  ['macOS', /Mac OS X ([\d_.]+)/],
  ['ChromeOS', /CrOS \S+ ([\d.]+)/],
  ['Linux', /Linux/],
];

/**
 * What the client state says of the device (E32).
 * @param userAgent as the browser gives it
 * @param hasMediaSource whether HTTP-FLV can be played (D78)
 */
export function describeDevice(
  userAgent: string,
  hasMediaSource: boolean,
): Pick<Session, 'OS' | 'isPC' | 'flv'> {
  const flv = hasMediaSource ? 1 : 0;
  for (const [name, pattern] of systems) {
    const match = pattern.exec(userAgent);
    if (!match) continue;
    const version = match[1]?.replaceAll('_', '.');
    return { OS: version ? `${name} ${version}` : name, isPC: name !== 'Android' && name !== 'iOS', flv };
  }
  return { OS: '', isPC: true, flv };
}
