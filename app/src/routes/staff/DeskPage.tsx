import { ButtonLink, EmptyState } from '@goldbean/design-system/primitives';
import { DeskScreen } from '@goldbean/design-system/screens/staff';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { loadLives, OnAir } from '../../features/live/live-list/index.ts';
import { identityState } from '../../features/people/identity/index.ts';
import { paths } from '../../shared/paths/index.ts';

/** How often the desk asks what is on air, in ms. */
const refreshMs = 30_000;

/** /staff/desk (S42): what a role looks after; each action asks the server, which knows the roles itself (P04). */
export function DeskPage() {
  const { t } = useTranslation(['home', 'shell', 'reports']);
  const { roles } = useSnapshot(identityState);
  const isAdmin = roles.includes('admin');
  const inspects = isAdmin || roles.includes('inspector');

  useEffect(() => {
    if (!inspects) return undefined;
    void loadLives();
    const timer = setInterval(() => void loadLives(), refreshMs);
    return () => clearInterval(timer);
  }, [inspects]);

  return (
    <DeskScreen
      title={t('shell:title.desk')}
      lead={t('desk.lead')}
      actions={
        inspects && (
          <>
            <ButtonLink href={paths.reports.href()}>{t('reports:title')}</ButtonLink>
            <ButtonLink href={paths.bans.href()}>{t('desk.bans')}</ButtonLink>
            {isAdmin && (
              <ButtonLink href={paths.reconciliation.href()}>{t('shell:title.reconciliation')}</ButtonLink>
            )}
          </>
        )
      }
      onAir={inspects && <OnAir />}
      nothing={!inspects && <EmptyState title={t('desk.none')}>{t('desk.noneText')}</EmptyState>}
    />
  );
}
