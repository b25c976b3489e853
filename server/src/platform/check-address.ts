import { isAddress } from '@goldbean/contract';
import { refuse } from './refusal.ts';

/**
 * For what reaches the server by no call, such as the goods and campaigns that an operator enters: members are led there, or see
 * a picture from there. Empty is none.
 * @throws Refusal `request.address` for anything but http, https and what is ours
 */
export function checkAddress(given: string): void {
  if (given !== '' && !isAddress(given)) refuse('request.address');
}
