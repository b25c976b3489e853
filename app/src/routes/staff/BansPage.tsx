import { ButtonLink } from '@goldbean/design-system/primitives';
import { BansScreen } from '@goldbean/design-system/screens/staff';
import { useTranslation } from 'react-i18next';
import { Bans } from '../../features/live/bans/index.ts';
import { paths } from '../../shared/paths/index.ts';

/** /staff/bans (P04, T02): for inspectors and administrators, and the server sees to that. */
export function BansPage() {
  const { t } = useTranslation('ban-list');
  return (
    <BansScreen actions={<ButtonLink href={paths.desk.href()}>{t('desk')}</ButtonLink>}>
      <Bans />
    </BansScreen>
  );
}
