import { useTranslation } from 'react-i18next';
import { Button, EmptyState, ErrorState, Link, Skeleton, VisuallyHidden } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Amount } from '../../wallet/index.ts';
import type { WishStage } from '../wish.ts';
import { WishStatusTag } from '../WishCard/WishStatusTag.tsx';
import { DigestHead, DigestLines, DigestRoot, DigestSums } from './WishDigest.styles.ts';

/** What a month brought to one wish. */
export interface WishDigestLineView {
  id: string;
  title: string;
  href: string;
  /** I made it; else I voted for it. */
  isMine: boolean;
  /** Votes that it gained in the month, free and bought. */
  gained: number;
  /** Comments that came in the month. */
  comments: number;
  /** Changes of status in the month, oldest first. */
  moves: readonly { to: WishStage; at: number }[];
}

export type WishDigestState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string }
  | {
      kind: 'ready';
      /** My wishes, free votes that I gave, and beans that I spent on packs in the month. */
      made: number;
      voted: number;
      spent: number;
      lines: readonly WishDigestLineView[];
    };

export interface WishDigestProps {
  state: WishDigestState;
  /** Name of the month: "November 2026". */
  month: string;
  onPrevious: () => void;
  /** Left out in the running month. */
  onNext?: () => void;
  onRetry: () => void;
}

/** "Your wishes this month": what I made, voted for and spent, and how each of them went on (S11). */
export function WishDigest({ state, month, onPrevious, onNext, onRetry }: WishDigestProps) {
  const { t } = useTranslation('wishes');
  const formats = useFormats();
  return (
    <DigestRoot aria-label={t('digest.of', { month })} aria-busy={state.kind === 'loading' || undefined}>
      <DigestHead>
        <h2>{t('digest.of', { month })}</h2>
        <div>
          <Button size="small" onClick={onPrevious}>
            {t('digest.previous')}
          </Button>
          <Button size="small" disabledReason={onNext ? undefined : t('digest.last')} onClick={onNext}>
            {t('digest.next')}
          </Button>
        </div>
      </DigestHead>
      {state.kind === 'loading' && (
        <>
          <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
          <Skeleton shape="block" height="96px" />
          <Skeleton shape="block" height="96px" />
        </>
      )}
      {state.kind === 'failed' && (
        <ErrorState title={t('loadFailed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && (
        <>
          <DigestSums>
            <div>
              <dt>{t('digest.made')}</dt>
              <dd>{formats.number(state.made)}</dd>
            </div>
            <div>
              <dt>{t('digest.voted')}</dt>
              <dd>{formats.number(state.voted)}</dd>
            </div>
            <div>
              <dt>{t('digest.spent')}</dt>
              <dd>
                <Amount value={state.spent} currency="BEAN" />
              </dd>
            </div>
          </DigestSums>
          {state.lines.length === 0 ? (
            <EmptyState title={t('digest.empty')}>{t('digest.emptyHint')}</EmptyState>
          ) : (
            <DigestLines>
              {state.lines.map((line) => (
                <li key={line.id}>
                  <Link href={line.href}>{line.title}</Link>
                  <p>
                    <span>{line.isMine ? t('digest.mine') : t('voted')}</span>
                    <span>{t('digest.gained', { count: line.gained, n: formats.number(line.gained) })}</span>
                    <span>{t('comments', { count: line.comments, n: formats.number(line.comments) })}</span>
                  </p>
                  {line.moves.length > 0 && (
                    <p>
                      {line.moves.map(({ to, at }) => (
                        <span key={`${at} ${to}`}>
                          <WishStatusTag status={to} /> {formats.day(at)}
                        </span>
                      ))}
                    </p>
                  )}
                </li>
              ))}
            </DigestLines>
          )}
        </>
      )}
    </DigestRoot>
  );
}
