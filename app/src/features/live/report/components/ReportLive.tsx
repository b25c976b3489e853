import { reportLimits } from '@goldbean/contract/live';
import { ReportDialog, type ReportDialogState } from '@goldbean/design-system/live';
import { Button } from '@goldbean/design-system/primitives';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import {
  addReportPictures,
  beginReport,
  endReport,
  removeReportPicture,
  sendReport,
  type SendReportPicture,
} from '../report.actions.ts';
import { reportState } from '../report.state.ts';

export interface ReportLiveProps {
  readonly liveId: string;
  /** Name of the live session. */
  readonly live: string;
  readonly sendPicture: SendReportPicture;
}

/** C004: reports the live room that one is in, or its replay. */
export function ReportLive({ liveId, live, sendPicture }: ReportLiveProps) {
  const { t } = useTranslation('live-tools');
  const { liveId: reported, phase, pictures, isUploading, error } = useSnapshot(reportState);
  useEffect(() => endReport, []);
  const state = (): ReportDialogState => {
    if (phase !== 'writing') return { kind: phase };
    return { kind: 'writing', ...(error !== null && { error: errorWords(error) }) };
  };
  return (
    <>
      <Button onClick={() => beginReport(liveId)}>{t('report.open')}</Button>
      {reported === liveId && (
        <ReportDialog
          isOpen
          state={state()}
          live={live}
          pictures={pictures}
          isUploading={isUploading}
          onAddPictures={(files) => void addReportPictures(files, sendPicture)}
          onRemovePicture={removeReportPicture}
          onSend={(draft) => void sendReport(draft)}
          onClose={endReport}
          limit={reportLimits.reportCharacters}
          mostPictures={reportLimits.reportPictures}
        />
      )}
    </>
  );
}
