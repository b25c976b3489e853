import styled from '@emotion/styled';
import { currencies, journalKinds, type Currency, type JournalKind } from '@goldbean/contract';
import { Field, Pagination, Select, Tabs } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { StatementTable, type StatementState } from '@goldbean/design-system/wallet';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot, type Snapshot } from 'valtio';
import { errorWords } from '../../../shared/i18n/index.ts';
import { loadStatement } from '../wallet.actions.ts';
import type { StatementPage } from '../wallet.service.ts';
import { walletState, type Loaded } from '../wallet.state.ts';

const Section = styled.section`
  display: grid;
  gap: ${tokens.space[4]};

  & > h2 {
    margin: 0;
    font-size: ${tokens.font.size.title};
  }
`;

const Lines = styled.div`
  display: grid;
  gap: ${tokens.space[4]};

  & nav {
    justify-self: center;
  }
`;

const Filter = styled.div`
  inline-size: 240px;
`;

/** Every line of the account in one currency, by kind if wished, newest first (S23). */
export function Statement() {
  const { t } = useTranslation('wallet');
  const { t: words } = useTranslation('primitives');
  const [currency, setCurrency] = useState<Currency>('BEAN');
  const [kind, setKind] = useState<JournalKind | ''>('');
  const [page, setPage] = useState(1);
  const { statement } = useSnapshot(walletState);
  const load = () => void loadStatement({ currency, page, ...(kind !== '' && { kind }) });

  useEffect(load, [currency, kind, page]);

  const isReady = statement.kind === 'ready';
  const pageCount = isReady ? Math.ceil(statement.value.total / statement.value.page_size) : 1;
  return (
    <Section aria-labelledby="statement">
      <h2 id="statement">{t('myGold.statement')}</h2>
      <Tabs
        label={t('myGold.currencies')}
        items={currencies.map((key) => ({ key, label: t(`currency.${key}`) }))}
        selected={currency}
        onSelect={(next) => {
          setCurrency(next);
          setPage(1);
        }}
      >
        <Lines>
          <Filter>
            <Field label={t('myGold.kinds')}>
              <Select
                value={kind}
                options={[
                  { value: '', label: t('myGold.allKinds') },
                  ...journalKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
                ]}
                onChange={(event) => {
                  setKind(journalKinds.find((known) => known === event.target.value) ?? '');
                  setPage(1);
                }}
              />
            </Field>
          </Filter>
          <StatementTable
            currency={currency}
            state={tableState(statement, (id) => t('myGold.reference', { id }))}
            onRetry={load}
          />
          <Pagination
            page={page}
            pageCount={pageCount}
            onSelect={setPage}
            labels={{
              pages: words('pagination'),
              previous: words('previousPage'),
              next: words('nextPage'),
              page: (number) => words('page', { page: number }),
            }}
          />
        </Lines>
      </Tabs>
    </Section>
  );
}

/** @param reference names a cause that says nothing of itself, by its id */
function tableState(
  statement: Snapshot<Loaded<StatementPage>>,
  reference: (id: string) => string,
): StatementState {
  switch (statement.kind) {
    case 'loading':
      return { kind: 'loading' };
    case 'failed':
      return { kind: 'error', reason: errorWords(statement.error) };
    case 'ready': {
      const { list, page } = statement.value;
      const lines = list.map((line, place) => ({
        id: `${page}-${place}`,
        at: line.at_ts,
        kind: line.kind,
        amount: line.amount,
        left: line.left,
        note: line.cause.note || reference(line.cause.id),
      }));
      return { kind: 'ready', lines };
    }
  }
}
