import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ArrowLeftIcon,
  Button,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  DownloadIcon,
  IconButton,
  isOfInputMethod,
  MaximizeIcon,
  SearchIcon,
  TextInput,
  XIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { PageField } from './PageField.tsx';
import { BarGroup, BarName, BarRoot, BarSearch, BarValue } from './DocumentToolbar.styles.ts';

/** What was looked for, and which of the hits is looked at. */
export interface DocumentSearch {
  query: string;
  /** While the document is still being read through. */
  isBusy: boolean;
  count: number;
  /** From 1; 0 while there is none. */
  at: number;
}

export interface DocumentToolbarProps {
  name: string;
  /** A spreadsheet has sheets, the others have pages. */
  of: 'page' | 'sheet';
  page: number;
  pageCount: number;
  /** Scale that is drawn, 1 is 100 %. */
  scale: number;
  isFit: boolean;
  search: DocumentSearch;
  /** Focused by Ctrl+F. */
  searchRef?: RefObject<HTMLInputElement | null>;
  onPage: (page: number) => void;
  /** 1 is a step larger, -1 one smaller. */
  onZoom: (direction: 1 | -1) => void;
  onFit: () => void;
  onSearch: (query: string) => void;
  /** Goes to the next hit, or the one before. */
  onHit: (direction: 1 | -1) => void;
  /** Escape in the search. */
  onLeaveSearch: () => void;
  /** Left out where its readers may not save it. */
  onDownload?: (() => void) | undefined;
  onBack: () => void;
}

/** Pages, size, search and what else can be done with a document that is open (S26). */
export function DocumentToolbar({
  name,
  search,
  searchRef,
  onSearch,
  onHit,
  ...props
}: DocumentToolbarProps) {
  const { of, page, pageCount, onPage, scale, isFit, onZoom, onFit, onLeaveSearch, onDownload, onBack } =
    props;
  const { t } = useTranslation('documents');
  const formats = useFormats();

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isOfInputMethod(event)) return;
    if (event.key === 'Enter') onHit(event.shiftKey ? -1 : 1);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onLeaveSearch();
  };

  const found = (): ReactNode => {
    if (search.query.trim() === '') return '';
    if (search.isBusy) return t('search.busy');
    if (search.count === 0) return t('search.none');
    return t('search.count', { at: formats.number(search.at), n: formats.number(search.count) });
  };

  return (
    <BarRoot role="toolbar" aria-label={t('title')}>
      <IconButton label={t('back')} icon={<ArrowLeftIcon aria-hidden="true" />} onClick={onBack} />
      <BarName title={name} data-clamp>
        {name}
      </BarName>
      <BarGroup>
        <IconButton
          label={t(`${of}.previous`)}
          icon={<ChevronLeftIcon aria-hidden="true" />}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <PageField label={t(`${of}.label`)} page={page} pageCount={pageCount} onPage={onPage} />
        <BarValue>{t(`${of}.of`, { n: formats.number(pageCount) })}</BarValue>
        <IconButton
          label={t(`${of}.next`)}
          icon={<ChevronRightIcon aria-hidden="true" />}
          disabled={page >= pageCount}
          onClick={() => onPage(page + 1)}
        />
      </BarGroup>
      <BarGroup>
        <IconButton
          label={t('zoom.out')}
          icon={<ZoomOutIcon aria-hidden="true" />}
          onClick={() => onZoom(-1)}
        />
        <BarValue data-scale>{formats.percent(scale)}</BarValue>
        <IconButton label={t('zoom.in')} icon={<ZoomInIcon aria-hidden="true" />} onClick={() => onZoom(1)} />
        <IconButton
          label={t('zoom.fit')}
          icon={<MaximizeIcon aria-hidden="true" />}
          isPressed={isFit}
          onClick={onFit}
        />
      </BarGroup>
      <BarSearch role="search">
        <TextInput
          ref={searchRef}
          type="search"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-label={t('search.label')}
          placeholder={t('search.label')}
          value={search.query}
          start={<SearchIcon aria-hidden="true" />}
          end={
            search.query !== '' && (
              <IconButton
                size="small"
                label={t('search.clear')}
                icon={<XIcon aria-hidden="true" />}
                onClick={onLeaveSearch}
              />
            )
          }
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
          onKeyDown={handleKeyDown}
        />
        <BarValue as="output" data-found>
          {found()}
        </BarValue>
        {search.count > 0 && (
          <>
            <IconButton
              size="small"
              label={t('search.previous')}
              icon={<ChevronUpIcon aria-hidden="true" />}
              onClick={() => onHit(-1)}
            />
            <IconButton
              size="small"
              label={t('search.next')}
              icon={<ChevronDownIcon aria-hidden="true" />}
              onClick={() => onHit(1)}
            />
          </>
        )}
      </BarSearch>
      {onDownload && (
        <Button icon={<DownloadIcon aria-hidden="true" />} onClick={onDownload}>
          {t('download')}
        </Button>
      )}
    </BarRoot>
  );
}
