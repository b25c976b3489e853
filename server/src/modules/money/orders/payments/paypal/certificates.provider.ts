import { X509Certificate, type KeyObject } from 'node:crypto';
import { ProviderUnavailable } from '../payment-provider.ports.ts';
import { requestTimeoutMs } from '../settings.domain.ts';

/**
 * The certificate at an address of PayPal, as PEM; null when there is none. The caller has checked the address.
 * @throws ProviderUnavailable
 */
export type CertificateSource = (url: string) => Promise<string | null>;

/** A chain of certificates is a few thousand characters. */
const longestPem = 65_536;

/** Fetches certificates over HTTPS. */
export function createCertificateSource(timeout = requestTimeoutMs): CertificateSource {
  return async (url) => {
    try {
      const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeout) });
      if (answer.ok) return (await answer.text()).slice(0, longestPem);
      if (answer.status === 404) return null;
    } catch {
      // Reported below, like every unusable answer.
    }
    throw new ProviderUnavailable('PayPal: its certificate could not be had');
  };
}

/** The name that a certificate for PayPal's notices bears; the same rule as in PayPal's SDKs. */
const subject = /^CN=messageverificationcerts\.(?:[\w-]+\.)*paypal\.com$/m;

function parse(pem: string): X509Certificate | null {
  try {
    return new X509Certificate(pem);
  } catch {
    return null;
  }
}

/**
 * Keys of PayPal's by the address that a notice names. Whoever writes a notice chooses the address, so only PayPal's
 * own host is ever asked; that it is PayPal's is vouched for by the connection.
 * @param host `api.paypal.com` or `api.sandbox.paypal.com`: neither signs for the other
 */
export function createCertificates(host: string, source: CertificateSource) {
  const kept = new Map<string, X509Certificate>();
  const prefix = `https://${host}/v1/notifications/certs/`;

  /**
   * @param now UTC ms
   * @returns null when the address is not PayPal's, or no certificate for notices that holds now is there
   * @throws ProviderUnavailable
   */
  return async function keyAt(url: string, now: number): Promise<KeyObject | null> {
    if (!url.startsWith(prefix) || !/^[\w-]{1,128}$/.test(url.slice(prefix.length))) return null;
    const pem = kept.has(url) ? null : await source(url);
    const certificate = kept.get(url) ?? (pem === null ? null : parse(pem));
    if (!certificate || !subject.test(certificate.subject)) return null;
    if (now < Date.parse(certificate.validFrom) || now > Date.parse(certificate.validTo)) return null;
    kept.set(url, certificate);
    return certificate.publicKey;
  };
}
export type KeyAt = ReturnType<typeof createCertificates>;
