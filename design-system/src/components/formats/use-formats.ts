import { useTranslation } from 'react-i18next';
import { type Formats, formatsOf } from './formats.ts';

/** The formats of the language that is spoken now; `i18n.language` is a BCP 47 tag. */
export function useFormats(): Formats {
  return formatsOf(useTranslation().i18n.language);
}
