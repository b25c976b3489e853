import { themes, type Theme } from '@goldbean/contract/people';
import { proxy } from 'valtio/vanilla';
import { session, stores } from '../session/index.ts';

const themeKey = 'theme';

const asTheme = (given: string | null): Theme | undefined => themes.find((theme) => theme === given);

/**
 * D82, D62: the theme stored on this device, else the default of the variant.
 * @param isStatic the static variant (`isJt`), whose default is red
 */
export function firstTheme(stored: string | null, isStatic: boolean): Theme {
  return asTheme(stored) ?? (isStatic ? 'red' : 'education');
}

/** The present theme; `main.tsx` sets it on the document. */
export const themeState = proxy<{ theme: Theme }>({ theme: 'education' });

/** E23: before anything is painted. */
export function startTheme(): void {
  themeState.theme = firstTheme(stores.device.getItem(themeKey), session.isJt);
}

/** The member's own choice, remembered on this device for the next first paint. */
export function changeTheme(theme: Theme): void {
  stores.device.setItem(themeKey, theme);
  themeState.theme = theme;
}
