import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Skeleton, VisuallyHidden } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { NextList, NextRoot } from './WhatNext.styles.ts';

/** A live session that can be watched, or that is to come. */
export interface NextLiveView {
  id: string;
  title: string;
  /** Where it leads; goes through the app's router. */
  href: string;
  teacher: string;
  /** When it begins, UTC ms; null: it is on air. */
  startsAt: number | null;
  /** An AppointmentButton, or the way in. */
  action?: ReactNode;
}

export type WhatNextState =
  | { kind: 'loading' }
  /** Nothing is known: only the way to all live sessions is shown. */
  | { kind: 'failed' }
  /** What the channel gives next. */
  | { kind: 'next'; live: NextLiveView }
  /** The channel has nothing scheduled: what is on air elsewhere, which may be nothing. */
  | { kind: 'others'; lives: readonly NextLiveView[] };

export interface WhatNextProps {
  state: WhatNextState;
  /** The way to all live sessions. */
  action?: ReactNode;
}

/** After a live session: what comes next on its channel, else what is on air elsewhere. */
export function WhatNext({ state, action }: WhatNextProps) {
  const { t } = useTranslation('live-room');
  return (
    <NextRoot aria-busy={state.kind === 'loading' || undefined}>
      <header>
        <h2>{t('after.title')}</h2>
        {action}
      </header>
      {state.kind === 'loading' && (
        <div>
          <VisuallyHidden as="output">{t('after.loading')}</VisuallyHidden>
          <Skeleton height="20px" />
        </div>
      )}
      {state.kind === 'next' && <Lives lives={[state.live]} />}
      {state.kind === 'others' && (
        <>
          <p>{t('after.none')}</p>
          {state.lives.length > 0 && <Lives lives={state.lives} />}
        </>
      )}
    </NextRoot>
  );
}

function Lives({ lives }: { lives: readonly NextLiveView[] }) {
  const { t } = useTranslation('live-room');
  const formats = useFormats();
  return (
    <NextList>
      {lives.map(({ id, title, href, teacher, startsAt, action }) => (
        <li key={id}>
          <div>
            <Link href={href}>{title}</Link>
            <small>
              {startsAt === null ? t('after.onAir') : formats.moment(startsAt)} · {teacher}
            </small>
          </div>
          {action}
        </li>
      ))}
    </NextList>
  );
}
