import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { privateKeyOf, publicKeyOf, readSettings } from './settings.domain.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const pkcs8 = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
const pkcs1 = privateKey.export({ format: 'pem', type: 'pkcs1' }).toString();
const spki = publicKey.export({ format: 'pem', type: 'spki' }).toString();
const bare = (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, '');

test('a provider is off, on, or half configured by name', () => {
  const names = ['A', 'B', 'C'] as const;
  expect(readSettings({}, 'X', names)).toBeNull();
  expect(readSettings({ A: ' ', OTHER: '1' }, 'X', names)).toBeNull();
  expect(readSettings({ A: ' 1 ', B: '2', C: '3' }, 'X', names)).toEqual({ A: '1', B: '2', C: '3' });
  expect(() => readSettings({ B: '2' }, 'X', names)).toThrow('X is half configured, without A, C');
});

test.each([
  ['PEM', pkcs8],
  ['PEM of the older kind', pkcs1],
  [String.raw`PEM in one line with \n`, pkcs8.replaceAll('\n', String.raw`\n`)],
  ['bare base64', bare(pkcs8)],
  ['bare base64 of the older kind', bare(pkcs1)],
])('a private key is read from %s', (_, text) => {
  expect(privateKeyOf('KEY', text).equals(privateKey)).toBe(true);
});

test.each([
  ['PEM', spki],
  ['bare base64', bare(spki)],
])('a public key is read from %s', (_, text) => {
  expect(publicKeyOf('KEY', text).equals(publicKey)).toBe(true);
});

test('a key is read from a file, whose absence is said by the name of the variable', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  try {
    writeFileSync(join(folder, 'key.pem'), spki);
    expect(publicKeyOf('KEY', `file:${join(folder, 'key.pem')}`).equals(publicKey)).toBe(true);
    expect(() => publicKeyOf('KEY', `file:${join(folder, 'none')}`)).toThrow('KEY names a file');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what is no RSA key is refused by name, and its text is not told', () => {
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  for (const text of [
    'secret',
    pkcs8.slice(0, 200),
    curve.export({ format: 'pem', type: 'pkcs8' }).toString(),
  ]) {
    expect(() => privateKeyOf('KEY', text)).toThrow('KEY holds no RSA key');
    expect(() => publicKeyOf('KEY', text)).toThrow('KEY holds no RSA key');
  }
});
