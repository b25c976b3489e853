/** A host as a browser writes it; any other Host header is left out of the policy. */
const plainHost = /^[a-z\d.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i;

/** Foreign origins that a page may load: scripts, frames, and connections of those scripts. */
export interface PageGuests {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly calls: readonly string[];
}

export const noGuests: PageGuests = { scripts: [], frames: [], calls: [] };

/** The union of several lists of origins. */
export function guestsOf(hosts: readonly { readonly pageGuests?: PageGuests }[]): PageGuests {
  const among = (kind: keyof PageGuests): string[] => [
    ...new Set(hosts.flatMap(({ pageGuests }) => pageGuests?.[kind] ?? [])),
  ];
  return { scripts: among('scripts'), frames: among('frames'), calls: among('calls') };
}

/**
 * What our page may load and whom it may talk to (findings: nonces for script and style, since Emotion inserts
 * style elements).
 * @param nonce of this answer
 * @param host the page was asked from; its sockets alone are named beside 'self', which older browsers do not
 * read as covering `ws:`
 * @param guests origins of the fields of configured payment providers; none by default
 */
export function pagePolicy(nonce: string, host: string, guests = noGuests): string {
  const among = (origins: readonly string[]): string => ["'self'", ...origins].join(' ');
  const sockets = plainHost.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'self'",
    `script-src ${among([`'nonce-${nonce}'`, ...guests.scripts])}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src ${among(guests.calls)}${sockets}`,
    `frame-src ${among(guests.frames)}`,
    // flv.js runs its transmuxer in a worker made from a blob.
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
