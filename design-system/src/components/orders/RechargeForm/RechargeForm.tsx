import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import {
  type PayAgreementName,
  AgreementTick,
  type PayMethod,
  type PayMethodOption,
  PayMethodPicker,
  RechargeGrid,
  type RechargeGridState,
  type RechargePack,
} from '../../wallet/index.ts';
import { FormFoot, FormSheet } from './RechargeForm.styles.ts';

export interface RechargeFormProps {
  /** What is on sale. */
  packs: RechargeGridState;
  /** Id of the chosen pack; null while none is. */
  packId: string | null;
  onPack: (pack: RechargePack) => void;
  /** Asks again for what is on sale. */
  onRetry: () => void;
  /** Ways to pay for the chosen pack; null while they are not known. */
  methods: readonly PayMethodOption[] | null;
  /** Null while none is chosen. */
  method: PayMethod | null;
  onMethod: (method: PayMethod) => void;
  /** What is accepted by ordering (V35); null while it is not known what is on sale. */
  agreement: { name: PayAgreementName; version: string; href: string } | null;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  /** What is still to be done before it can be ordered, a sentence for the member; left out when nothing is. */
  missing: string | undefined;
  /** The order is being made. */
  isOrdering: boolean;
  onOrder: () => void;
}

/** A pack, a way to pay, the agreement, and the order (S24, V35). */
export function RechargeForm({
  packs,
  packId,
  onPack,
  onRetry,
  methods,
  method,
  onMethod,
  agreement,
  isTicked,
  onTick,
  missing,
  isOrdering,
  onOrder,
}: RechargeFormProps) {
  const { t } = useTranslation(['orders', 'recharge']);
  const formats = useFormats();
  const pack = packs.kind === 'ready' ? packs.packs.find(({ id }) => id === packId) : undefined;
  return (
    <FormSheet padding="large">
      <RechargeGrid state={packs} selected={packId} onSelect={onPack} onRetry={onRetry} />
      {pack && methods && <PayMethodPicker options={methods} selected={method} onSelect={onMethod} />}
      {agreement && (
        <AgreementTick
          agreement={agreement.name}
          version={agreement.version}
          href={agreement.href}
          isTicked={isTicked}
          onTick={onTick}
        />
      )}
      {packs.kind === 'ready' && (
        <FormFoot>
          {pack && (
            <>
              <span>{t('recharge:order.amount')}</span>
              <strong>{formats.money(pack.price.amount, pack.price.currency)}</strong>
            </>
          )}
          <Button
            tone="primary"
            fill="filled"
            size="large"
            disabledReason={missing}
            busyLabel={isOrdering ? t('ordering') : undefined}
            onClick={onOrder}
          >
            {t('submit')}
          </Button>
        </FormFoot>
      )}
    </FormSheet>
  );
}
