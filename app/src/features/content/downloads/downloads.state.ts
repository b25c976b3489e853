import type { Build, DownloadVariant } from '@goldbean/contract/content';
import { memberState } from '../../../shared/session/index.ts';

export interface DownloadsState {
  variant: DownloadVariant;
  phase: 'loading' | 'ready' | 'failed';
  /** The latest first. */
  builds: Build[];
  /** Why they could not be loaded. */
  error: unknown;
  /** Name of the build whose checksum was copied last. */
  copied: string | null;
}

export const emptyDownloads = (variant: DownloadVariant): DownloadsState => ({
  variant,
  phase: 'loading',
  builds: [],
  error: null,
  copied: null,
});

/** Builds to download; read with `useSnapshot`. */
export const downloadsState = memberState<DownloadsState>(() => emptyDownloads('main'));
