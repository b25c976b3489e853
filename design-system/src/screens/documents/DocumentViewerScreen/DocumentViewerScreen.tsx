import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  DocumentToolbar,
  type DocumentToolbarProps,
  Watermark,
} from '../../../components/documents/index.ts';
import { ButtonRow, ViewerDesk, ViewerRoot, ViewerWords } from './DocumentViewerScreen.styles.ts';
import { Banner, Button, DownloadIcon, ErrorState, ProgressBar } from '../../../primitives/index.ts';
import { useDocumentKeys } from './use-document-keys.ts';

export type DocumentViewerState =
  /** `share` from 0 to 1 of the file; left out while that is not known. */
  | { kind: 'loading'; share?: number }
  /** `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string; onRetry?: () => void }
  | { kind: 'ready' };

export interface DocumentViewerScreenProps extends Omit<DocumentToolbarProps, 'searchRef'> {
  state: DocumentViewerState;
  /** Who reads: nickname and jwcode (S26). */
  watermark: string;
  /** The document holds parts that are not shown: who reads it is told so. */
  isPartial?: boolean;
  /** PdfDocument, DocxDocument or SheetDocument. */
  children?: ReactNode;
}

/** /hljw/pdfView, /hljw/docxView, /hljw/xlsxView: one document in the whole window (S26). */
export function DocumentViewerScreen({
  state,
  watermark,
  isPartial = false,
  children,
  ...bar
}: DocumentViewerScreenProps) {
  const { t } = useTranslation('documents');
  const desk = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const isReady = state.kind === 'ready';

  const leaveSearch = () => {
    bar.onLeaveSearch();
    desk.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };

  useDocumentKeys(
    isReady && {
      onPage: (direction) => bar.onPage(bar.page + direction),
      onZoom: bar.onZoom,
      onSearch: () => search.current?.select(),
    },
  );

  return (
    <ViewerRoot>
      {isReady && <DocumentToolbar {...bar} searchRef={search} onLeaveSearch={leaveSearch} />}
      {state.kind === 'loading' && (
        <ViewerWords aria-busy="true">
          <p>{bar.name === '' ? t('opening') : bar.name}</p>
          <ProgressBar
            label={t('opening')}
            {...(state.share !== undefined && { value: state.share, max: 1 })}
          />
          <Button fill="quiet" onClick={bar.onBack}>
            {t('back')}
          </Button>
        </ViewerWords>
      )}
      {state.kind === 'failed' && (
        <ViewerWords>
          <ErrorState
            title={t('failed.title')}
            {...(bar.name !== '' && { detail: bar.name })}
            {...(state.onRetry && { retry: { label: t('retry'), onRetry: state.onRetry } })}
          >
            {state.reason}
          </ErrorState>
          <ButtonRow>
            <Button onClick={bar.onBack}>{t('back')}</Button>
            {bar.onDownload && (
              <Button icon={<DownloadIcon aria-hidden="true" />} onClick={bar.onDownload}>
                {t('download')}
              </Button>
            )}
          </ButtonRow>
        </ViewerWords>
      )}
      {isReady && isPartial && <Banner tone="warning">{t('partial')}</Banner>}
      {isReady && (
        <ViewerDesk ref={desk}>
          {children}
          <Watermark text={watermark} />
        </ViewerDesk>
      )}
    </ViewerRoot>
  );
}
