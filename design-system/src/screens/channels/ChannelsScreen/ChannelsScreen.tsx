import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';

export interface ChannelsScreenProps {
  /** Where one can go from here: ButtonLinks. */
  actions?: ReactNode;
  /** SearchInput. */
  search: ReactNode;
  /** The channels by tab. */
  children: ReactNode;
  /** A panel over the page. */
  panel?: ReactNode;
}

/** /hljw/pindaolist and its twin of the static zone: channels to find, follow and subscribe to (S13). */
export function ChannelsScreen({ actions, search, children, panel }: ChannelsScreenProps) {
  const { t } = useTranslation('channels');
  return (
    <PageStack>
      <PageHeading title={t('title')} actions={actions} />
      {search}
      {children}
      {panel}
    </PageStack>
  );
}
