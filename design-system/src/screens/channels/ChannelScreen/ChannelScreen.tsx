import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, EmptyState, ErrorState, Spinner } from '../../../primitives/index.ts';
import { PageSection } from '../../../components/page/index.ts';
import { PageStack } from '../../layout.styles.ts';
import { PageActions } from './ChannelScreen.styles.ts';

export type ChannelScreenState =
  | { kind: 'loading' }
  | { kind: 'missing' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | { kind: 'ready' };

export interface ChannelScreenProps {
  state: ChannelScreenState;
  /** The list of channels. */
  listHref: string;
  /** What one may do with the channel beside following: KeepButton. */
  actions: ReactNode;
  /** ChannelCard, as the head of the page. */
  head: ReactNode;
  lives: ReactNode;
  replays: ReactNode;
  goods: ReactNode;
  teachers: ReactNode;
  /** A panel over the page. */
  panel?: ReactNode;
  onRetry: () => void;
}

/** /hljw/pindaodetails and its twin of the static zone: one channel with all it has (S13). */
export function ChannelScreen({
  state,
  listHref,
  actions,
  head,
  lives,
  replays,
  goods,
  teachers,
  panel,
  onRetry,
}: ChannelScreenProps) {
  const { t } = useTranslation('channels');
  const back = <ButtonLink href={listHref}>{t('detail.all')}</ButtonLink>;
  if (state.kind === 'loading') return <Spinner label={t('detail.title')} />;
  if (state.kind === 'missing')
    return (
      <EmptyState title={t('detail.missing')} action={back}>
        {t('detail.missingText')}
      </EmptyState>
    );
  if (state.kind === 'error')
    return (
      <ErrorState title={t('detail.failed')} retry={{ label: t('detail.retry'), onRetry }}>
        {state.reason}
      </ErrorState>
    );
  return (
    <PageStack>
      <PageActions>
        {back}
        {actions}
      </PageActions>
      {head}
      <PageSection title={t('detail.lives')}>{lives}</PageSection>
      {replays}
      <PageSection title={t('detail.goods')}>{goods}</PageSection>
      <PageSection title={t('detail.teachers')}>{teachers}</PageSection>
      {panel}
    </PageStack>
  );
}
