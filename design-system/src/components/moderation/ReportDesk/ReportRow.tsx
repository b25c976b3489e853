import { useTranslation } from 'react-i18next';
import { Avatar, Button, ButtonLink, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ReportFacts, ReportFoot, ReportHead, ReportRoot, ReportText } from './ReportDesk.styles.ts';
import { ReportPictures } from './ReportPictures.tsx';
import type { Reported } from './reported.ts';

interface ReportRowProps {
  report: Reported;
  onSettle: () => void;
  onBrokenPicture: (id: string) => void;
}

/** One report: what was reported by whom, and how it ended or the way to settle it. */
export function ReportRow({ report, onSettle, onBrokenPicture }: ReportRowProps) {
  const { t } = useTranslation('reports');
  const formats = useFormats();
  const { reporter, settled, mediaMs } = report;
  return (
    <ReportRoot>
      <ReportHead>
        <Avatar name={reporter.nickname} src={reporter.img} size="small" />
        <span>{t('row.by', { name: reporter.nickname })}</span>
        <Tag tone="warning">{report.rule}</Tag>
        <time dateTime={new Date(report.at).toISOString()}>{formats.moment(report.at)}</time>
      </ReportHead>
      <h2>{report.live}</h2>
      <ReportFacts>
        <span>{t('row.channel', { name: report.channel })}</span>
        <span>{t('row.streamer', { name: report.streamer })}</span>
        {mediaMs !== null && <span>{t('row.at', { time: formats.clock(mediaMs / 1_000) })}</span>}
      </ReportFacts>
      {report.content !== '' && <ReportText>{report.content}</ReportText>}
      {report.pictures.length > 0 && <ReportPictures pictures={report.pictures} onBroken={onBrokenPicture} />}
      {settled ? (
        <>
          <ReportText>{settled.note}</ReportText>
          <ReportFoot>
            <Tag tone={settled.outcome === 'acted' ? 'success' : 'neutral'}>
              {t(settled.outcome === 'acted' ? 'outcome.acted' : 'outcome.dismissed')}
            </Tag>
            <p>{t('outcome.by', { name: settled.by, time: formats.moment(settled.at) })}</p>
          </ReportFoot>
        </>
      ) : (
        <ReportFoot>
          <p>{t(report.isOwn ? 'row.own' : 'row.roomHint')}</p>
          <ButtonLink href={report.href}>{t('row.room')}</ButtonLink>
          {!report.isOwn && (
            <Button tone="primary" fill="filled" onClick={onSettle}>
              {t('row.settle')}
            </Button>
          )}
        </ReportFoot>
      )}
    </ReportRoot>
  );
}
