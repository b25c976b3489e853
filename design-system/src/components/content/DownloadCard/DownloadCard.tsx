import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, CheckIcon, CopyIcon, DownloadIcon, IconButton, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { DownloadAction, DownloadRoot, DownloadSum, DownloadWords } from './DownloadCard.styles.ts';

export interface DownloadCardProps {
  /** What it runs on, as its makers call it: "Windows 10 or newer, 64 bit". */
  system: string;
  version: string;
  /** UTC ms. */
  releasedAt: number;
  /** Bytes. */
  size: number;
  /** SHA-256 in hex, to be compared after the download (S14). */
  checksum: string;
  href: string;
  /** The build for the system this page runs on. */
  isRecommended?: boolean;
  /** What is new in it. */
  notes: readonly string[];
  /** A QR code of the address, for a build that belongs on a phone. */
  qr?: ReactNode;
  /** The checksum was just copied. */
  isCopied?: boolean;
  onCopyChecksum: () => void;
}

/** A build of the product to download, with what proves that it arrived whole. */
export function DownloadCard({
  system,
  version,
  releasedAt,
  size,
  checksum,
  href,
  isRecommended = false,
  notes,
  qr,
  isCopied = false,
  onCopyChecksum,
}: DownloadCardProps) {
  const { t } = useTranslation(['content', 'actions']);
  const formats = useFormats();
  return (
    <DownloadRoot data-recommended={isRecommended || undefined}>
      <DownloadWords>
        <h3>
          {system}
          {isRecommended && <Tag tone="brand">{t('download.recommended')}</Tag>}
        </h3>
        <p>
          {t('download.version', { version })} · {formats.bytes(size)} ·{' '}
          <time dateTime={new Date(releasedAt).toISOString()}>{formats.date(releasedAt)}</time>
        </p>
        {notes.length > 0 && (
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        <DownloadSum>
          <span>SHA-256</span>
          <code>{checksum}</code>
          <IconButton
            size="small"
            label={isCopied ? t('actions:copied') : t('download.copy')}
            icon={isCopied ? <CheckIcon aria-hidden="true" /> : <CopyIcon aria-hidden="true" />}
            onClick={onCopyChecksum}
          />
        </DownloadSum>
      </DownloadWords>
      <DownloadAction>
        {qr}
        {qr && <span>{t('download.scan')}</span>}
        <ButtonLink tone="primary" fill={isRecommended ? 'filled' : 'outlined'} href={href} download>
          <DownloadIcon aria-hidden="true" />
          {t('download.get')}
        </ButtonLink>
      </DownloadAction>
    </DownloadRoot>
  );
}
