import { expect, test } from 'vitest';
import { ProviderUnavailable } from '../payment-provider.ports.ts';
import { createCertificateSource } from './certificates.provider.ts';
import { answerMaxMs, createProviderServer } from '../provider-server.test-fixture.ts';

test('a certificate is fetched where it stands, without following anybody elsewhere', async () => {
  const server = await createProviderServer(({ path }) => {
    if (path === '/there') return { status: 200, body: 'PEM' };
    if (path === '/moved') return { status: 302, headers: { location: '/there' }, body: '' };
    if (path === '/silent') return null;
    return { status: path === '/broken' ? 500 : 404, body: '' };
  });
  const at = (path: string) => new URL(path, server.url).href;
  const certificateAt = createCertificateSource(answerMaxMs);
  expect(await certificateAt(at('there'))).toBe('PEM');
  expect(await certificateAt(at('none'))).toBeNull();
  for (const path of ['moved', 'broken', 'silent'])
    await expect(certificateAt(at(path))).rejects.toThrow(ProviderUnavailable);
  await server.close();
});
