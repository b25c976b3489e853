import type { ShortVideo } from '@goldbean/contract/content';
import { emptyFeed, type Feed } from '../../../shared/feed/index.ts';
import { memberState } from '../../../shared/session/index.ts';

/** The newest short videos, apart from the list that plays: to look at them begins nothing. */
export const videoShelfState = memberState<{ feed: Feed<ShortVideo> }>(() => ({
  feed: emptyFeed<ShortVideo>(),
}));
