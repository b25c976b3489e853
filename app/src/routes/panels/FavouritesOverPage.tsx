import { FavouritesPanel } from '../../features/content/favourites/index.ts';
import type { OverPageProps } from './over-page-props.ts';

/** S44: what I keep for later. */
export function FavouritesOverPage({ onClose }: OverPageProps) {
  return <FavouritesPanel isOpen onClose={onClose} />;
}
