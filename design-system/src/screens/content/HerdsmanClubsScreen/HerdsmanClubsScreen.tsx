import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';

export interface HerdsmanClubsScreenProps {
  /** Where an administrator opens one: a Button. */
  actions?: ReactNode;
  /** HerdsmanClubFilters. */
  filters: ReactNode;
  /** The clubs that were found. */
  clubs: ReactNode;
  /** What stands over the page. */
  over?: ReactNode;
}

/** /herdsmanClub/herdsmanClubLists: clubs by city, open to everybody (S22). */
export function HerdsmanClubsScreen({ actions, filters, clubs, over }: HerdsmanClubsScreenProps) {
  const { t } = useTranslation('herdsman-clubs');
  return (
    <PageStack>
      <PageHeading title={t('titles.list')} lead={t('lead')} actions={actions} />
      <section aria-label={t('titles.list')}>
        <PageStack>
          {filters}
          {clubs}
        </PageStack>
      </section>
      {over}
    </PageStack>
  );
}
