import { ButtonLink, EmptyState } from '@goldbean/design-system/primitives';
import { DeskScreen } from '@goldbean/design-system/screens/staff';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { loadLives, OnAir } from '../../features/live/live-sessions/index.ts';
import { identityState } from '../../features/people/identity/index.ts';
import { session } from '../../shared/session/index.ts';
import { desks } from './desks.ts';

/** How often the desk asks what is on air, in ms. */
const refreshMs = 30_000;

/** /staff/desk (S42): what a role looks after; each action asks the server, which knows the roles itself (P04). */
export function DeskPage() {
  const { t } = useTranslation(['home', 'shell', 'feedback', 'reports', 'review', 'wishes']);
  const { roles } = useSnapshot(identityState);
  const { permission } = useSnapshot(session);
  const isAdmin = roles.includes('admin');
  const inspects = isAdmin || roles.includes('inspector');
  const mine = desks.filter(({ isFor }) =>
    isFor({
      isAdmin,
      isInspector: roles.includes('inspector'),
      isProductHead: roles.includes('product_head'),
      ownsChannel: (permission?.stream_channels.length ?? 0) > 0,
    }),
  );

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
        mine.length > 0 && (
          <>
            {mine.map(({ name, href }) => (
              <ButtonLink key={name} href={href()}>
                {t(name)}
              </ButtonLink>
            ))}
          </>
        )
      }
      onAir={inspects && <OnAir />}
      nothing={mine.length === 0 && <EmptyState title={t('desk.none')}>{t('desk.noneText')}</EmptyState>}
    />
  );
}
