import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar, IconButton, PauseIcon, PlayIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { CoverDrawing } from '../LiveCard/CoverDrawing.tsx';
import { statusClass } from '../LiveStatusTag/LiveStatusTag.styles.ts';
import { PosterPicture, PosterRoot, PosterWords } from './LivePoster.styles.ts';

/**
 * `none`: there is nothing to play. `paused`: it waits for a press. `over`: the visitor has seen what there is to be
 * seen without signing in.
 */
export type PosterPictureState = 'none' | 'paused' | 'loading' | 'playing' | 'over';

export type LivePosterState =
  | { kind: 'loading' }
  /** Nothing public is on air or announced. */
  | { kind: 'quiet' }
  | {
      kind: 'shown';
      status: 'live' | 'not_started';
      title: string;
      /** Address of the background picture; a drawing stands in for none or a broken one. */
      cover: string;
      teacher: { nickname: string; img: string };
      channelName: string;
      /** When it begins, UTC ms. */
      startsAt: number;
      /** How many watch now; shown while live. */
      online: number;
      picture: PosterPictureState;
    };

export interface LivePosterProps {
  state: LivePosterState;
  /** The picture: a silent video element. */
  children?: ReactNode;
  onPlay: () => void;
  onPause: () => void;
}

/** A live session as a visitor sees it: a silent look at what is on air, or what comes next. */
export function LivePoster({ state, children, onPlay, onPause }: LivePosterProps) {
  const { t } = useTranslation('login');
  if (state.kind !== 'shown') {
    return (
      <PosterRoot data-surface="stage" aria-busy={state.kind === 'loading'}>
        <PosterPicture>
          <CoverDrawing />
        </PosterPicture>
        {state.kind === 'quiet' && (
          <figcaption>
            <p>{t('poster.quiet')}</p>
          </figcaption>
        )}
      </PosterRoot>
    );
  }
  return (
    <Shown state={state} onPlay={onPlay} onPause={onPause}>
      {children}
    </Shown>
  );
}

interface ShownPosterProps extends LivePosterProps {
  state: Extract<LivePosterState, { kind: 'shown' }>;
}

function Shown({ state, children, onPlay, onPause }: ShownPosterProps) {
  const { t } = useTranslation('login');
  const formats = useFormats();
  const [brokenCover, setBrokenCover] = useState('');
  const { status, title, cover, teacher, channelName, startsAt, online, picture } = state;
  const isLive = status === 'live';
  return (
    <PosterRoot data-surface="stage">
      <PosterPicture data-picture={picture}>
        {cover && cover !== brokenCover ? (
          <img src={cover} alt="" onError={() => setBrokenCover(cover)} />
        ) : (
          <CoverDrawing />
        )}
        {children}
        {picture === 'over' && <PosterWords>{t('poster.over')}</PosterWords>}
      </PosterPicture>
      <figcaption>
        <Avatar name={teacher.nickname} src={teacher.img} isLive={isLive} />
        <div>
          <span className={statusClass} data-status={status}>
            {isLive ? t('poster.onAir') : t('poster.next', { time: formats.moment(startsAt) })}
          </span>
          <strong>{title}</strong>
          <p>
            {[
              teacher.nickname,
              channelName,
              isLive && online > 0 ? t('poster.watching', { count: online, n: formats.compact(online) }) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {picture === 'paused' && (
          <IconButton label={t('poster.play')} icon={<PlayIcon aria-hidden="true" />} onClick={onPlay} />
        )}
        {(picture === 'playing' || picture === 'loading') && (
          <IconButton label={t('poster.pause')} icon={<PauseIcon aria-hidden="true" />} onClick={onPause} />
        )}
      </figcaption>
    </PosterRoot>
  );
}
