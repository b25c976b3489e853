import { ChannelGoods as Frame, type ChannelGoodsState } from '@goldbean/design-system/live';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { loadChannelGoods } from '../channel-goods.actions.ts';
import { channelGoodsState } from '../channel-goods.state.ts';
import { productOf, saleOf } from './shop-view.ts';

/** C100, S13: what a channel has on sale. */
export function ChannelGoods({ channelId }: { readonly channelId: string }) {
  const { phase, list, error } = useSnapshot(channelGoodsState);
  useEffect(() => void loadChannelGoods(channelId), [channelId]);
  const state = (): ChannelGoodsState => {
    if (phase === 'failed') return { kind: 'error', reason: errorWords(error) };
    if (phase === 'loading') return { kind: 'loading' };
    return {
      kind: 'ready',
      goods: list.map((product) => ({ product: productOf(product), sale: saleOf(product) })),
    };
  };
  return <Frame state={state()} onRetry={() => void loadChannelGoods(channelId)} />;
}
