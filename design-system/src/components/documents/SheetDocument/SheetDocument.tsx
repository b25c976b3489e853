import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, LayersIcon } from '../../../primitives/index.ts';
import type { DocumentProps } from '../document.ts';
import { widestOf } from './columns.ts';
import type { Sheet } from './sheet.ts';
import { SheetRoot, SheetTab, SheetTabs } from './SheetDocument.styles.ts';
import { SheetTable } from './SheetTable.tsx';

export interface SheetDocumentProps extends DocumentProps {
  sheets: readonly Sheet[];
  /** The sheet that is shown, from 1. */
  page: number;
}

/** A spreadsheet: one sheet as a table whose letters and numbers stand still, and the others below it (S26). */
export function SheetDocument({ label, sheets, page, zoom, onFit, onPage, hits, hit }: SheetDocumentProps) {
  const { t } = useTranslation('documents');
  const sheet = sheets[page - 1];
  const scale = zoom === 'fit' ? 1 : zoom;
  useEffect(() => onFit(1), [onFit]);
  return (
    <SheetRoot>
      {sheet && widestOf(sheet) > 0 ? (
        <SheetTable key={page} label={label} sheet={sheet} page={page} scale={scale} hits={hits} hit={hit} />
      ) : (
        <EmptyState icon={<LayersIcon aria-hidden="true" />} title={t('sheet.empty')} />
      )}
      {sheets.length > 1 && (
        <SheetTabs aria-label={t('sheet.list')}>
          {sheets.map(({ name }, index) => (
            <SheetTab
              key={name}
              type="button"
              aria-current={index + 1 === page ? 'true' : undefined}
              onClick={() => onPage(index + 1)}
            >
              {name}
            </SheetTab>
          ))}
        </SheetTabs>
      )}
    </SheetRoot>
  );
}
