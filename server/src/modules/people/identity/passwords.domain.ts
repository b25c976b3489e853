import { hash, verify } from '@node-rs/argon2';
import { newToken, type Random } from '../../../platform/random.ts';

/** Argon2id (the library's own choice) with the least cost OWASP names for it: 19 MiB, 2 rounds, about 30 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface Passwords {
  /** Of the password in NFC: how its letters are composed depends on the keyboard. */
  hash(password: string): Promise<string>;
  /** False for a null hash too, after the same work, so that the duration does not reveal which accounts exist. */
  verify(stored: string | null, password: string): Promise<boolean>;
}

/** What may have been hashed of a password: NFC, and before that was the rule whatever the keyboard sent. */
const formsOf = (password: string): readonly string[] => [
  ...new Set([password.normalize('NFC'), password, password.normalize('NFD')]),
];

export function createPasswords(random: Random): Passwords {
  let decoy: Promise<string> | undefined;
  return {
    hash: (password) => hash(password.normalize('NFC'), cost),
    async verify(stored, password) {
      decoy ??= hash(newToken(random), cost);
      const known = stored ?? (await decoy);
      for (const form of formsOf(password)) if (await verify(known, form)) return stored !== null;
      return false;
    },
  };
}
