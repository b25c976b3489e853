import { themes, type Theme } from '@goldbean/contract';
import { proxy } from 'valtio/vanilla';
import { session, stores } from '../session/index.ts';

const themeKey = 'theme';

const asTheme = (given: string | null): Theme | undefined => themes.find((theme) => theme === given);

/**
 * D82, D62: what this device remembers, else the variant's own.
 * @param isStatic the static variant (`isJt`) wears red
 */
export function firstTheme(stored: string | null, isStatic: boolean): Theme {
  return asTheme(stored) ?? (isStatic ? 'red' : 'education');
}

/** Which theme the page wears; the root reads it with `useSnapshot`. */
export const themeState = proxy<{ theme: Theme }>({ theme: 'education' });

/** Wears the theme: one attribute on the root element, before the first paint and at every change. */
function wear(theme: Theme): void {
  themeState.theme = theme;
  document.documentElement.dataset['theme'] = theme;
}

/** E23: before anything is painted. */
export function startTheme(): void {
  wear(firstTheme(stores.device.getItem(themeKey), session.isJt));
}

/** The member's own choice, remembered on this device for the next first paint. */
export function changeTheme(theme: Theme): void {
  stores.device.setItem(themeKey, theme);
  wear(theme);
}
