import { createContext } from 'react';

/** Takes a member to an address of ours without loading the page again. */
export type Navigate = (href: string) => void;

/** The app's router; without one, links are ordinary links. */
export const LinkNavigation = createContext<Navigate | null>(null);
