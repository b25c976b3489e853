import type { ExternalSite } from './nav-targets.ts';

/** D61: addresses of our other sites, from the configuration of the build; empty: there is none. */
export const externalSites: Readonly<Record<ExternalSite, string>> = {
  circles: String(import.meta.env['VITE_CIRCLES_SITE'] ?? ''),
};
