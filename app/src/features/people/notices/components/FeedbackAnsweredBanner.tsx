import { Banner, Link, type BannerProps } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../shared/paths/index.ts';
import type { ListedNotice } from '../notices.service.ts';

export interface FeedbackAnsweredBannerProps {
  readonly body: Extract<ListedNotice['body'], { kind: 'feedback_answered' }>;
  readonly dismiss: BannerProps['dismiss'];
}

/** G483: feedback of mine has an answer. */
export function FeedbackAnsweredBanner({ body, dismiss }: FeedbackAnsweredBannerProps) {
  const { t } = useTranslation('notices');
  return (
    <Banner
      tone="info"
      action={<Link href={paths.homepage.href({ panel: 'feedback' })}>{t('openFeedback')}</Link>}
      dismiss={dismiss}
    >
      {t('feedbackAnswered', { answer: body.answer })}
    </Banner>
  );
}
