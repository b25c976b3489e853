import { contentReportLimits } from '@goldbean/contract/content';
import { sharedLimits } from '@goldbean/contract/shared';
import {
  HideContentDialog,
  ReportContentDialog,
  type ReportContentState,
} from '@goldbean/design-system/content';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { notify } from '../../../../shared/notices/index.ts';
import { endContentReport, hideContent, sendContentReport } from '../content-reports.actions.ts';
import { contentReportsState } from '../content-reports.state.ts';

/** G432, G424: reports what somebody wrote, or takes it out of sight, over whichever page it stands on (P02, D70). */
export function ContentReportDialogs() {
  const { t } = useTranslation('content-report');
  const { reporting, phase, hiding, isHiding, error } = useSnapshot(contentReportsState);
  useEffect(() => endContentReport, []);
  const why = error === null ? {} : { error: errorWords(error) };
  const state: ReportContentState = phase === 'writing' ? { kind: phase, ...why } : { kind: phase };
  const hide = async (reason: string) => {
    if (await hideContent(reason)) notify('success', t('hide.done'));
  };
  return (
    <>
      {reporting && (
        <ReportContentDialog
          kind={reporting.type === 'comment' ? 'comment' : 'post'}
          author={reporting.author}
          state={state}
          onSend={(draft) => void sendContentReport(draft)}
          onClose={endContentReport}
          limit={contentReportLimits.contentReportCharacters}
        />
      )}
      {hiding && (
        <HideContentDialog
          kind={hiding.type === 'comment' ? 'comment' : 'post'}
          isSaving={isHiding}
          {...why}
          onHide={(reason) => void hide(reason)}
          onClose={endContentReport}
          limit={sharedLimits.reasonCharacters}
        />
      )}
    </>
  );
}
