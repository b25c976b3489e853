import { ButtonLink } from '@goldbean/design-system/primitives';
import { ReviewScreen } from '@goldbean/design-system/screens/staff';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ReviewPanel } from '../../features/content/review/index.ts';
import { paths } from '../../shared/paths/index.ts';

/** /staff/review (D68): what waits for review; for whom, the server says by the queues it names. */
export function ReviewPage() {
  const { t } = useTranslation('shell');
  const [query] = useSearchParams();
  return (
    <ReviewScreen
      actions={<ButtonLink href={paths.desk.href()}>{t('title.desk')}</ButtonLink>}
      desk={<ReviewPanel kind={query.get('kind') ?? ''} />}
    />
  );
}
