import { proxy } from 'valtio/vanilla';
import type { Featured } from './channels.service.ts';

/** The channels that visitors see. */
export const featuredState = proxy<{ list: Featured[] }>({ list: [] });
