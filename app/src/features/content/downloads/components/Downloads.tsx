import type { Build, BuildSystem, DownloadVariant } from '@goldbean/contract/content';
import { DownloadList, type DownloadBuild, type DownloadListState } from '@goldbean/design-system/content';
import type { Language } from '@goldbean/locales';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { partBuilds, phoneAddressOf, systemOf } from '../device-builds.ts';
import { copyChecksum, loadBuilds, openDownloads } from '../downloads.actions.ts';
import { downloadsState } from '../downloads.state.ts';

export interface DownloadsProps {
  readonly variant: DownloadVariant;
}

/** G023: the builds of one entry, those for this device first (S14). */
export function Downloads({ variant }: DownloadsProps) {
  const { phase, builds, error, copied } = useSnapshot(downloadsState);
  const { OS, lang } = useSnapshot(session);
  useEffect(() => openDownloads(variant), [variant]);
  const state = (): DownloadListState => {
    if (phase === 'failed') return { kind: 'error', reason: errorWords(error) };
    if (phase === 'loading') return { kind: 'loading' };
    const system = systemOf(OS, navigator.maxTouchPoints);
    const { here, elsewhere } = partBuilds(builds as readonly Build[], system);
    const viewOf = (build: Build) => buildView(build, system, lang);
    return { kind: 'ready', here: here.map(viewOf), elsewhere: elsewhere.map(viewOf) };
  };
  return (
    <DownloadList
      state={state()}
      copied={copied}
      onCopyChecksum={(name) => void copyChecksum(name)}
      onRetry={() => void loadBuilds()}
    />
  );
}

/** What the makers did not write in a language is said in English. */
const buildView = (build: Build, system: BuildSystem | null, lang: Language): DownloadBuild => ({
  name: build.name,
  system: build.needs[lang] ?? build.needs.en,
  version: build.version,
  releasedAt: build.released_ts,
  size: build.size,
  checksum: build.sha256,
  href: build.url,
  notes: build.notes[lang] ?? build.notes.en,
  phoneAddress: phoneAddressOf(build, system, window.location.origin),
});
