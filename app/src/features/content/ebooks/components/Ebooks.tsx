import type { EbookCard } from '@goldbean/contract/content';
import { EBookCard, type EBookState } from '@goldbean/design-system/content';
import { CardGrid } from '@goldbean/design-system/page';
import { BookOpenIcon, Button, EmptyState, ErrorState } from '@goldbean/design-system/primitives';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { writeEbook } from '../ebook-form.actions.ts';
import { askToRemove, moreEbooks, openEbooks, retryEbooks } from '../ebooks.actions.ts';
import { ebooksState } from '../ebooks.state.ts';

export interface EbooksProps {
  /** Words of the title or the author; empty for all. */
  readonly q: string;
  /** The member puts books out. */
  readonly isStaff: boolean;
  readonly hrefOf: (id: string) => string;
  /** Everything is to be listed again. */
  readonly onAll: () => void;
}

function stateOf({ my, pages }: Pick<EbookCard, 'my' | 'pages'>): EBookState {
  if (my === null) return { kind: 'unread' };
  return my.page >= pages ? { kind: 'finished' } : { kind: 'reading', page: my.page };
}

/** G059: the books that are looked for, and how far I have read each (S07). */
export function Ebooks({ q, isStaff, hrefOf, onAll }: EbooksProps) {
  const { t } = useTranslation('ebooks');
  const { phase, list, total, error } = useSnapshot(ebooksState).pages;
  useEffect(() => openEbooks(q), [q]);
  if (phase === 'failed')
    return (
      <ErrorState title={t('listFailed')} retry={{ label: t('retry'), onRetry: retryEbooks }}>
        {errorWords(error)}
      </ErrorState>
    );
  if (phase === 'ready' && list.length === 0)
    return (
      <EmptyState
        icon={<BookOpenIcon aria-hidden="true" />}
        title={q === '' ? t('none') : t('notFound')}
        action={q === '' ? undefined : <Button onClick={onAll}>{t('showAll')}</Button>}
      >
        {q === '' ? t('noneText') : t('notFoundText')}
      </EmptyState>
    );
  return (
    <CardGrid
      items={list}
      keyOf={({ id }) => id}
      isLoading={phase === 'loading'}
      onMore={list.length < total ? moreEbooks : undefined}
    >
      {(book) => (
        <EBookCard
          title={book.title}
          author={book.author}
          about={book.about}
          cover={book.cover}
          pageCount={book.pages}
          state={stateOf(book)}
          href={hrefOf(book.id)}
          actions={isStaff && <EbookActions book={book} />}
        />
      )}
    </CardGrid>
  );
}

/** What staff do with one book. */
function EbookActions({ book }: { readonly book: EbookCard }) {
  const { t } = useTranslation('ebooks');
  const { id, title } = book;
  return (
    <>
      <Button
        size="small"
        fill="quiet"
        aria-label={t('editBook', { title })}
        onClick={() => writeEbook(book)}
      >
        {t('edit')}
      </Button>
      <Button
        size="small"
        fill="quiet"
        aria-label={t('removeBook', { title })}
        onClick={() => askToRemove({ id, title })}
      >
        {t('remove')}
      </Button>
    </>
  );
}
