import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, RadioGroup } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Amount } from '../../wallet/index.ts';
import { PacksFoot, PacksRoot } from './TurnPacks.styles.ts';

export interface TurnPack {
  id: string;
  /** Questions it gives. */
  turns: number;
  /** Its price in beans. */
  beans: number;
}

export type TurnPacksState =
  | { kind: 'choosing' }
  | { kind: 'buying' }
  /** `turns`: how many there are now. */
  | { kind: 'bought'; turns: number }
  /** `reason` is a sentence for the member. Nothing was taken. */
  | { kind: 'failed'; reason: string };

export interface TurnPacksProps {
  state: TurnPacksState;
  packs: readonly TurnPack[];
  /** My beans. */
  balance: number;
  onBuy: (packId: string) => void;
  /** Not enough beans: leads to the recharge and comes back (V05). */
  onRecharge: () => void;
  /** They are bought: back to the question. */
  onDone: () => void;
}

/** More questions for beans (D52). Stands in a dialog or on the page. */
export function TurnPacks({ state, packs, balance, onBuy, onRecharge, onDone }: TurnPacksProps) {
  const { t } = useTranslation('ai');
  const { t: words } = useTranslation('actions');
  const formats = useFormats();
  const [chosenId, setChosenId] = useState<string | null>(null);

  if (state.kind === 'bought') {
    return (
      <PacksRoot as="div">
        <Banner tone="success">
          {t('packs.bought', { count: state.turns, n: formats.number(state.turns) })}
        </Banner>
        <PacksFoot>
          <Button tone="primary" fill="filled" onClick={onDone}>
            {t('packs.goOn')}
          </Button>
        </PacksFoot>
      </PacksRoot>
    );
  }

  const chosen = packs.find(({ id }) => id === chosenId);
  const missing = Math.max(0, (chosen?.beans ?? 0) - balance);
  return (
    <PacksRoot
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onBuy(chosen.id);
      }}
    >
      {state.kind === 'failed' && <Banner tone="danger">{state.reason}</Banner>}
      <RadioGroup
        label={t('packs.label')}
        value={chosenId}
        onSelect={setChosenId}
        options={packs.map(({ id, turns, beans }) => ({
          value: id,
          label: t('packs.turns', { count: turns, n: formats.number(turns) }),
          hint: <Amount value={beans} currency="BEAN" />,
        }))}
        error={missing > 0 && t('packs.missing', { count: missing, n: formats.number(missing) })}
      />
      <PacksFoot>
        <p>
          {t('packs.balance')} <Amount value={balance} currency="BEAN" />
        </p>
        {missing > 0 ? (
          <Button tone="primary" fill="filled" onClick={onRecharge}>
            {words('recharge')}
          </Button>
        ) : (
          <Button
            type="submit"
            tone="gold"
            fill="filled"
            busyLabel={state.kind === 'buying' ? t('packs.buying') : undefined}
            disabledReason={chosen ? undefined : t('packs.choose')}
          >
            {t('packs.pay')}
            {chosen && <Amount value={chosen.beans} currency="BEAN" tone="inherit" />}
          </Button>
        )}
      </PacksFoot>
    </PacksRoot>
  );
}
