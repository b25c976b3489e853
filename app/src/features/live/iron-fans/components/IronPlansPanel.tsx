import { isContinuousPlan, type IronPlan } from '@goldbean/contract/live';
import { payTypes, type PayType } from '@goldbean/contract/money';
import { agreements } from '@goldbean/contract/shared';
import { IronFanPlans, type IronFanState } from '@goldbean/design-system/fans';
import { Drawer } from '@goldbean/design-system/primitives';
import { InsufficientBalanceDialog } from '@goldbean/design-system/wallet';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useServerNow } from '../../../../shared/clock/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import {
  buy,
  cancelPlan,
  changePlan,
  dismissShort,
  loadPlans,
  openPlans,
  type IronWay,
} from '../iron-fans.actions.ts';
import { ironFansState } from '../iron-fans.state.ts';
import { planOf, statusOf } from '../membership-view.ts';

/** So often it is looked at again how much time is left, ms. */
const everyMs = 60_000;
const ways = ['wechat', 'alipay', 'card', 'paypal'] as const satisfies readonly IronWay[];
const waysOf = (methods: readonly PayType[]) => ways.filter((way) => methods.includes(payTypes[way]));
const isWay = (method: string): method is IronWay => method === 'coins' || ways.some((way) => way === method);

export interface IronPlansPanelProps {
  /** Null while it is closed. */
  readonly channelId: string | null;
  /** Where the payer goes on after a payment in money: this page. */
  readonly back: string;
  readonly onClose: () => void;
  /** To the payment of an order. */
  readonly onOrdered: (orderNo: string) => void;
  /** It is paid: what it opens is loaded anew. */
  readonly onPaid: () => void;
  /** Leads to the recharge (V05). */
  readonly onRecharge: () => void;
}

/** What an iron-fan membership of a channel costs, and how mine stands (S45, T12). */
export function IronPlansPanel({
  channelId,
  back,
  onClose,
  onOrdered,
  onPaid,
  onRecharge,
}: IronPlansPanelProps) {
  const { t } = useTranslation('fans');
  const { plans, pending, failure, short } = useSnapshot(ironFansState);
  const now = useServerNow(everyMs);
  useEffect(() => (channelId === null ? undefined : openPlans(channelId)), [channelId]);

  const state = (): IronFanState => {
    if (plans.kind === 'failed') return { kind: 'error', reason: errorWords(plans.error) };
    if (plans.kind === 'loading') return { kind: 'loading' };
    return plans.value.my ? statusOf(plans.value.my) : { kind: 'none' };
  };
  const order = async (plan: IronPlan, way: IronWay) => {
    const orderNo = await buy(plan, way, back);
    if (orderNo === null) onPaid();
    else if (orderNo !== undefined) onOrdered(orderNo);
  };
  const known = plans.kind === 'ready' ? plans.value : null;
  return (
    <Drawer
      isOpen={channelId !== null}
      onClose={onClose}
      title={t('iron.title')}
      closeLabel={t('close')}
      size="large"
    >
      <IronFanPlans
        state={state()}
        plans={known?.list.map(planOf) ?? []}
        methods={waysOf(known?.methods ?? [])}
        balance={known?.coins ?? 0}
        channelName={known?.channel.name ?? ''}
        now={now}
        agreement={{ version: agreements.service.version, href: paths.serviceAgreement.href() }}
        {...(pending && { pending })}
        {...(failure !== null && { failure: errorWords(failure) })}
        onOrder={(plan, method) => {
          if (isWay(method)) void order(plan, method);
        }}
        onChange={(plan) => {
          if (isContinuousPlan(plan)) void changePlan(plan);
        }}
        onCancel={() => void cancelPlan()}
        onRetry={() => void loadPlans()}
      />
      <InsufficientBalanceDialog
        isOpen={short !== null}
        onClose={dismissShort}
        currency="COIN"
        need={short?.need ?? 0}
        have={short?.have ?? 0}
        onRecharge={onRecharge}
      />
    </Drawer>
  );
}
