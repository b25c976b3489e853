import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Variables of the process, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Time limit of a request to a provider, in ms; the orders' schedule repeats it. */
export const requestTimeoutMs = 8_000;

/**
 * The variables that a provider requires.
 * @returns null when none of them is set: the provider is off
 * @throws Error naming what is missing: with some settings missing it could take money without getting the notices
 */
export function readSettings<Name extends string>(
  environment: Environment,
  provider: string,
  names: readonly Name[],
): Readonly<Record<Name, string>> | null {
  const missing = names.filter((name) => !environment[name]?.trim());
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    throw new Error(`${provider} is half configured, without ${missing.join(', ')}`);
  }
  return Object.fromEntries(names.map((name) => [name, environment[name]?.trim() ?? ''])) as Record<
    Name,
    string
  >;
}

/** A setting, or the content of the file that `file:` names; `\n` is read as a line end. */
function textOf(name: string, setting: string): string {
  if (!setting.startsWith('file:')) return setting.replaceAll(String.raw`\n`, '\n');
  try {
    return readFileSync(setting.slice('file:'.length), 'utf8').trim();
  } catch {
    throw new Error(`${name} names a file that cannot be read`);
  }
}

/**
 * An RSA key, given as PEM, as the bare base64 that Alipay's tool writes, or by `file:`.
 * @throws Error naming the variable; never with the key in it
 */
export function privateKeyOf(name: string, setting: string): KeyObject {
  const text = textOf(name, setting);
  const der = Buffer.from(text, 'base64');
  return readKey(name, [
    () => createPrivateKey(text),
    () => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }),
    () => createPrivateKey({ key: der, format: 'der', type: 'pkcs1' }),
  ]);
}

/**
 * A provider's RSA key: a public key or a certificate as PEM, bare base64, or by `file:`.
 * @throws Error naming the variable
 */
export function publicKeyOf(name: string, setting: string): KeyObject {
  const text = textOf(name, setting);
  return readKey(name, [
    () => createPublicKey(text),
    () => createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' }),
  ]);
}

function readKey(name: string, ways: readonly (() => KeyObject)[]): KeyObject {
  for (const way of ways) {
    try {
      const key = way();
      if (key.asymmetricKeyType === 'rsa') return key;
    } catch {
      // Not in this format; the next is tried.
    }
  }
  throw new Error(`${name} holds no RSA key`);
}
