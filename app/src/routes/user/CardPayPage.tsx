import { paths } from '../../shared/paths/index.ts';
import { Recharge } from './Recharge.tsx';

/**
 * /hwStripe (S24): beans and coins by card, in dollars. The card is typed at the payment service, never here: with
 * the local cashier that is its page, with Stripe configured its own field in a frame of its own (D72).
 */
export const CardPayPage = () => <Recharge page={paths.cardPay} isCardOnly />;
