import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { useGiftName } from '../gift-name.ts';
import { BannerStackRoot } from './GiftBanner.styles.ts';
import { GiftBanner } from './GiftBanner.tsx';
import { type BannerQueue, emptyQueue, give, type BannerGift, leave } from './gift-banner-queue.ts';

export interface GiftBannerStackHandle {
  /** Somebody gave something. */
  push: (given: BannerGift) => void;
}

export interface GiftBannerStackProps {
  ref: Ref<GiftBannerStackHandle>;
  /** What stands there from the beginning: gifts given just before the member came in. */
  initial?: readonly BannerGift[];
  /** E28: nothing is drawn; what is given is still read out. */
  isQuiet?: boolean;
  /** A banner stands so long after the last gift of its combo, ms. */
  stay?: number;
}

const none: readonly BannerGift[] = [];

/**
 * Banners of what was just given, three at most; repeats of a combo raise its count, others wait for room.
 * Positioned at the lower left of its parent, the overlay of a LiveStage. Reads each new gift out, politely.
 */
export function GiftBannerStack({
  ref,
  initial = none,
  isQuiet = false,
  stay = 4_000,
}: GiftBannerStackProps) {
  const { t } = useTranslation('gifts');
  const formats = useFormats();
  const nameOf = useGiftName();
  const [queue, setQueue] = useState<BannerQueue>(() =>
    initial.reduce((made, given) => give(made, given, performance.now(), stay), emptyQueue),
  );
  const nextLeave = Math.min(...queue.shown.map(({ leavesAt }) => leavesAt));
  const newest = queue.shown.at(-1);

  useImperativeHandle(
    ref,
    () => ({
      push: (given) => {
        // In a hidden tab banners hardly leave: what was given there would stand as news when the tab is shown again.
        if (!document.hidden) setQueue((known) => give(known, given, performance.now(), stay));
      },
    }),
    [stay],
  );

  useEffect(() => {
    if (!Number.isFinite(nextLeave)) return undefined;
    const timer = setTimeout(
      () => setQueue((known) => leave(known, performance.now(), stay)),
      Math.max(0, nextLeave - performance.now()) + 1,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [nextLeave, stay]);

  return (
    <BannerStackRoot aria-label={t('banners')}>
      {!isQuiet &&
        queue.shown.map(({ comboId, sender, gift, count }) => (
          <GiftBanner key={comboId} sender={sender} gift={gift} count={count} />
        ))}
      <VisuallyHidden as="output">
        {newest &&
          t('announced', {
            name: newest.sender.nickname,
            gift: nameOf(newest.gift),
            n: formats.number(newest.count),
          })}
      </VisuallyHidden>
    </BannerStackRoot>
  );
}
