import { useTranslation } from 'react-i18next';
import {
  Avatar,
  Button,
  CrownIcon,
  Drawer,
  EmptyState,
  ErrorState,
  Skeleton,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import type { IronMembershipState } from '../IronFanPlans/iron-fan.ts';
import { IronRow, IronRows } from './IronMemberships.styles.ts';
import { MembershipWords } from './MembershipWords.tsx';

/** A membership of mine. */
export interface IronMembershipRow {
  channelId: string;
  channel: string;
  /** Address of the picture, or empty. */
  img: string;
  state: IronMembershipState;
}

export type IronMembershipsState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string }
  | { kind: 'ready'; rows: readonly IronMembershipRow[] };

export interface IronMembershipsProps {
  isOpen: boolean;
  state: IronMembershipsState;
  /** To the plans of a channel: renew, change or cancel. */
  onOpen: (channelId: string) => void;
  onRetry: () => void;
  onClose: () => void;
}

/** My iron-fan memberships in all channels: what is charged next and when (S45). */
export function IronMemberships({ isOpen, state, onOpen, onRetry, onClose }: IronMembershipsProps) {
  const { t } = useTranslation('fans');
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('mine.title')} closeLabel={t('close')} size="large">
      {state.kind === 'loading' && (
        <>
          <VisuallyHidden as="output">{t('mine.loading')}</VisuallyHidden>
          <Skeleton shape="block" height="160px" />
        </>
      )}
      {state.kind === 'failed' && (
        <ErrorState title={t('mine.failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && state.rows.length === 0 && (
        <EmptyState icon={<CrownIcon aria-hidden="true" />} title={t('mine.empty')}>
          {t('mine.emptyHint')}
        </EmptyState>
      )}
      {state.kind === 'ready' && state.rows.length > 0 && (
        <IronRows>
          {state.rows.map(({ channelId, channel, img, state: stands }) => (
            <IronRow key={channelId}>
              <Avatar name={channel} src={img} size="medium" />
              <MembershipWords name={channel} state={stands} />
              <Button
                size="small"
                aria-label={t('mine.openOf', { channel })}
                onClick={() => onOpen(channelId)}
              >
                {t('mine.open')}
              </Button>
            </IronRow>
          ))}
        </IronRows>
      )}
    </Drawer>
  );
}
