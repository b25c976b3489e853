import { LargeClassCard } from '@goldbean/design-system/live';
import { CardGrid } from '@goldbean/design-system/page';
import { EmptyState, ErrorState, UsersIcon } from '@goldbean/design-system/primitives';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { enterLargeClass, loadLargeClasses, moreLargeClasses } from '../large-classes.actions.ts';
import { largeClassesState } from '../large-classes.state.ts';

export interface LargeClassesProps {
  /** Asks a visitor to sign in instead (P01); left out for a member. */
  readonly onVisitor?: () => void;
  /** The member is in the class. */
  readonly onEntered: (groupId: string) => void;
}

/** S16: the large classes there are; everybody sees them, members enter. */
export function LargeClasses({ onVisitor, onEntered }: LargeClassesProps) {
  const { t } = useTranslation('large-class');
  const { phase, list, total, error, entering } = useSnapshot(largeClassesState);
  useEffect(() => void loadLargeClasses(), []);
  const enter = async (groupId: string) => {
    if (onVisitor) onVisitor();
    else if (await enterLargeClass(groupId)) onEntered(groupId);
  };
  if (phase === 'failed')
    return (
      <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry: () => void loadLargeClasses() }}>
        {errorWords(error)}
      </ErrorState>
    );
  if (phase === 'ready' && list.length === 0)
    return (
      <EmptyState size="row" icon={<UsersIcon aria-hidden="true" />} title={t('none')}>
        {t('noneText')}
      </EmptyState>
    );
  return (
    <CardGrid
      size="wide"
      items={list}
      keyOf={({ group_id }) => group_id}
      isLoading={phase === 'loading'}
      onMore={list.length < total ? () => void moreLargeClasses() : undefined}
    >
      {({ group_id, name, channel, img, members, capacity }) => (
        <LargeClassCard
          name={name}
          channel={channel}
          img={img}
          members={members}
          capacity={capacity}
          isPending={entering === group_id}
          onEnter={() => void enter(group_id)}
        />
      )}
    </CardGrid>
  );
}
