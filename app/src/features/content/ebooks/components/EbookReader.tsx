import { ebookLimits } from '@goldbean/contract/content';
import { fileLimits } from '@goldbean/contract/people';
import { BookReader, type BookReaderState } from '@goldbean/design-system/content';
import { BookPage } from '@goldbean/design-system/documents';
import { useFormats } from '@goldbean/design-system/formats';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { changeTextSize, keepBookmark, openBook, retryBook, turnTo } from '../reader.actions.ts';
import { search } from '../reader-search.actions.ts';
import { readerState } from '../reader.state.ts';

export interface EbookReaderProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** How many times the width that there is. */
const enlarged = { small: 0.75, medium: 1, large: 1.4 } as const;

/** G140: one book, page by page (S07). */
export function EbookReader({ id, onClose }: EbookReaderProps) {
  const { t } = useTranslation(['documents', 'ebooks']);
  const formats = useFormats();
  const now = useSnapshot(readerState);
  const { opened, page, textSize } = now;
  useEffect(() => openBook(id), [id]);

  const state = (): BookReaderState => {
    if (now.phase !== 'failed') return { kind: now.phase };
    if (now.error !== null) return { kind: 'error', reason: errorWords(now.error), canRetry: false };
    const fault = now.fault ?? 'engine';
    return {
      kind: 'error',
      reason: t(`failed.${fault}`, { most: formats.bytes(fileLimits.documentBytes) }),
      canRetry: fault === 'unreachable' || fault === 'engine' || fault === 'gone',
    };
  };
  const size = opened?.view.pages[page - 1];
  return (
    <BookReader
      title={now.title === '' ? t('ebooks:title') : now.title}
      state={state()}
      page={page}
      pageCount={now.pageCount}
      contents={now.chapters}
      bookmarks={now.bookmarks}
      noteLimit={ebookLimits.ebookNoteCharacters}
      search={{ query: now.query, isBusy: now.isSearching, hits: now.found, isCut: now.isCut }}
      textSize={textSize}
      onPage={turnTo}
      onBookmark={(isOn) => void keepBookmark(page, isOn ? '' : null)}
      onNote={(marked, note) => void keepBookmark(marked, note)}
      onSearch={search}
      onTextSize={changeTextSize}
      onClose={onClose}
      onRetry={retryBook}
    >
      {opened && size && (
        <BookPage
          page={page}
          size={size}
          draw={opened.view.draw}
          enlarged={enlarged[textSize]}
          hits={now.marks}
        />
      )}
    </BookReader>
  );
}
