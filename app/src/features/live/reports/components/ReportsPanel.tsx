import { sharedLimits } from '@goldbean/contract/shared';
import type { BrokenRule, Report } from '@goldbean/contract/live';
import { ReportDesk, type Reported, type ReportDeskState } from '@goldbean/design-system/moderation';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { fileAddresses } from '../../../../shared/files/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { notify } from '../../../../shared/notices/index.ts';
import { pageCountOf } from '../../../../shared/pages/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { session } from '../../../../shared/session/index.ts';
import {
  beginSettling,
  cancelSettling,
  chooseReportTab,
  openReports,
  settleReport,
  showReports,
} from '../reports.actions.ts';
import { reportsState } from '../reports.state.ts';

const ruleWords = {
  advice: 'report.advice',
  fraud: 'report.fraud',
  insult: 'report.insult',
  indecent: 'report.indecent',
  copied: 'report.copied',
  other: 'report.other',
} as const satisfies Record<BrokenRule, string>;

/** G208, G209: what members reported of live rooms, to be settled (P04). */
export function ReportsPanel() {
  const { t } = useTranslation(['live-tools', 'reports']);
  const { tab, pages, settling, isSaving, error } = useSnapshot(reportsState);
  const addresses = useSnapshot(fileAddresses.state);
  const { userBaseInfo } = useSnapshot(session);
  useEffect(openReports, []);

  const reportedOf = (row: Snapshot<Report>): Reported => ({
    id: row.report_id,
    live: row.live_title,
    href: paths.liveRoom.href({ live_id: row.live_id }),
    channel: row.channel.name,
    streamer: row.streamer.nickname,
    reporter: { nickname: row.reporter.nickname, img: row.reporter.img },
    rule: t(ruleWords[row.reason]),
    content: row.content,
    pictures: row.pics.map((id) => {
      const src = addresses[id];
      return { id, ...(src !== undefined && { src }) };
    }),
    at: row.at_ts,
    mediaMs: row.media_ts,
    isOwn: row.reporter.uid === userBaseInfo?.uid,
    settled: row.settled && {
      outcome: row.settled.outcome,
      note: row.settled.note,
      by: row.settled.by,
      at: row.settled.at_ts,
    },
  });
  const state = (): ReportDeskState => {
    if (pages.phase === 'failed') return { kind: 'failed', reason: errorWords(pages.error) };
    if (pages.phase === 'loading') return { kind: 'loading' };
    return {
      kind: 'ready',
      reports: pages.list.map(reportedOf),
      page: pages.page,
      pageCount: pageCountOf(pages),
    };
  };
  const confirm = async (how: Parameters<typeof settleReport>[0]) => {
    if (await settleReport(how)) notify('success', t('reports:settle.done'));
  };
  return (
    <ReportDesk
      tab={tab}
      onTab={chooseReportTab}
      state={state()}
      onPage={showReports}
      onRetry={() => showReports(1)}
      settling={
        settling && {
          live: settling.live,
          isSaving,
          ...(error !== null && { error: errorWords(error) }),
        }
      }
      onSettle={({ id, live }) => beginSettling(id, live)}
      onConfirm={(how) => void confirm(how)}
      onCancel={cancelSettling}
      onBrokenPicture={fileAddresses.renew}
      noteLimit={sharedLimits.reasonCharacters}
    />
  );
}
