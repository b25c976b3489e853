import { useTranslation } from 'react-i18next';
import { Table } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';

/** A stored number that does not agree with the entries behind it. */
export interface DriftView {
  what: 'balance' | 'lots' | 'lot' | 'hold';
  /** Of the account, lot or hold. */
  id: string;
  /** How much too high it is; negative when too low. */
  by: number;
}

/** The first stored numbers that do not agree: where to look. */
export function DriftTable({ drifts }: { drifts: readonly DriftView[] }) {
  const { t } = useTranslation('reconciliation');
  const formats = useFormats();
  return (
    <Table
      caption={t('drift.caption')}
      rows={drifts}
      rowKey={({ what, id }) => `${what} ${id}`}
      columns={[
        { key: 'what', header: t('drift.what'), cell: ({ what }) => t(`drift.kind.${what}`) },
        { key: 'id', header: t('drift.id'), cell: ({ id }) => id },
        { key: 'by', header: t('drift.by'), align: 'end', cell: ({ by }) => formats.number(by) },
      ]}
    />
  );
}
