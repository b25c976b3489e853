import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { ChannelProduct } from './shop.service.ts';

/** What the channel whose page is shown has on sale; read with `useSnapshot`. */
export const channelGoodsState = memberState<Pages<ChannelProduct> & { channelId: string }>(() => ({
  ...emptyPages(),
  channelId: '',
}));
