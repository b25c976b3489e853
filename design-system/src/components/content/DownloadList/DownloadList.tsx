import { useTranslation } from 'react-i18next';
import {
  Accordion,
  Banner,
  DownloadIcon,
  EmptyState,
  ErrorState,
  Skeleton,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { PageSection } from '../../page/index.ts';
import { AddressQr } from '../AddressQr/AddressQr.tsx';
import { DownloadCard } from '../DownloadCard/DownloadCard.tsx';
import { ChecksumCommands, DownloadCards, DownloadListRoot } from './DownloadList.styles.ts';

/** A build as the list shows it. */
export interface DownloadBuild {
  /** Name of its file. */
  name: string;
  /** What it runs on. */
  system: string;
  version: string;
  /** UTC ms. */
  releasedAt: number;
  /** Bytes. */
  size: number;
  /** SHA-256 in hex. */
  checksum: string;
  href: string;
  notes: readonly string[];
  /** The whole address, for a build that belongs on a phone while this page is on none; null for the others. */
  phoneAddress: string | null;
}

export type DownloadListState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** `here` are those for this device, the one to take first; empty where there is none. */
  | { kind: 'ready'; here: readonly DownloadBuild[]; elsewhere: readonly DownloadBuild[] };

export interface DownloadListProps {
  state: DownloadListState;
  /** Name of the build whose checksum was copied last; null before any was. */
  copied: string | null;
  onCopyChecksum: (name: string) => void;
  onRetry: () => void;
}

const waiting = ['1', '2', '3'];

/** How a checksum is asked for on each system: not words, but what is typed. */
const commands = {
  windows: 'certutil -hashfile <file> SHA256',
  macos: 'shasum -a 256 <file>',
  linux: 'sha256sum <file>',
} as const;
const commandSystems = ['windows', 'macos', 'linux'] as const;

/** Builds of the product to download: those for this device first, then the others (S14). */
export function DownloadList({ state, copied, onCopyChecksum, onRetry }: DownloadListProps) {
  const { t } = useTranslation('downloads');
  const cards = (builds: readonly DownloadBuild[], isRecommended: (at: number) => boolean) => (
    <DownloadCards>
      {builds.map(({ name, phoneAddress, ...build }, at) => (
        <DownloadCard
          key={name}
          {...build}
          isRecommended={isRecommended(at)}
          qr={phoneAddress && <AddressQr address={phoneAddress} label={t('qrOf', { name })} />}
          isCopied={copied === name}
          onCopyChecksum={() => onCopyChecksum(name)}
        />
      ))}
    </DownloadCards>
  );

  if (state.kind === 'loading') {
    return (
      <DownloadCards aria-busy="true">
        <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
        {waiting.map((key) => (
          <Skeleton key={key} shape="block" height="148px" />
        ))}
      </DownloadCards>
    );
  }
  if (state.kind === 'error') {
    return (
      <ErrorState title={t('loadFailed')} retry={{ label: t('retry'), onRetry }}>
        {state.reason}
      </ErrorState>
    );
  }
  const { here, elsewhere } = state;
  if (here.length + elsewhere.length === 0) {
    return (
      <EmptyState icon={<DownloadIcon aria-hidden="true" />} title={t('none')}>
        {t('noneHint')}
      </EmptyState>
    );
  }
  return (
    <DownloadListRoot>
      {here.length > 0 ? (
        <PageSection title={t('here')}>{cards(here, (at) => at === 0)}</PageSection>
      ) : (
        <Banner tone="info">{t('noBuild')}</Banner>
      )}
      {elsewhere.length > 0 && (
        <PageSection title={t(here.length > 0 ? 'elsewhere' : 'all')}>
          {cards(elsewhere, () => false)}
        </PageSection>
      )}
      <Accordion
        items={[
          {
            key: 'check',
            title: t('check.title'),
            content: (
              <>
                <p>{t('check.text')}</p>
                <ChecksumCommands>
                  {commandSystems.flatMap((system) => [
                    <dt key={system}>{t(`check.system.${system}`)}</dt>,
                    <dd key={`${system} command`}>
                      <code>{commands[system]}</code>
                    </dd>,
                  ])}
                </ChecksumCommands>
              </>
            ),
          },
        ]}
      />
    </DownloadListRoot>
  );
}
