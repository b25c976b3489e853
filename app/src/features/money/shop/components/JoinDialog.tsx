import { agreements } from '@goldbean/contract/shared';
import { useFormats } from '@goldbean/design-system/formats';
import { ConfirmDialog } from '@goldbean/design-system/primitives';
import { AgreementTick } from '@goldbean/design-system/wallet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { paths } from '../../../../shared/paths/index.ts';
import { cancelJoining, joinGroup } from '../group.actions.ts';
import { shopState } from '../shop.state.ts';
import { moneyOf } from './shop-view.ts';

/** V35: joining a group purchase asks for the service agreement first; each time anew, and never ticked beforehand. */
export function JoinDialog() {
  const { t } = useTranslation(['live-tools', 'actions']);
  const formats = useFormats();
  const { goods, joining, isJoining } = useSnapshot(shopState);
  const [isTicked, setIsTicked] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const good = goods.list.find(({ id }) => id === joining);
  const leave = (how: () => void) => {
    setIsTicked(false);
    setIsMissing(false);
    how();
  };
  if (!good?.group) return null;
  const price = moneyOf(good.group.price, good.currency);
  return (
    <ConfirmDialog
      isOpen
      title={t('group.joinTitle', { product: good.name })}
      confirmLabel={t('group.join')}
      cancelLabel={t('actions:cancel')}
      closeLabel={t('actions:close')}
      {...(isJoining && { busyLabel: t('group.joining') })}
      onCancel={() => leave(cancelJoining)}
      onConfirm={() => (isTicked ? leave(() => void joinGroup()) : setIsMissing(true))}
    >
      <p>
        {t('group.joinText', {
          need: formats.number(good.group.need),
          price: formats.money(price.amount, price.currency),
        })}
      </p>
      <AgreementTick
        agreement="service"
        version={agreements.service.version}
        href={paths.serviceAgreement.href()}
        isTicked={isTicked}
        isMissing={isMissing}
        onTick={setIsTicked}
      />
    </ConfirmDialog>
  );
}
