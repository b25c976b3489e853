import { MissingShelf } from '@goldbean/design-system/home';
import { lazy, type ComponentType } from 'react';
import { loadChunk } from '../../shared/chunks/index.ts';
import type { HomeShelfProps } from './home-shelf.ts';

/** Loads a shelf when it is shown (S48): the first of the homepage comes without its script, and stands when it fails. */
const shelf = (load: () => Promise<ComponentType<HomeShelfProps>>) =>
  lazy(async (): Promise<{ default: ComponentType<HomeShelfProps> }> => {
    try {
      return { default: await loadChunk(load) };
    } catch {
      return { default: MissingShelf };
    }
  });

export const ReadShelf = shelf(async () => (await import('./ReadShelf.tsx')).ReadShelf);
export const WatchShelf = shelf(async () => (await import('./WatchShelf.tsx')).WatchShelf);
export const FollowedShelf = shelf(async () => (await import('./FollowedShelf.tsx')).FollowedShelf);

/** Parts of the homepage by the menu of its address; another code is a navigation code, and the whole (D61). */
export const homeMenus = ['live', 'next', 'read', 'watch', 'followed'] as const;
