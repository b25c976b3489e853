import { useTranslation } from 'react-i18next';
import { Avatar, Banner, Button, HourglassIcon, Link, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { RejectForm } from './RejectForm.tsx';
import {
  ReviewActions,
  ReviewFilm,
  ReviewHead,
  ReviewPictures,
  ReviewRoot,
  ReviewText,
} from './ReviewItem.styles.ts';

/** What waits to be judged (D68). */
export type ReviewItemKind = 'comment' | 'post' | 'article' | 'video' | 'wish' | 'appeal';

/** Where it stands, for the one who judges or for its author. */
export type ReviewItemState =
  | { kind: 'pending' }
  | { kind: 'rejecting' }
  | { kind: 'deciding'; passes: boolean }
  /** My own, or an appeal against my own decision: another person judges it. */
  | { kind: 'notYours' }
  /** The decision did not go through; a sentence for the moderator. */
  | { kind: 'failed'; reason: string }
  /** Seen by its author: `place` in the queue, `waitMs` as it usually takes. */
  | { kind: 'waiting'; place: number; waitMs: number }
  | { kind: 'displayed'; by: string; at: number }
  | { kind: 'rejected'; by: string; at: number; reason: string };

export interface ReviewItemProps {
  kind: ReviewItemKind;
  author: { nickname: string; img: string };
  /** UTC ms. */
  at: number;
  /** Title, or empty. */
  title: string;
  /** Where what the title names is read; left out, the title leads nowhere. */
  titleHref?: string;
  text: string;
  /** Addresses of pictures. */
  pictures: readonly string[];
  /** Address of a film to be watched; left out where there is none. */
  film?: string;
  /** What the house noticed by itself: "Contact details". */
  flags: readonly string[];
  state: ReviewItemState;
  onPass: () => void;
  /** Begins to say why not. */
  onReject: () => void;
  /** With the reason, which the author reads. */
  onConfirmReject: (reason: string) => void;
  onCancelReject: () => void;
  /** The author changes what was rejected; the text is kept. */
  onEdit?: () => void;
}

const kindWords = {
  comment: 'review.comment',
  post: 'review.post',
  article: 'review.article',
  video: 'review.video',
  wish: 'review.wish',
  appeal: 'review.appeal',
} as const;

/** Something that waits for review, with the decision to be made or its outcome. */
export function ReviewItem({
  kind,
  author,
  at,
  title,
  titleHref,
  text,
  pictures,
  film,
  flags,
  state,
  ...actions
}: ReviewItemProps) {
  const { t } = useTranslation('moderation');
  const formats = useFormats();
  return (
    <ReviewRoot>
      <ReviewHead>
        <Avatar name={author.nickname} src={author.img} size="small" />
        <strong>{author.nickname}</strong>
        <Tag>{t(kindWords[kind])}</Tag>
        {flags.map((flag) => (
          <Tag key={flag} tone="warning">
            {flag}
          </Tag>
        ))}
        <time dateTime={new Date(at).toISOString()}>{formats.moment(at)}</time>
      </ReviewHead>
      {title !== '' && <h2>{titleHref === undefined ? title : <Link href={titleHref}>{title}</Link>}</h2>}
      <ReviewText>{text}</ReviewText>
      {film !== undefined && (
        <ReviewFilm src={film} controls playsInline preload="metadata" aria-label={t('review.film')} />
      )}
      {pictures.length > 0 && (
        <ReviewPictures>
          {pictures.map((src, place) => (
            <img key={src} src={src} alt={t('review.picture', { place: place + 1 })} loading="lazy" />
          ))}
        </ReviewPictures>
      )}
      <ReviewFoot state={state} {...actions} />
    </ReviewRoot>
  );
}

type ReviewFootProps = Pick<
  ReviewItemProps,
  'state' | 'onPass' | 'onReject' | 'onConfirmReject' | 'onCancelReject' | 'onEdit'
>;

function ReviewFoot({ state, onPass, onReject, onConfirmReject, onCancelReject, onEdit }: ReviewFootProps) {
  const { t } = useTranslation('moderation');
  const formats = useFormats();
  switch (state.kind) {
    case 'rejecting':
      return <RejectForm onReject={onConfirmReject} onCancel={onCancelReject} />;
    case 'waiting':
      return (
        <ReviewActions>
          <HourglassIcon aria-hidden="true" />
          <p>
            {t('review.waiting', {
              place: formats.number(state.place),
              wait: formats.span(state.waitMs),
            })}
          </p>
        </ReviewActions>
      );
    case 'displayed':
      return (
        <ReviewActions>
          <Tag tone="success">{t('review.displayed')}</Tag>
          <p>{t('review.decided', { name: state.by, time: formats.moment(state.at) })}</p>
        </ReviewActions>
      );
    case 'rejected':
      return (
        <>
          <Banner
            tone="danger"
            title={t('review.rejected')}
            action={
              onEdit && (
                <Button size="small" onClick={onEdit}>
                  {t('review.edit')}
                </Button>
              )
            }
          >
            {state.reason}
          </Banner>
          <ReviewActions>
            <p>{t('review.decided', { name: state.by, time: formats.moment(state.at) })}</p>
          </ReviewActions>
        </>
      );
    case 'notYours':
    case 'pending':
    case 'deciding':
    case 'failed': {
      const disabledReason = state.kind === 'notYours' ? t('review.notYours') : undefined;
      const passes = state.kind === 'deciding' ? state.passes : undefined;
      return (
        <>
          {state.kind === 'failed' && <Banner tone="danger">{state.reason}</Banner>}
          <ReviewActions>
            {disabledReason !== undefined && <p>{disabledReason}</p>}
            <Button
              tone="danger"
              disabledReason={disabledReason}
              busyLabel={passes === false ? t('review.deciding') : undefined}
              onClick={onReject}
            >
              {t('review.reject')}
            </Button>
            <Button
              tone="primary"
              fill="filled"
              disabledReason={disabledReason}
              busyLabel={passes === true ? t('review.deciding') : undefined}
              onClick={onPass}
            >
              {t('review.pass')}
            </Button>
          </ReviewActions>
        </>
      );
    }
  }
}
