import type { Namespace } from '@goldbean/locales';
import { lazy, type ComponentType } from 'react';
import { loadChunk } from '../../shared/chunks/index.ts';
import { needWords } from '../../shared/i18n/index.ts';
import type { PanelOverAll } from '../../shared/paths/index.ts';
import type { OverPageProps } from './over-page-props.ts';

const fetched = (words: readonly Namespace[], load: () => Promise<ComponentType<OverPageProps>>) =>
  lazy(async () => {
    const [, component] = await Promise.all([loadChunk(() => needWords(words)), loadChunk(load)]);
    return { default: component };
  });

/** The panels that stand over whichever page one is on (D91): script and words come with the first that is opened. */
export const overPages: Readonly<Record<PanelOverAll, ComponentType<OverPageProps>>> = {
  favourites: fetched(
    ['content', 'favourites'],
    async () => (await import('./FavouritesOverPage.tsx')).FavouritesOverPage,
  ),
  profile: fetched(
    ['content', 'fans', 'home', 'live-card', 'live-setting', 'profile'],
    async () => (await import('./ProfileOverPage.tsx')).ProfileOverPage,
  ),
  lecturers: fetched(
    ['channels', 'content', 'home'],
    async () => (await import('./LineUpOverPage.tsx')).LineUpOverPage,
  ),
};
