import type { ShortVideo } from '@goldbean/contract/content';
import { proxy } from 'valtio/vanilla';
import { emptyFeed, type Feed } from '../../../shared/feed/index.ts';

/** The newest short videos, apart from the list that plays: to look at them begins nothing. */
export const videoShelfState = proxy<{ feed: Feed<ShortVideo> }>({ feed: emptyFeed<ShortVideo>() });
