import { useState } from 'react';
import { GiftIcon } from '../../../primitives/index.ts';
import type { TreasureView } from '../treasure.ts';
import { TreasureCover as Root } from './TreasureCard.styles.ts';

/** The picture of a treasure, grey where it can be had no more. */
export function TreasureCover({ cover, state }: Pick<TreasureView, 'cover' | 'state'>) {
  const [broken, setBroken] = useState('');
  return (
    <Root data-gone={state === 'sold_out' || state === 'ended' || undefined}>
      {cover === '' || cover === broken ? (
        <GiftIcon aria-hidden="true" />
      ) : (
        <img src={cover} alt="" loading="lazy" decoding="async" onError={() => setBroken(cover)} />
      )}
    </Root>
  );
}
