/// <reference types="@goldbean/locales/i18next" />

import type { Namespace } from '@goldbean/locales';
import i18next from 'i18next';

/** The words a play function finds things by, in the language the story is shown in. Ask in the play, not before. */
export const wordsOf = <Of extends Namespace>(namespace: Of) => i18next.getFixedT(null, namespace);
