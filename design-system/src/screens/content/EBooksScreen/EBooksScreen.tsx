import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';

export interface EBooksScreenProps {
  /** Where staff put a book out: a Button. */
  actions?: ReactNode;
  /** A SearchInput. */
  search: ReactNode;
  /** The books that were found. */
  books: ReactNode;
  /** What stands over the page. */
  over?: ReactNode;
}

/** /hljw/EBookList: the books of the house (S07). */
export function EBooksScreen({ actions, search, books, over }: EBooksScreenProps) {
  const { t } = useTranslation('ebooks');
  return (
    <PageStack>
      <PageHeading title={t('title')} lead={t('lead')} actions={actions} />
      <section aria-label={t('title')}>
        <PageStack>
          {search}
          {books}
        </PageStack>
      </section>
      {over}
    </PageStack>
  );
}
