import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AArrowDownIcon,
  AArrowUpIcon,
  BookmarkIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ErrorState,
  IconButton,
  ListIcon,
  Skeleton,
  Slider,
  VisuallyHidden,
  XIcon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import {
  ReaderContents,
  ReaderFoot,
  ReaderHead,
  ReaderMiddle,
  ReaderPage,
  ReaderRoot,
  ReaderWaiting,
} from './BookReader.styles.ts';

export type BookReaderState =
  | { kind: 'loading' }
  /** This page did not arrive; `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | { kind: 'ready' };

export type ReaderTextSize = 'small' | 'medium' | 'large';

export interface BookReaderProps {
  title: string;
  state: BookReaderState;
  /** From 1; kept by the owner, so that the book opens here again (S07). */
  page: number;
  pageCount: number;
  /** Chapters with the page they begin on, in order. */
  contents: readonly { title: string; page: number }[];
  isBookmarked: boolean;
  textSize: ReaderTextSize;
  onPage: (page: number) => void;
  onBookmark: (isBookmarked: boolean) => void;
  onTextSize: (size: ReaderTextSize) => void;
  onClose: () => void;
  onRetry: () => void;
  /** The page: words or a picture of them. */
  children?: ReactNode;
}

const sizes: readonly ReaderTextSize[] = ['small', 'medium', 'large'];
const waiting = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** The frame round a page of a book: turn, jump, mark, larger or smaller. Left and right turn, Home and End go to the ends. */
export function BookReader(props: BookReaderProps) {
  const { title, state, page, pageCount, contents, isBookmarked, textSize } = props;
  const { onPage, onBookmark, onTextSize, onClose, onRetry, children } = props;
  const { t } = useTranslation(['content', 'primitives']);
  const formats = useFormats();
  const [isListOpen, setIsListOpen] = useState(false);
  const chapter = contents.findLastIndex((one) => one.page <= page);
  const places = t('book.pageOf', { page: formats.number(page), total: formats.number(pageCount) });

  const turnTo = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 1), pageCount);
    if (next !== page) onPage(next);
  };
  const keys: Readonly<Record<string, number>> = {
    ArrowRight: page + 1,
    ArrowLeft: page - 1,
    Home: 1,
    End: pageCount,
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const wanted = keys[event.key];
    if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turnTo(wanted);
  };
  const sizeAt = sizes.indexOf(textSize);
  const resize = (step: number) => {
    const next = sizes[sizeAt + step];
    if (next) onTextSize(next);
  };

  return (
    <ReaderRoot aria-label={title}>
      <ReaderHead>
        <IconButton
          label={t('book.contents')}
          icon={<ListIcon aria-hidden="true" />}
          isPressed={isListOpen}
          tooltipSide="bottom"
          onClick={() => setIsListOpen(!isListOpen)}
        />
        <h1>{title}</h1>
        <IconButton
          label={t('book.smaller')}
          icon={<AArrowDownIcon aria-hidden="true" />}
          disabledReason={sizeAt === 0 ? t('book.smallest') : undefined}
          tooltipSide="bottom"
          onClick={() => resize(-1)}
        />
        <IconButton
          label={t('book.larger')}
          icon={<AArrowUpIcon aria-hidden="true" />}
          disabledReason={sizeAt === sizes.length - 1 ? t('book.largest') : undefined}
          tooltipSide="bottom"
          onClick={() => resize(1)}
        />
        <IconButton
          label={t('book.bookmark')}
          icon={<BookmarkIcon aria-hidden="true" />}
          isPressed={isBookmarked}
          tooltipSide="bottom"
          onClick={() => onBookmark(!isBookmarked)}
        />
        <IconButton
          label={t('primitives:close')}
          icon={<XIcon aria-hidden="true" />}
          tooltipSide="bottom"
          onClick={onClose}
        />
      </ReaderHead>
      <ReaderMiddle>
        {isListOpen && (
          <ReaderContents aria-label={t('book.contents')}>
            <ul>
              {contents.map((one, at) => (
                <li key={one.page}>
                  <button
                    type="button"
                    aria-current={at === chapter ? 'location' : undefined}
                    onClick={() => turnTo(one.page)}
                  >
                    <span>{one.title}</span>
                    <span>{formats.number(one.page)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </ReaderContents>
        )}
        <ReaderPage
          aria-label={places}
          aria-busy={state.kind === 'loading' || undefined}
          tabIndex={0}
          data-text={textSize}
          data-scrolls
          onKeyDown={handleKeyDown}
        >
          <div>
            {state.kind === 'loading' && (
              <ReaderWaiting>
                <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
                {waiting.map((key) => (
                  <Skeleton key={key} />
                ))}
              </ReaderWaiting>
            )}
            {state.kind === 'error' && (
              <ErrorState title={t('book.pageFailed')} retry={{ label: t('retry'), onRetry }}>
                {state.reason}
              </ErrorState>
            )}
            {state.kind === 'ready' && children}
          </div>
        </ReaderPage>
      </ReaderMiddle>
      <ReaderFoot>
        <IconButton
          label={t('primitives:previousPage')}
          icon={<ChevronLeftIcon aria-hidden="true" />}
          disabledReason={page <= 1 ? t('book.isFirst') : undefined}
          onClick={() => turnTo(page - 1)}
        />
        <Slider
          label={t('book.page')}
          hidesLabel
          min={1}
          max={pageCount}
          value={page}
          valueText={places}
          onChange={turnTo}
        />
        <span>{places}</span>
        <IconButton
          label={t('primitives:nextPage')}
          icon={<ChevronRightIcon aria-hidden="true" />}
          disabledReason={page >= pageCount ? t('book.isLast') : undefined}
          onClick={() => turnTo(page + 1)}
        />
      </ReaderFoot>
    </ReaderRoot>
  );
}
