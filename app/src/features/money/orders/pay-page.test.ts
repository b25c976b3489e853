import { expect, it } from 'vitest';
import { inLanguage } from './pay-page.ts';

const ours = 'https://class.example';

it('D72: our own cashier is told the language that was chosen', () => {
  const page = `${ours}/pay/cashier/r1`;
  expect(inLanguage(page, 'th', ours)).toBe(`${page}?lang=th`);
  expect(inLanguage(`${page}?lang=th`, 'zh_HK', ours)).toBe(`${page}?lang=zh_HK`);
});

it.each([
  'https://openapi.alipay.com/gateway.do?sign=a%2Bb&app_id=1',
  'weixin://wxpay/bizpayurl?pr=x',
  'https://class.example.evil/pay/cashier/r1',
  'no address',
])('what a payment service hands out stays as it is: %s', (address) => {
  expect(inLanguage(address, 'th', ours)).toBe(address);
});
