import type { DownloadVariant } from '@goldbean/contract/content';
import { ButtonLink } from '@goldbean/design-system/primitives';
import { DownloadsScreen } from '@goldbean/design-system/screens/content';
import { useTranslation } from 'react-i18next';
import { Downloads } from '../../features/content/downloads/index.ts';
import { paths } from '../../shared/paths/index.ts';

export interface EntryDownloadsProps {
  readonly variant: DownloadVariant;
}

/** The builds of one entry, and the way to those of the other (S14). */
export function EntryDownloads({ variant }: EntryDownloadsProps) {
  const { t } = useTranslation('downloads');
  const other = variant === 'main' ? 'tj' : 'main';
  return (
    <DownloadsScreen
      title={t(`titles.${variant}`)}
      lead={t(`lead.${variant}`)}
      other={
        <ButtonLink href={(other === 'tj' ? paths.downloadsTJ : paths.downloads).href()}>
          {t(`other.${other}`)}
        </ButtonLink>
      }
      list={<Downloads variant={variant} />}
    />
  );
}
