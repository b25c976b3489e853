import { useNavigate } from 'react-router-dom';
import { OneTreasure } from '../../features/money/treasures/index.ts';
import { paths } from '../../shared/paths/index.ts';

export interface OpenTreasureProps {
  /** Empty where none is open. */
  readonly id: string;
  /** The page with it, to come back to with vouchers, and without it. */
  readonly hereHref: string;
  readonly listHref: string;
}

/** The treasure that the address names, over the page (D91). */
export function OpenTreasure({ id, hereHref, listHref }: OpenTreasureProps) {
  const go = useNavigate();
  if (id === '') return null;
  return (
    <OneTreasure
      id={id}
      vouchersHref={paths.pay.href({ goods: 'dangwu', to: hereHref })}
      onClose={() => void go(listHref, { replace: true })}
    />
  );
}
