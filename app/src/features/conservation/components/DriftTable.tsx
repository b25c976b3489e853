import { Table } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot, type Snapshot } from 'valtio';
import { formatNumber } from '../../../shared/i18n/index.ts';
import { session } from '../../../shared/session/index.ts';
import type { Drift } from '../conservation.service.ts';

/** The first stored numbers that do not agree with the entries behind them: where to look. */
export function DriftTable({ drifts }: { readonly drifts: Snapshot<Drift[]> }) {
  const { t } = useTranslation('conservation');
  const { lang } = useSnapshot(session);
  return (
    <Table
      caption={t('drift.caption')}
      rows={drifts}
      rowKey={({ what, id }) => `${what} ${id}`}
      columns={[
        { key: 'what', header: t('drift.what'), cell: ({ what }) => t(`drift.kind.${what}`) },
        { key: 'id', header: t('drift.id'), cell: ({ id }) => id },
        { key: 'by', header: t('drift.by'), align: 'end', cell: ({ by }) => formatNumber(lang, by) },
      ]}
    />
  );
}
