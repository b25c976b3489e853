export { mediaPlaceOf, messagePlaceOf } from './address-places.ts';
export { isKnownPath, paths, type Path } from './paths.ts';
export { panelHref, panelOverAll, profileHref, withoutPanel, type PanelOverAll } from './over-page.ts';
export { returnPath } from './return-path.ts';
