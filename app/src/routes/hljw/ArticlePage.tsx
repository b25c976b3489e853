import { ArticleContents, LoginDialog, NotFound, sectionsOf } from '@goldbean/design-system/content';
import { Banner, Button, Dialog, ProgressBar, Skeleton } from '@goldbean/design-system/primitives';
import { ArticleScreen } from '@goldbean/design-system/screens/content';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import {
  Article,
  articlesState,
  blocksOf,
  BuyArticle,
  payPageOf,
  refreshArticle,
  useReading,
} from '../../features/content/articles/index.ts';
import { Comments } from '../../features/content/comments/index.ts';
import { beginContentReport, ContentReportDialogs } from '../../features/content/content-reports/index.ts';
import { OrderPanel } from '../../features/money/orders/index.ts';
import { notify } from '../../shared/notices/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';
import { IronPanels } from './IronPanels.tsx';
import { PageClub } from './PageClub.tsx';
import { useTerms } from './use-terms.ts';

const WriteArticlePage = lazy(async () => ({
  default: (await import('./WriteArticlePage.tsx')).WriteArticlePage,
}));

/** /hljw/articledetails: one article to be read (S15), or with `write` the page where one is written (S50, D91). */
export function ArticlePage() {
  const [query] = useSearchParams();
  const write = query.get('write');
  if (write === null) return <Reading id={query.get('id') ?? ''} />;
  return (
    <Suspense fallback={<Skeleton height="320px" shape="block" />}>
      <WriteArticlePage id={write} />
    </Suspense>
  );
}

function Reading({ id }: { readonly id: string }) {
  const { t } = useTranslation('article');
  const go = useNavigate();
  const [query] = useSearchParams();
  const { token } = useSnapshot(session);
  const { article, phase } = useSnapshot(articlesState);
  const [isAsked, setIsAsked] = useState(false);
  const terms = useTerms();
  const root = useRef<HTMLDivElement>(null);
  const comments = useRef<HTMLDivElement>(null);
  const sections = article?.locked === null ? sectionsOf(blocksOf(article)) : [];
  const reading = useReading(id, root, phase === 'ready', sections.map((section) => section.id).join(' '));
  const here = paths.article.href({ id });
  const loginHref = paths.login.href({ to: here });
  const order = query.get('order');
  const showOrder = (shown: string) =>
    void go(paths.article.href({ id, order: shown }), { replace: order !== null });
  const onCredited = useCallback(() => {
    void refreshArticle();
    notify('success', t('opened'));
    void go(here, { replace: true });
  }, [go, here, t]);
  const share = async () => {
    await navigator.clipboard.writeText(new URL(here, window.location.origin).href);
    notify('success', t('copied'));
  };

  if (phase === 'gone') return <NotFound state={{ kind: 'gone' }} homeHref={paths.homepage.href()} />;
  return (
    <ArticleScreen
      progress={reading.isLong && <ProgressBar label={t('progress')} value={reading.share} max={1} />}
      article={
        <div ref={root}>
          {reading.isResumed && (
            <Banner tone="info" dismiss={{ label: t('close'), onDismiss: reading.endResumed }}>
              {t('resumed')}
            </Banner>
          )}
          <Article
            id={id}
            terms={terms}
            loginHref={token === '' ? loginHref : null}
            editHref={paths.article.href({ write: id })}
            clubHref={(club) => paths.article.href({ id, club })}
            ironHref={(channel) => paths.article.href({ id, panel: 'iron', channel })}
            onBuy={() => showOrder('new')}
            onVisitor={() => setIsAsked(true)}
            onComment={() => comments.current?.scrollIntoView({ block: 'start' })}
            tools={
              <>
                <Button onClick={() => void share()}>{t('share')}</Button>
                {token !== '' && article && !article.is_own && (
                  <Button
                    onClick={() =>
                      beginContentReport({ type: 'article', id, author: article.author.nickname })
                    }
                  >
                    {t('report')}
                  </Button>
                )}
              </>
            }
          />
        </div>
      }
      comments={
        article?.state === 'displayed' && (
          <div ref={comments}>
            <Comments
              type="article"
              id={id}
              onReport={(target) => beginContentReport({ type: 'comment', ...target })}
            />
          </div>
        )
      }
      contents={
        <ArticleContents
          sections={sections}
          current={reading.current}
          onSection={(section) => document.getElementById(section)?.scrollIntoView({ block: 'start' })}
        />
      }
      over={
        <>
          <Dialog
            isOpen={order !== null && article?.locked === 'article.for_buyers'}
            onClose={() => void go(here, { replace: true })}
            title={t('payTitle')}
            closeLabel={t('close')}
            keepsOnOutsidePress
          >
            {order === 'new' ? (
              <BuyArticle onOrdered={showOrder} />
            ) : (
              order !== null && (
                <OrderPanel
                  orderNo={order}
                  returnUrl={payPageOf(id, order)}
                  againHref={paths.article.href({ id, order: 'new' })}
                  receiptHref={paths.pay.href({ order, to: here, panel: 'receipt' })}
                  onCredited={onCredited}
                />
              )
            )}
          </Dialog>
          <LoginDialog
            isOpen={isAsked}
            action="like"
            loginHref={loginHref}
            onClose={() => setIsAsked(false)}
          />
          <ContentReportDialogs />
          {token !== '' && (
            <>
              <IronPanels hrefOf={(over) => paths.article.href({ id, ...over })} />
              <PageClub href={here} watchHref={here} />
            </>
          )}
        </>
      }
    />
  );
}
