import { paths } from '../../shared/paths/index.ts';
import { Recharge } from './Recharge.tsx';

/** /user/pay (S24): recharges in the money of the member's region. */
export const PayPage = () => <Recharge page={paths.pay} />;
