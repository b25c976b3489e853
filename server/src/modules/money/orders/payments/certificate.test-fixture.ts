import { sign, type KeyObject } from 'node:crypto';

/** One value of DER: a tag, a length, the contents. */
function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const body = Buffer.concat(contents);
  const size = body.length.toString(16);
  const long = Buffer.from(size.length % 2 === 0 ? size : `0${size}`, 'hex');
  const length = body.length < 128 ? Buffer.from([body.length]) : Buffer.from([0x80 + long.length, ...long]);
  return Buffer.concat([Buffer.from([tag]), length, body]);
}

const sha256WithRsa = der(0x30, Buffer.from('06092a864886f70d01010b0500', 'hex'));
const nameOf = (commonName: string) =>
  der(0x30, der(0x31, der(0x30, Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from(commonName)))));
const timeOf = (ms: number) =>
  der(0x18, Buffer.from(new Date(ms).toISOString().replaceAll(/[-:T]|\.\d+/g, '')));

/**
 * A certificate that signed itself, as PEM: what a provider hands out, with keys of the test.
 * @param valid UTC ms
 */
export function createCertificate(
  commonName: string,
  keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject },
  valid: { readonly from: number; readonly to: number },
): string {
  const claim = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    sha256WithRsa,
    nameOf(commonName),
    der(0x30, timeOf(valid.from), timeOf(valid.to)),
    nameOf(commonName),
    keys.publicKey.export({ format: 'der', type: 'spki' }),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', claim, keys.privateKey));
  const lines =
    der(0x30, claim, sha256WithRsa, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
