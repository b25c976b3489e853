import { expect, it } from 'vitest';
import { forReader } from './pay-page.ts';

const ours = 'https://class.example';
const zone = encodeURIComponent(new Intl.DateTimeFormat().resolvedOptions().timeZone);

it('D72: our own cashier is told the language that was chosen, and the reader’s zone', () => {
  const page = `${ours}/pay/cashier/r1`;
  expect(forReader(page, 'th', ours)).toBe(`${page}?lang=th&zone=${zone}`);
  expect(forReader(`${page}?lang=th`, 'zh_HK', ours)).toBe(`${page}?lang=zh_HK&zone=${zone}`);
});

it.each([
  'https://openapi.alipay.com/gateway.do?sign=a%2Bb&app_id=1',
  'weixin://wxpay/bizpayurl?pr=x',
  'https://class.example.evil/pay/cashier/r1',
  'no address',
])('what a payment service hands out stays as it is: %s', (address) => {
  expect(forReader(address, 'th', ours)).toBe(address);
});
