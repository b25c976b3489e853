import type { DownloadVariant } from '@goldbean/contract/content';
import i18next from 'i18next';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { notify } from '../../../shared/notices/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './downloads.service.ts';
import { downloadsState as state, emptyDownloads } from './downloads.state.ts';

const scope = createRequestScope();

/** The page of one entry comes on screen. @returns when it goes */
export function openDownloads(variant: DownloadVariant): () => void {
  Object.assign(state, emptyDownloads(variant));
  void loadBuilds();
  return scope.end;
}

/** G023; also after a failure. */
export async function loadBuilds(): Promise<void> {
  const isCurrent = scope.begin();
  state.phase = 'loading';
  try {
    const { list } = await service.listBuilds(state.variant);
    if (isCurrent()) Object.assign(state, { phase: 'ready', builds: list });
  } catch (error) {
    if (isCurrent()) Object.assign(state, { phase: 'failed', error: ref(asApiError(error)) });
  }
}

/** @param name of the build's file */
export async function copyChecksum(name: string): Promise<void> {
  const build = state.builds.find((listed) => listed.name === name);
  if (!build) return;
  try {
    await navigator.clipboard.writeText(build.sha256);
    state.copied = name;
    notify('success', i18next.t('downloads:copied'));
  } catch {
    // A browser may refuse; the checksum stands there to be selected.
    notify('info', i18next.t('downloads:notCopied'));
  }
}
