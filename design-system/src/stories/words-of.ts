import type { Namespace } from '@goldbean/locales';
import { getI18n } from 'react-i18next';

/** The words a play function finds things by, in the language the story is shown in. Ask in the play, not before. */
export const wordsOf = <Of extends Namespace>(namespace: Of) => getI18n().getFixedT(null, namespace);
