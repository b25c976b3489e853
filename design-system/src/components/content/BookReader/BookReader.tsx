import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AArrowDownIcon,
  AArrowUpIcon,
  BookmarkIcon,
  BookOpenIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ErrorState,
  IconButton,
  ListIcon,
  SearchIcon,
  Skeleton,
  Slider,
  VisuallyHidden,
  XIcon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import {
  ReaderFoot,
  ReaderHead,
  ReaderMiddle,
  ReaderPage,
  ReaderRoot,
  ReaderWaiting,
} from './BookReader.styles.ts';
import { ReaderPanel, type ReaderPanelKind, type ReaderPanelProps } from './ReaderPanel.tsx';

export type BookReaderState =
  | { kind: 'loading' }
  /** It did not arrive; `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string; canRetry?: boolean }
  | { kind: 'ready' };

export type ReaderTextSize = 'small' | 'medium' | 'large';

export interface BookReaderProps extends Omit<ReaderPanelProps, 'kind'> {
  title: string;
  state: BookReaderState;
  /** From 1; kept by the owner, so that the book opens here again (S07). */
  page: number;
  pageCount: number;
  textSize: ReaderTextSize;
  onBookmark: (isBookmarked: boolean) => void;
  onTextSize: (size: ReaderTextSize) => void;
  onClose: () => void;
  onRetry: () => void;
  /** The page, drawn in its size. */
  children?: ReactNode;
}

const sizes: readonly ReaderTextSize[] = ['small', 'medium', 'large'];
const waiting = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** The frame round a page of a book: turn, jump, mark, search, larger or smaller. Left and right turn, Home and End go to the ends. */
export function BookReader(props: BookReaderProps) {
  const { title, state, page, pageCount, bookmarks, textSize } = props;
  const { onPage, onBookmark, onTextSize, onClose, onRetry, children } = props;
  const { t } = useTranslation(['content', 'primitives', 'ebooks']);
  const formats = useFormats();
  const sheet = useRef<HTMLElement>(null);
  const [panel, setPanel] = useState<ReaderPanelKind | null>(null);
  const places = t('book.pageOf', { page: formats.number(page), total: formats.number(pageCount) });
  const isBookmarked = bookmarks.some((mark) => mark.page === page);

  const turnTo = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 1), pageCount);
    if (next === page) return;
    sheet.current?.scrollTo({ top: 0 });
    onPage(next);
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
  const panelButton = (kind: ReaderPanelKind, label: string, icon: ReactNode) => (
    <IconButton
      label={label}
      icon={icon}
      isPressed={panel === kind}
      tooltipSide="bottom"
      onClick={() => setPanel(panel === kind ? null : kind)}
    />
  );

  return (
    <ReaderRoot aria-label={title}>
      <ReaderHead>
        {panelButton('contents', t('book.contents'), <ListIcon aria-hidden="true" />)}
        {panelButton('bookmarks', t('ebooks:reader.bookmarks'), <BookOpenIcon aria-hidden="true" />)}
        {panelButton('search', t('ebooks:reader.search'), <SearchIcon aria-hidden="true" />)}
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
          disabledReason={state.kind === 'ready' ? undefined : t('ebooks:reader.notOpen')}
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
        {panel !== null && <ReaderPanel {...props} kind={panel} onPage={turnTo} />}
        <ReaderPage
          ref={sheet}
          aria-label={places}
          aria-busy={state.kind === 'loading' || undefined}
          tabIndex={0}
          data-scrolls
          onKeyDown={handleKeyDown}
        >
          {state.kind === 'loading' && (
            <ReaderWaiting>
              <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
              {waiting.map((key) => (
                <Skeleton key={key} />
              ))}
            </ReaderWaiting>
          )}
          {state.kind === 'error' && (
            <ErrorState
              title={t('book.pageFailed')}
              {...(state.canRetry !== false && { retry: { label: t('retry'), onRetry } })}
            >
              {state.reason}
            </ErrorState>
          )}
          {state.kind === 'ready' && children}
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
