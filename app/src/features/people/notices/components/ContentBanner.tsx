import { Banner, Link, type BannerProps } from '@goldbean/design-system/primitives';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { formatNumber } from '../../../../shared/i18n/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { contentLink } from '../content-href.ts';
import type { ListedNotice } from '../notices.service.ts';

type ContentBody = Extract<
  ListedNotice['body'],
  {
    kind:
      | 'content_reviewed'
      | 'content_hidden'
      | 'content_commented'
      | 'content_liked'
      | 'content_report_settled';
  }
>;

export interface ContentBannerProps {
  readonly body: ContentBody;
  readonly dismiss: BannerProps['dismiss'];
}

function wordsOf(
  t: TFunction<'notices'>,
  lang: Parameters<typeof formatNumber>[0],
  body: ContentBody,
): string {
  const { words } = body;
  switch (body.kind) {
    case 'content_reviewed':
      return t(body.outcome === 'displayed' ? 'contentDisplayed' : 'contentRejected', {
        words,
        reason: body.reason,
      });
    case 'content_hidden':
      return t('contentHidden', { words, reason: body.reason });
    case 'content_commented':
      return t(`contentCommented.${body.how}`, { words, nickname: body.nickname });
    case 'content_liked':
      return t(body.likes === 1 ? 'contentLiked' : 'contentLikedByMany', {
        words,
        nickname: body.nickname,
        n: formatNumber(lang, body.likes),
      });
    case 'content_report_settled':
      return t(`contentReport.${body.outcome}`, { words, note: body.note });
  }
}

/** E30: what became of something I wrote or reported, and what others did with it. */
export function ContentBanner({ body, dismiss }: ContentBannerProps) {
  const { t } = useTranslation('notices');
  const { lang } = useSnapshot(session);
  const isRejected = body.kind === 'content_reviewed' && body.outcome === 'rejected';
  const link = contentLink(body, isRejected);
  return (
    <Banner
      tone={isRejected || body.kind === 'content_hidden' ? 'warning' : 'info'}
      action={link && <Link href={link.href}>{t(link.words)}</Link>}
      dismiss={dismiss}
    >
      {wordsOf(t, lang, body)}
    </Banner>
  );
}
