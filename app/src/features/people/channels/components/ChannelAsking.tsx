import { ConfirmDialog } from '@goldbean/design-system/primitives';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { subscribeChannel } from '../channels.actions.ts';
import { SubscribeDialog } from './SubscribeDialog.tsx';

/** The channel that a dialog asks about. */
interface AskedChannel {
  readonly id: string;
  readonly name: string;
}

export interface ChannelAskingProps {
  /** Draws what subscribes: told the channel and what it is to become, it asks first. */
  readonly children: (ask: (channel: AskedChannel, on: boolean) => void) => ReactNode;
}

/** Asks before a subscription: for its terms when it is taken (V35), and whether it is meant when it is given up (D94). */
export function ChannelAsking({ children }: ChannelAskingProps) {
  const { t } = useTranslation('home');
  const [leaving, setLeaving] = useState<AskedChannel | null>(null);
  const [joining, setJoining] = useState<AskedChannel | null>(null);
  return (
    <>
      {children((channel, on) => (on ? setJoining : setLeaving)(channel))}
      <SubscribeDialog
        name={joining?.name ?? null}
        onCancel={() => setJoining(null)}
        onSubscribe={() => {
          if (joining) void subscribeChannel(joining.id, true);
          setJoining(null);
        }}
      />
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('leave.title', { name: leaving?.name ?? '' })}
        confirmLabel={t('leave.confirm')}
        cancelLabel={t('leave.keep')}
        closeLabel={t('close')}
        tone="danger"
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) void subscribeChannel(leaving.id, false);
          setLeaving(null);
        }}
      >
        {t('leave.text')}
      </ConfirmDialog>
    </>
  );
}
