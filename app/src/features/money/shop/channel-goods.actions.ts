import { notifyError } from '../../../shared/notices/index.ts';
import { createPages, emptyPages } from '../../../shared/pages/index.ts';
import { channelGoodsState as state } from './channel-goods.state.ts';
import { listChannelProducts } from './shop.service.ts';

const pages = createPages({
  state: () => state,
  load: (page) => listChannelProducts(state.channelId, page),
  keyOf: ({ id }) => id,
  onMoreFailed: notifyError,
});

/** C100: what a channel has on sale. */
export async function loadChannelGoods(channelId: string): Promise<void> {
  if (state.channelId !== channelId) Object.assign(state, { ...emptyPages(), channelId });
  await pages.open();
}
