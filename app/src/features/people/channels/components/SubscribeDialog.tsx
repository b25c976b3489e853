import { ConfirmDialog } from '@goldbean/design-system/primitives';
import { AgreementTick } from '@goldbean/design-system/wallet';
import { agreements } from '@goldbean/contract/shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../shared/paths/index.ts';

export interface SubscribeDialogProps {
  /** The channel's name; null while nobody asks to subscribe. */
  readonly name: string | null;
  readonly onCancel: () => void;
  /** Its terms are ticked. */
  readonly onSubscribe: () => void;
}

/** V35: a subscription asks for the channel's terms first; each time anew, and never ticked beforehand. */
export function SubscribeDialog({ name, onCancel, onSubscribe }: SubscribeDialogProps) {
  const { t } = useTranslation('home');
  const [isTicked, setIsTicked] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const leave = (how: () => void) => {
    setIsTicked(false);
    setIsMissing(false);
    how();
  };
  return (
    <ConfirmDialog
      isOpen={name !== null}
      title={t('subscribe.title', { name: name ?? '' })}
      confirmLabel={t('subscribe.confirm')}
      cancelLabel={t('subscribe.cancel')}
      closeLabel={t('close')}
      onCancel={() => leave(onCancel)}
      onConfirm={() => (isTicked ? leave(onSubscribe) : setIsMissing(true))}
    >
      <p>{t('subscribe.text')}</p>
      <AgreementTick
        agreement="channel"
        version={agreements.channel.version}
        href={paths.channelAgreement.href()}
        isTicked={isTicked}
        isMissing={isMissing}
        onTick={setIsTicked}
      />
    </ConfirmDialog>
  );
}
