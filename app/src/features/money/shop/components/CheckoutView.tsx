import { payTypes } from '@goldbean/contract/money';
import { agreements } from '@goldbean/contract/shared';
import { ProductCheckout } from '@goldbean/design-system/live';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../../shared/forms/index.ts';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { canSell, payMethodOptions } from '../../../../shared/pay-methods/index.ts';
import { changeCheckout, loadMethods, placeOrder } from '../checkout.actions.ts';
import { shopState } from '../shop.state.ts';
import { checkoutLines, moneyOf } from './shop-view.ts';

export interface CheckoutViewProps {
  readonly disabledReason?: string;
  readonly onOrdered: (orderNo: string) => void;
}

/** What is about to be ordered, how it is paid, and the agreement (S49, V35). */
export function CheckoutView({ disabledReason, onOrdered }: CheckoutViewProps) {
  const { t } = useTranslation(['orders', 'errors']);
  const { form, methods, refusal, goods } = useDraft(shopState);
  const { items, groupId, payType, isAgreed } = form.values;
  const { lines, minor, currency } = checkoutLines(items, goods.list, groupId);
  useEffect(() => {
    if (minor > 0) void loadMethods(minor, currency);
  }, [minor, currency]);
  const offered = (methods ?? []).filter(({ type, why }) => canSell(type, why));
  const isOpen = offered.some(({ type, enabled }) => type === payType && enabled);
  const missing = () => {
    if (disabledReason !== undefined) return disabledReason;
    if (!isOpen) return t('choose.method');
    if (!isAgreed) return t('errors:request.agreement_required');
    const [wrong] = Object.values(form.errors);
    return wrong && refusalWords(wrong);
  };
  const order = async () => {
    const orderNo = await placeOrder();
    if (orderNo !== null) onOrdered(orderNo);
  };
  return (
    <ProductCheckout
      lines={lines}
      sum={moneyOf(minor, currency)}
      methods={methods && payMethodOptions(offered)}
      method={offered.find(({ type }) => type === payType)?.name ?? null}
      onMethod={(name) => {
        const type = offered.find((one) => one.name === name)?.type;
        if (type !== undefined && type !== payTypes.apple && type !== payTypes.dangwu)
          changeCheckout({ payType: type });
      }}
      agreement={{
        name: 'service',
        version: agreements.service.version,
        href: paths.serviceAgreement.href(),
      }}
      isTicked={isAgreed}
      onTick={(ticked) => changeCheckout({ isAgreed: ticked })}
      missing={missing()}
      {...(refusal !== '' && { refusal })}
      isOrdering={form.isSending}
      onOrder={() => void order()}
    />
  );
}
