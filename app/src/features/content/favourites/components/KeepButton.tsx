import { KeepButton as Frame } from '@goldbean/design-system/content';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { askKept, keyOf, setKept } from '../favourites.actions.ts';
import type { FavouriteType } from '../favourites.service.ts';
import { favouritesState } from '../favourites.state.ts';

export interface FavouriteButtonProps {
  readonly type: FavouriteType;
  readonly id: string;
  /** What is kept, for screen readers. */
  readonly name: string;
}

/** G066, G067: keeps what a page shows, in the default folder. */
export function KeepButton({ type, id, name }: FavouriteButtonProps) {
  const { kept, isBusy } = useSnapshot(favouritesState);
  useEffect(() => void askKept({ type, id }), [type, id]);
  return (
    <Frame
      name={name}
      isKept={kept[keyOf({ type, id })] ?? false}
      isPending={isBusy}
      onKeep={(on) => void setKept({ type, id }, on)}
    />
  );
}
