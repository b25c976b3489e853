import { refuse } from '../../../../platform/refusal.ts';
import type { BegunPayment } from '../orders.ports.ts';

/** What the payer scans or opens. @throws Refusal `order.method_wrong` for a card, which has no address */
export const addressOf = ({ step }: Pick<BegunPayment, 'step'>): string => {
  if (step.kind === 'qr') return step.codeUrl;
  return step.kind === 'redirect' ? step.url : refuse('order.method_wrong');
};
