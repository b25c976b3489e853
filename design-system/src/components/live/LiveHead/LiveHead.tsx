import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { type LiveStatus, LiveStatusTag } from '../LiveStatusTag/LiveStatusTag.tsx';
import { HeadActions, HeadRoot, HeadTitle, HeadWords } from './LiveHead.styles.ts';

export type LiveHeadState =
  | { kind: 'loading' }
  | {
      kind: 'ready';
      /** Name of the live session. */
      title: string;
      status: LiveStatus;
      teacher: string;
      /** How many are in the room now; null where nobody is counted, as at a replay. */
      watching: number | null;
    };

export interface LiveHeadProps {
  state: LiveHeadState;
  /** Who gave most: a GiftRank. */
  rank?: ReactNode;
  /** What can be done with the live session: buttons. */
  children?: ReactNode;
}

/** Over the picture of a room: what it is about, how it stands, who teaches and how many watch. */
export function LiveHead({ state, rank, children }: LiveHeadProps) {
  const { t } = useTranslation('live-room');
  const formats = useFormats();
  if (state.kind === 'loading') {
    return (
      <HeadRoot aria-busy="true">
        <HeadWords>
          <Skeleton width="280px" height="20px" />
        </HeadWords>
      </HeadRoot>
    );
  }
  const { title, status, teacher, watching } = state;
  return (
    <HeadRoot>
      <HeadWords>
        <HeadTitle>
          <h1>{title}</h1>
          <LiveStatusTag status={status} />
        </HeadTitle>
        <p>
          {teacher}
          {watching !== null && ` · ${t('watching', { count: watching, n: formats.number(watching) })}`}
        </p>
      </HeadWords>
      {rank}
      <HeadActions>{children}</HeadActions>
    </HeadRoot>
  );
}
