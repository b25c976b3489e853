import { useTranslation } from 'react-i18next';
import {
  BookmarkIcon,
  ChartColumnIcon,
  EmptyState,
  GiftIcon,
  ShoppingBagIcon,
  SparklesIcon,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { ReplayMarker } from '../ReplayTimeline/replay-marker.ts';
import { MarkerButton, MarkerList } from './ReplayMoments.styles.ts';

export interface ReplayMomentsProps {
  /** In the order of time. */
  markers: readonly ReplayMarker[];
  /** Where the replay stands, ms from the beginning. */
  position: number;
  /** Goes to a place, ms from the beginning. */
  onSeek: (at: number) => void;
}

const kinds = {
  chapter: { words: 'replay.chapter', Icon: BookmarkIcon },
  gift: { words: 'replay.gift', Icon: GiftIcon },
  packet: { words: 'replay.packet', Icon: SparklesIcon },
  product: { words: 'replay.product', Icon: ShoppingBagIcon },
  vote: { words: 'replay.vote', Icon: ChartColumnIcon },
} as const;

/** What happened when, to go there. */
export function ReplayMoments({ markers, position, onSeek }: ReplayMomentsProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const current = markers.findLast(({ at }) => at <= position);
  if (markers.length === 0)
    return (
      <EmptyState icon={<BookmarkIcon aria-hidden="true" />} title={t('replay.noMarkers')}>
        {t('replay.noMarkersHint')}
      </EmptyState>
    );
  return (
    <MarkerList aria-label={t('replay.markers')}>
      {markers.map((marker) => {
        const { words, Icon } = kinds[marker.kind];
        return (
          <li key={marker.id}>
            <MarkerButton
              type="button"
              aria-current={marker === current ? 'time' : undefined}
              onClick={() => onSeek(marker.at)}
            >
              <Icon aria-hidden="true" />
              <VisuallyHidden>{t(words)}: </VisuallyHidden>
              <span data-title>{marker.title}</span>
              <time>{formats.clock(marker.at / 1_000)}</time>
            </MarkerButton>
          </li>
        );
      })}
    </MarkerList>
  );
}
