import type { Clock } from './clock.ts';
import { newToken, type Random } from './random.ts';
import { isSameSignature, signatureOf } from './signatures.ts';

/** A ticket is for the connection that opens next (D87), in ms. */
const ticketMs = 30_000;

/**
 * Tickets for the address of a websocket or a stream, signed instead of stored: any server of the installation that knows the
 * secret takes them (D86: never the session token). Each opens one connection of the server that it is shown to.
 * @param purpose what the tickets are for; a ticket of another purpose is refused
 */
export function createOneUseTickets(purpose: string, secret: string, clock: Clock, random: Random) {
  /** Used nonces, and when their tickets expire (UTC ms). */
  const used = new Map<string, number>();

  function forgetOld(now: number): void {
    for (const [nonce, expires] of used) {
      if (expires > now) return;
      used.delete(nonce);
    }
  }

  return {
    /** @param subject what the ticket stands for, such as a session; it can be read by who holds the ticket */
    issue(subject: string): string {
      const coded = Buffer.from(subject).toString('base64url');
      const expires = String(clock.now() + ticketMs);
      const nonce = newToken(random);
      return [coded, expires, nonce, signatureOf(secret, purpose, subject, expires, nonce)].join('.');
    },
    /** @returns what it stands for, or null: used, old or made up */
    use(ticket: string): string | null {
      const [coded = '', expires = '', nonce = '', signature = ''] = ticket.split('.');
      const subject = Buffer.from(coded, 'base64url').toString();
      if (!isSameSignature(signatureOf(secret, purpose, subject, expires, nonce), signature)) return null;
      const now = clock.now();
      forgetOld(now);
      if (Number(expires) <= now || used.has(nonce)) return null;
      used.set(nonce, Number(expires));
      return subject;
    },
  };
}
export type OneUseTickets = ReturnType<typeof createOneUseTickets>;
