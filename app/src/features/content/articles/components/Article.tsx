import {
  ArticleBody,
  type ArticleBodyState,
  ArticleFiles,
  DocumentBody,
  type GlossaryTerm,
  Reactions,
} from '@goldbean/design-system/content';
import { useFormats } from '@goldbean/design-system/formats';
import { Button, ButtonLink } from '@goldbean/design-system/primitives';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { saveAs } from '../../../../shared/files/index.ts';
import { errorWords, refusalWords } from '../../../../shared/i18n/index.ts';
import { addressOfFile, likeArticle, loadArticle, openArticle } from '../articles.actions.ts';
import { articlesState } from '../articles.state.ts';
import { articleView, blocksOf, picturesOf } from '../article-view.ts';

export interface ArticleProps {
  readonly id: string;
  /** Terms that are explained where they stand (S15). */
  readonly terms: readonly GlossaryTerm[];
  /** Nearest ways to what is missing (N05). */
  readonly clubHref: (channelId: string) => string;
  readonly ironHref: (channelId: string) => string;
  /** Where a visitor signs in, to come back here (P01); null for a member. */
  readonly loginHref: string | null;
  readonly editHref: string;
  readonly onBuy: () => void;
  /** A visitor did what only members do; told where to sign in. */
  readonly onVisitor: () => void;
  readonly onComment: () => void;
  /** Share, report: by the page. */
  readonly tools: ReactNode;
}

/** S15, P10: an article to be read, or how it begins and what is missing. */
export function Article({ id, terms, loginHref, ...ways }: ArticleProps) {
  const { t } = useTranslation('article');
  const formats = useFormats();
  const { phase, article, error } = useSnapshot(articlesState);
  useEffect(() => openArticle(id), [id]);
  const body = useMemo(
    () =>
      article && (
        <DocumentBody
          blocks={blocksOf(article)}
          pictures={picturesOf(article)}
          // A preview cannot be pressed, so nothing in it is explained.
          {...(article.locked === null && { terms })}
        />
      ),
    [article, terms],
  );
  const openFile = async (fileId: string, name: string) => {
    const url = await addressOfFile(fileId);
    if (url !== null) saveAs(url, name);
  };
  const unlock = (): ReactNode => {
    if (!article?.locked) return null;
    if (loginHref !== null)
      return (
        <ButtonLink tone="primary" fill="filled" href={loginHref}>
          {t('signIn')}
        </ButtonLink>
      );
    const channelId = article.channel?.channel_id ?? '';
    switch (article.locked) {
      case 'article.for_fans':
        return (
          <ButtonLink tone="gold" fill="filled" href={ways.clubHref(channelId)}>
            {t('joinClub')}
          </ButtonLink>
        );
      case 'article.for_iron_fans':
        return (
          <ButtonLink tone="gold" fill="filled" href={ways.ironHref(channelId)}>
            {t('becomeIron')}
          </ButtonLink>
        );
      case 'article.for_buyers':
        return (
          <Button tone="gold" fill="filled" onClick={ways.onBuy}>
            {t('buy', {
              price: article.price && formats.money(article.price.amount / 100, article.price.currency),
            })}
          </Button>
        );
    }
  };
  const state = (): ArticleBodyState => {
    if (phase === 'failed') return { kind: 'error', reason: errorWords(error) };
    if (!article) return { kind: 'loading' };
    const text = { ...articleView(article), body };
    return article.locked === null
      ? { kind: 'ready', article: text }
      : { kind: 'locked', article: text, reason: refusalWords(article.locked), unlock: unlock() };
  };
  return (
    <ArticleBody
      state={state()}
      onRetry={() => void loadArticle()}
      files={
        article && (
          <ArticleFiles
            files={article.files.map(({ file_id, name, size }) => ({ id: file_id, name, size }))}
            state={
              article.locked === null
                ? {
                    kind: 'open',
                    onOpen: (fileId) =>
                      void openFile(
                        fileId,
                        article.files.find(({ file_id }) => file_id === fileId)?.name ?? '',
                      ),
                  }
                : { kind: 'locked' }
            }
          />
        )
      }
    >
      {article && (
        <>
          <Reactions
            counts={{
              likes: article.likes,
              isLiked: article.liked,
              comments: article.comments,
              isFavourite: false,
            }}
            onLike={(isLiked) => (loginHref === null ? void likeArticle(isLiked) : ways.onVisitor())}
            onComment={ways.onComment}
          />
          {ways.tools}
          {article.is_own && <ButtonLink href={ways.editHref}>{t('edit')}</ButtonLink>}
        </>
      )}
    </ArticleBody>
  );
}
