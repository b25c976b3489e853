import { orderPlace, payTypes } from '@goldbean/contract/money';
import { type AgreementName } from '@goldbean/contract/shared';
import { RechargeForm as Form } from '@goldbean/design-system/orders';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../../shared/forms/index.ts';
import { errorWords, refusalWords } from '../../../../shared/i18n/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { canSell, payMethodOptions } from '../../../../shared/pay-methods/index.ts';
import type { OrderRegion, OrderScene } from '../orders.service.ts';
import { ordersState } from '../orders.state.ts';
import { beginOrder, changeOrder, loadMethods, loadOffer, placeOrder } from '../recharge.actions.ts';
import { gridState } from './recharge-view.ts';

/** Where the text of each agreement stands. */
const agreementPaths: Readonly<Record<AgreementName, string>> = {
  pay: paths.payAgreement.href(),
  payOverseas: paths.payAgreementOverseas.href(),
  coins: paths.coinAgreement.href(),
  exchange: paths.exchangeAgreement.href(),
  channel: paths.channelAgreement.href(),
  service: paths.serviceAgreement.href(),
};

export interface MemberRechargeFormProps {
  readonly scene: OrderScene;
  /** Of beans; left out, the member's own. */
  readonly region?: OrderRegion;
  /** Cards only: the page of members overseas (/hwStripe). */
  readonly isCardOnly?: boolean;
  /** K29: where the recharge began. */
  readonly channel: number;
  /** The live session it began in, or empty. */
  readonly liveId: string;
  /** The page of an order. */
  readonly orderHref: (orderNo: string) => string;
  readonly onOrdered: (orderNo: string) => void;
}

/** A pack, the agreement, a way to pay, and the order (S24, V35). */
export function RechargeForm({
  scene,
  region,
  isCardOnly,
  channel,
  liveId,
  orderHref,
  onOrdered,
}: MemberRechargeFormProps) {
  const { t } = useTranslation(['orders', 'errors']);
  const { offer, methods, form } = useDraft(ordersState);
  const { packId, payType, isAgreed } = form.values;

  const returnUrl = new URL(orderHref(orderPlace), window.location.origin).href;

  useEffect(() => {
    beginOrder({ scene, channel, liveId, returnUrl, payType: isCardOnly ? payTypes.card : null });
  }, [scene, channel, liveId, returnUrl, isCardOnly]);
  useEffect(() => {
    void loadOffer(scene, region);
  }, [scene, region]);

  const ready = offer.kind === 'ready' ? offer.value : null;
  const pack = ready?.packs.find(({ id }) => id === packId) ?? null;
  const offered = methods.filter(
    ({ type, why }) => canSell(type, why) && (!isCardOnly || type === payTypes.card),
  );
  const isOpen = offered.some(({ type, enabled }) => type === payType && enabled);

  const missing = () => {
    if (!pack) return t('choose.pack');
    if (!isOpen) return t('choose.method');
    if (!isAgreed) return t('errors:request.agreement_required');
    const [refusal] = Object.values(form.errors);
    return refusal && refusalWords(refusal);
  };

  const order = async () => {
    if (!ready || missing() !== undefined) return;
    const orderNo = await placeOrder();
    if (orderNo !== null) onOrdered(orderNo);
  };

  return (
    <Form
      packs={gridState(offer, errorWords)}
      packId={packId}
      onPack={({ id }) => {
        changeOrder({ packId: id });
        const chosen = ready?.packs.find((one) => one.id === id);
        if (chosen) void loadMethods(scene, chosen);
      }}
      onRetry={() => void loadOffer(scene, region)}
      methods={methods.length > 0 ? payMethodOptions(offered) : null}
      method={offered.find(({ type }) => type === payType)?.name ?? null}
      onMethod={(name) => {
        const type = offered.find((one) => one.name === name)?.type;
        if (type !== undefined && type !== payTypes.apple && type !== payTypes.dangwu)
          changeOrder({ payType: type });
      }}
      agreement={ready && { ...ready.agreement, href: agreementPaths[ready.agreement.name] }}
      isTicked={isAgreed}
      onTick={(ticked) =>
        changeOrder({ isAgreed: ticked, ...(ready && { agreementVersion: ready.agreement.version }) })
      }
      missing={missing()}
      isOrdering={form.isSending}
      onOrder={() => void order()}
    />
  );
}
