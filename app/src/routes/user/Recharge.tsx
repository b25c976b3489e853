import { OrderScreen, RechargeScreen } from '@goldbean/design-system/screens/orders';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import {
  OrderHistory,
  OrderPanel,
  OrderReceipt,
  RechargeForm,
  UnpaidOrder,
  type OrderScene,
} from '../../features/money/orders/index.ts';
import { loadLots, loadWallet } from '../../features/money/wallet/index.ts';
import { session } from '../../shared/session/index.ts';
import { useRechargeQuery, type RechargePath, type RechargeQuery } from './recharge-query.ts';

export interface RechargeProps {
  readonly page: RechargePath;
  /** Cards of members overseas only. */
  readonly isCardOnly?: boolean;
}

/** Beans, coins and vouchers for money: the form, or the order that was made of it (S24). */
export function Recharge({ page, isCardOnly = false }: RechargeProps) {
  const query = useRechargeQuery(page);
  return query.orderNo === '' ? (
    <NewOrder query={query} isCardOnly={isCardOnly} />
  ) : (
    <TheOrder query={query} isCardOnly={isCardOnly} />
  );
}

interface PartProps {
  readonly query: RechargeQuery;
  readonly isCardOnly: boolean;
}

const wayOf = (isCardOnly: boolean) => (isCardOnly ? 'card' : 'region');

function NewOrder({ query, isCardOnly }: PartProps) {
  const go = useNavigate();
  const { ishw } = useSnapshot(session);
  const [chosen, setChosen] = useState<'beans' | 'coins'>('beans');
  const scene: OrderScene = query.isOfVouchers ? 'dangwu' : chosen;
  return (
    <RechargeScreen
      way={wayOf(isCardOnly)}
      backHref={query.backTo}
      goods={(ishw || isCardOnly) && !query.isOfVouchers ? { selected: chosen, onSelect: setChosen } : null}
      unpaid={<UnpaidOrder orderHref={query.orderHref} />}
      form={
        <RechargeForm
          key={scene}
          scene={scene}
          isCardOnly={isCardOnly}
          {...(isCardOnly && { region: 'overseas' })}
          channel={query.channel}
          liveId={query.liveId}
          orderHref={query.orderHref}
          onOrdered={(orderNo) => void go(query.orderHref(orderNo))}
        />
      }
      history={<OrderHistory orderHref={query.orderHref} />}
    />
  );
}

function TheOrder({ query, isCardOnly }: PartProps) {
  const go = useNavigate();
  const orderHref = query.orderHref(query.orderNo);
  const showBalances = useCallback(() => {
    void loadWallet();
    void loadLots();
  }, []);
  return (
    <OrderScreen
      way={wayOf(isCardOnly)}
      backHref={query.backTo}
      order={
        <OrderPanel
          orderNo={query.orderNo}
          returnUrl={new URL(orderHref, window.location.origin).href}
          againHref={query.newHref}
          receiptHref={query.receiptHref}
          onCredited={showBalances}
        />
      }
      anotherHref={query.newHref}
      dialog={<OrderReceipt isOpen={query.isReceipt} onClose={() => void go(orderHref, { replace: true })} />}
    />
  );
}
