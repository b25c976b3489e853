import { paths } from '../../shared/paths/index.ts';
import { Recharge } from './Recharge.tsx';

/**
 * /hwStripe (S24): beans and coins by card, in dollars. The card is typed at the payment service, never here: with
 * the local cashier that is its page. Stripe's own card field is not mounted yet, and the page says so in its place.
 */
export const CardPayPage = () => <Recharge page={paths.cardPay} isCardOnly />;
