import { payTypes } from '@goldbean/contract/money';
import { agreements } from '@goldbean/contract/shared';
import { ProductCheckout } from '@goldbean/design-system/live';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { canSell, payMethodOptions } from '../../../../shared/pay-methods/index.ts';
import { articlesState } from '../articles.state.ts';
import { beginBuying, choosePayType, orderArticle, tickAgreement } from '../buying.actions.ts';

/** What the article costs, how it is paid, and the agreement (S49, V35). @param onOrdered told the order's number */
export function BuyArticle({ onOrdered }: { readonly onOrdered: (orderNo: string) => void }) {
  const { t } = useTranslation(['orders', 'errors']);
  const { article, buying } = useSnapshot(articlesState);
  const isThere = article?.price != null;
  useEffect(() => (isThere ? beginBuying() : undefined), [isThere]);
  if (!article?.price) return null;
  const { methods, payType, isAgreed, isOrdering, error } = buying;
  const offered = (methods ?? []).filter(({ type, why }) => canSell(type, why));
  const sum = { amount: article.price.amount / 100, currency: article.price.currency };
  const missing = () => {
    if (!offered.some(({ type, enabled }) => type === payType && enabled)) return t('choose.method');
    return isAgreed ? undefined : t('errors:request.agreement_required');
  };
  const order = async () => {
    const orderNo = await orderArticle();
    if (orderNo !== null) onOrdered(orderNo);
  };
  return (
    <ProductCheckout
      lines={[{ id: article.id, name: article.title, count: 1, sum }]}
      sum={sum}
      methods={methods && payMethodOptions(offered)}
      method={offered.find(({ type }) => type === payType)?.name ?? null}
      onMethod={(name) => {
        const type = offered.find((one) => one.name === name)?.type;
        if (type !== undefined && type !== payTypes.apple && type !== payTypes.dangwu) choosePayType(type);
      }}
      agreement={{
        name: 'service',
        version: agreements.service.version,
        href: paths.serviceAgreement.href(),
      }}
      isTicked={isAgreed}
      onTick={tickAgreement}
      missing={missing()}
      {...(error !== null && { refusal: errorWords(error) })}
      isOrdering={isOrdering}
      onOrder={() => void order()}
    />
  );
}
