import { packetLimits, packetScenes } from '@goldbean/contract/money';
import {
  GivenList,
  RainForm,
  RedBagForm,
  type SentGiftItem,
  type SentGiftsState,
  type PrizeGift,
} from '@goldbean/design-system/live';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useDraft } from '../../../../shared/forms/index.ts';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import {
  changeRain,
  changeRedBag,
  layRedBag,
  loadPacketDesk,
  openPacketDesk,
  startRain,
} from '../desk.actions.ts';
import type { OwnSentPacket } from '../live-packets.service.ts';
import { livePacketsState } from '../live-packets.state.ts';

export interface PacketGivingProps {
  readonly what: 'packet' | 'rain';
  readonly knapsack: readonly PrizeGift[];
  /** Why nothing can be given now. */
  readonly disabledReason?: string | undefined;
  /** My beans, or the gifts in my knapsack, have changed. */
  readonly onPaid: () => void;
}

/** The highest sum that a form takes; the balance refuses less. */
const totalMax = 9_999_999;
const ends = { open: 'open', all_claimed: 'allClaimed', expired_refunded: 'expired' } as const;

const itemOf = ({ id, starts_ts, scene, claimed, count, state }: Readonly<OwnSentPacket>): SentGiftItem => ({
  id,
  at: starts_ts,
  name: scene === packetScenes.rain ? 'rain' : 'packet',
  status: { kind: 'packet', claimed, count },
  state: ends[state],
});

/** P05: lays a red packet or lets it rain, and sees what runs and how it ended. */
export function PacketGiving({ what, knapsack, disabledReason, onPaid }: PacketGivingProps) {
  const { bagForm, rainForm, refusal } = useDraft(livePacketsState);
  const { liveId, desk } = useSnapshot(livePacketsState);
  useEffect(() => (liveId === '' ? undefined : openPacketDesk()), [liveId]);
  const listState = (): SentGiftsState => {
    if (desk.phase === 'loading') return { kind: 'loading' };
    if (desk.phase === 'failed') return { kind: 'error', reason: refusalWords(desk.failure) };
    return { kind: 'ready', items: desk.list.map(itemOf) };
  };
  const common = {
    ...(disabledReason !== undefined && { disabledReason }),
    ...(refusal !== '' && { refusal }),
  };
  const wrong = (errors: Readonly<Record<string, string>>, field: string, name = field) =>
    errors[field] === undefined ? {} : { [name]: refusalWords(errors[field]) };
  return (
    <>
      {what === 'packet' ? (
        <RedBagForm
          {...common}
          draft={bagForm.values}
          onChange={changeRedBag}
          errors={{ ...wrong(bagForm.errors, 'count'), ...wrong(bagForm.errors, 'total') }}
          knapsack={knapsack}
          limits={{ count: packetLimits.bagPackets, total: totalMax }}
          isSending={bagForm.isSending}
          onSend={() => void layRedBag().then((laid) => laid && onPaid())}
        />
      ) : (
        <RainForm
          {...common}
          draft={rainForm.values}
          onChange={changeRain}
          errors={{
            ...wrong(rainForm.errors, 'total'),
            ...wrong(rainForm.errors, 'seconds'),
            ...wrong(rainForm.errors, 'per_user', 'perUser'),
          }}
          limits={{
            total: totalMax,
            secondsMin: packetLimits.rainSecondsMin,
            secondsMax: packetLimits.rainSecondsMax,
            perUser: packetLimits.rainTaps,
          }}
          isSending={rainForm.isSending}
          onSend={() => void startRain().then((started) => started && onPaid())}
        />
      )}
      <GivenList state={listState()} onRetry={() => void loadPacketDesk()} />
    </>
  );
}
