import type { GlossaryTerm } from '@goldbean/design-system/content';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { glossaryTerms } from '../../shared/glossary/index.ts';

/** The terms that are explained in articles, in the member's language (S15). */
export function useTerms(): readonly GlossaryTerm[] {
  const { t } = useTranslation('glossary');
  return useMemo(
    () => glossaryTerms.map((key) => ({ key, name: t(`${key}.name`), meaning: t(`${key}.meaning`) })),
    [t],
  );
}
