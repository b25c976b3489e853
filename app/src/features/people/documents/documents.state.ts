import type { DocumentHit, DocumentPlace, DocumentZoom } from '@goldbean/design-system/documents';
import { proxy, type ref } from 'valtio/vanilla';
import type { DocumentFault, OpenDocument } from '../../../shared/documents/index.ts';

export interface DocumentsState {
  fileId: string;
  /** Empty until the server has said what the file is. */
  name: string;
  canDownload: boolean;
  phase: 'loading' | 'failed' | 'ready';
  /** What has come of the file, from 0 to 1; null before it begins to. */
  share: number | null;
  fault: DocumentFault | null;
  /** What the engine has opened; not a proxy, as its parts are elements and workers. */
  opened: ReturnType<typeof ref<OpenDocument>> | null;
  /** From 1. */
  page: number;
  /** A page to go to. */
  place: DocumentPlace | null;
  zoom: DocumentZoom;
  /** The scale that `fit` comes to. */
  fit: number;
  query: string;
  isSearching: boolean;
  hits: readonly DocumentHit[];
  /** Which of the hits is looked at, from 0; -1 while there is none. */
  hitAt: number;
}

export const noDocument = (): DocumentsState => ({
  fileId: '',
  name: '',
  canDownload: false,
  phase: 'loading',
  share: null,
  fault: null,
  opened: null,
  page: 1,
  place: null,
  zoom: 'fit',
  fit: 1,
  query: '',
  isSearching: false,
  hits: [],
  hitAt: -1,
});

/** The document in front of the member; read with `useSnapshot`. */
export const documentsState = proxy<DocumentsState>(noDocument());
