import { calls } from '@goldbean/contract/money';
import { type AgreementName } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

/** Which version of an agreement I accepted last (C075, C082); null when none, or when no call tells. @throws ApiError */
export async function loadAccepted(name: AgreementName): Promise<string | null> {
  switch (name) {
    case 'pay':
      return (await request(calls.recharge.offer, { region: 'cn' })).agreement.accepted;
    case 'payOverseas':
      return (await request(calls.recharge.offer, { region: 'overseas' })).agreement.accepted;
    case 'coins':
      return (await request(calls.recharge.coinPacks, {})).agreement.accepted;
    case 'channel':
    case 'exchange':
    case 'service':
      return null;
  }
}
