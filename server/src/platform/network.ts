const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Groups of an IPv6 address that its network has; the others its holder chooses at will. */
const networkGroups = 4;

/**
 * Whom an address is counted as, where strangers are limited: an IPv4 address as itself, an IPv6 address as its network
 * of 64 bits, since one subscriber has all addresses of it.
 */
export function networkOf(address: string): string {
  const v4 = mapped.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, networkGroups).join(':');
}

/** Whether a request came from this machine itself. */
export const isLoopback = (address: string): boolean =>
  address === '::1' || (mapped.exec(address)?.[1] ?? address).startsWith('127.');
