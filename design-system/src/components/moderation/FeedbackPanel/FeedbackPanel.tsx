import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  ConfirmDialog,
  Drawer,
  EmptyState,
  ErrorState,
  InboxIcon,
  Skeleton,
  Tabs,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { FeedbackRow } from '../FeedbackDesk/FeedbackRow.tsx';
import type { GivenFeedback } from '../FeedbackDesk/given-feedback.ts';
import { DeskBody, ReportRows } from '../ReportDesk/ReportDesk.styles.ts';

export type FeedbackPanelTab = 'write' | 'mine';

export type OwnFeedbackState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string }
  | { kind: 'ready'; rows: readonly GivenFeedback[]; hasMore: boolean; isLoadingMore?: boolean };

export interface FeedbackPanelProps {
  isOpen: boolean;
  onClose: () => void;
  tab: FeedbackPanelTab;
  onTab: (tab: FeedbackPanelTab) => void;
  /** A FeedbackForm. */
  form: ReactNode;
  /** What the member wrote, and what was answered. */
  mine: OwnFeedbackState;
  onMore: () => void;
  onRetry: () => void;
  /** The member takes it back, and has been asked. */
  onWithdraw: (id: string) => void;
  /** A picture could not be loaded. */
  onBrokenPicture: (id: string) => void;
}

/** Over a page: write feedback, and see what became of one's own (S46, D91). */
export function FeedbackPanel({
  isOpen,
  onClose,
  tab,
  onTab,
  form,
  mine,
  onMore,
  onRetry,
  onWithdraw,
  onBrokenPicture,
}: FeedbackPanelProps) {
  const { t } = useTranslation('feedback');
  const [leaving, setLeaving] = useState<string | null>(null);
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      size="large"
      keepsOnOutsidePress={tab === 'write'}
    >
      <Tabs
        label={t('tab.label')}
        items={(['write', 'mine'] as const).map((key) => ({ key, label: t(`tab.${key}`) }))}
        selected={tab}
        onSelect={onTab}
      >
        <DeskBody>
          {tab === 'write' && form}
          {tab === 'mine' && mine.kind === 'loading' && (
            <>
              <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
              <Skeleton shape="block" height="200px" />
            </>
          )}
          {tab === 'mine' && mine.kind === 'failed' && (
            <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry }}>
              {mine.reason}
            </ErrorState>
          )}
          {tab === 'mine' && mine.kind === 'ready' && mine.rows.length === 0 && (
            <EmptyState icon={<InboxIcon aria-hidden="true" />} title={t('empty.mine')}>
              {t('empty.mineHint')}
            </EmptyState>
          )}
          {tab === 'mine' && mine.kind === 'ready' && mine.rows.length > 0 && (
            <ReportRows>
              {mine.rows.map((row) => (
                <li key={row.id}>
                  <FeedbackRow
                    feedback={row}
                    onBrokenPicture={onBrokenPicture}
                    actions={<Button onClick={() => setLeaving(row.id)}>{t('row.withdraw')}</Button>}
                  />
                </li>
              ))}
              {mine.hasMore && (
                <li>
                  <Button busyLabel={mine.isLoadingMore ? t('loading') : undefined} onClick={onMore}>
                    {t('more')}
                  </Button>
                </li>
              )}
            </ReportRows>
          )}
        </DeskBody>
      </Tabs>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('withdraw.title')}
        confirmLabel={t('withdraw.confirm')}
        cancelLabel={t('withdraw.cancel')}
        closeLabel={t('close')}
        tone="danger"
        onConfirm={() => {
          if (leaving !== null) onWithdraw(leaving);
          setLeaving(null);
        }}
        onCancel={() => setLeaving(null)}
      >
        {t('withdraw.text')}
      </ConfirmDialog>
    </Drawer>
  );
}
