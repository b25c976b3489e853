/** The panels that stand over whichever page one is on (D91). */
const everywhere = ['profile', 'lecturers', 'favourites'] as const;
export type PanelOverAll = (typeof everywhere)[number];

interface PageAddress {
  readonly pathname: string;
  readonly search: string;
}

/** Which of those panels a query asks for, or null: then the page reads `panel` for itself. */
export const panelOverAll = (query: URLSearchParams): PanelOverAll | null =>
  everywhere.find((panel) => panel === query.get('panel')) ?? null;

function withQuery({ pathname, search }: PageAddress, fields: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search);
  for (const name of ['panel', 'uid']) query.delete(name);
  for (const [name, value] of Object.entries(fields)) query.set(name, value);
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}

/** The page one is on with a panel over it; what else its query says stays, and so does the page. */
export const panelHref = (
  place: PageAddress,
  panel: PanelOverAll,
  fields: Readonly<Record<string, string>> = {},
): string => withQuery(place, { panel, ...fields });

/** A member's profile over the page one is on (S43). */
export const profileHref = (place: PageAddress, uid: string): string => panelHref(place, 'profile', { uid });

/** The page without the panel. */
export const withoutPanel = (place: PageAddress): string => withQuery(place, {});
