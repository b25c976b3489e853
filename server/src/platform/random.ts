import { randomBytes, randomInt } from 'node:crypto';

/** The only source of randomness; passed in, so that tests and simulations are repeatable. */
export interface Random {
  bytes(size: number): Buffer;
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number;
}

export const systemRandom: Random = {
  bytes: (size) => randomBytes(size),
  below: (below) => randomInt(below),
};

/** 256 bits for a token, a ticket or a client id, in the letters of a URL. */
export const newToken = (random: Random): string => random.bytes(32).toString('base64url');
