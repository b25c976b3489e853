import { fileLimits } from '@goldbean/contract/people';
import { DocxDocument, PdfDocument, SheetDocument } from '@goldbean/design-system/documents';
import { useFormats } from '@goldbean/design-system/formats';
import { DocumentViewerScreen, type DocumentViewerState } from '@goldbean/design-system/screens/documents';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { DocumentKind } from '../../../../shared/files/index.ts';
import { session } from '../../../../shared/session/index.ts';
import {
  fitsAt,
  goToPage,
  nextHit,
  openDocument,
  readPage,
  retryDocument,
  saveDocument,
  search,
  zoom,
  zoomToFit,
} from '../documents.actions.ts';
import { documentsState } from '../documents.state.ts';

interface DocumentViewerProps {
  readonly fileId: string;
  readonly kind: DocumentKind;
  readonly onBack: () => void;
}

const leaveSearch = () => search('');

/** One file of the member's, as it is read in the page (S26). */
export function DocumentViewer({ fileId, kind, onBack }: DocumentViewerProps) {
  const { t } = useTranslation('documents');
  const formats = useFormats();
  const { userBaseInfo } = useSnapshot(session);
  const now = useSnapshot(documentsState);
  const { opened, hits, hitAt } = now;
  useEffect(() => openDocument(fileId, kind), [fileId, kind]);

  const state = (): DocumentViewerState => {
    if (now.phase === 'loading') return { kind: 'loading', ...(now.share !== null && { share: now.share }) };
    if (now.phase === 'ready') return { kind: 'ready' };
    const fault = now.fault ?? 'broken';
    const mayPass = fault === 'unreachable' || fault === 'engine';
    return {
      kind: 'failed',
      reason: t(`failed.${fault}`, { most: formats.bytes(fileLimits.documentBytes) }),
      ...(mayPass && { onRetry: () => retryDocument(kind) }),
    };
  };

  const drawn = {
    label: now.name,
    zoom: now.zoom,
    onFit: fitsAt,
    place: now.place,
    onPage: readPage,
    hits,
    hit: hits[hitAt] ?? null,
  };
  const view = opened?.view;
  return (
    <DocumentViewerScreen
      state={state()}
      name={now.name}
      watermark={`${userBaseInfo?.nickname ?? ''} ${userBaseInfo?.jwcode ?? ''}`}
      isPartial={opened?.isPartial ?? false}
      of={kind === 'xlsx' ? 'sheet' : 'page'}
      page={now.page}
      pageCount={opened?.pageCount ?? 1}
      scale={now.zoom === 'fit' ? now.fit : now.zoom}
      isFit={now.zoom === 'fit'}
      search={{ query: now.query, isBusy: now.isSearching, count: hits.length, at: hitAt + 1 }}
      onPage={goToPage}
      onZoom={zoom}
      onFit={zoomToFit}
      onSearch={search}
      onHit={nextHit}
      onLeaveSearch={leaveSearch}
      {...(now.canDownload && { onDownload: () => void saveDocument() })}
      onBack={onBack}
    >
      {view?.kind === 'pdf' && <PdfDocument {...drawn} pages={view.pages} draw={view.draw} />}
      {view?.kind === 'docx' && <DocxDocument {...drawn} content={view.content} />}
      {view?.kind === 'xlsx' && (
        <SheetDocument {...drawn} sheets={view.sheets} page={now.page} onPage={goToPage} />
      )}
    </DocumentViewerScreen>
  );
}
