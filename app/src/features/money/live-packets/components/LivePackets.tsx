import { OpenPacketDialog, RedPacketBubble } from '@goldbean/design-system/red-packet';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { closeBag, openBag, robBag } from '../live-packets.actions.ts';
import { livePacketsState } from '../live-packets.state.ts';
import { bubbleState, paperState } from '../packet-view.ts';
import { showRecords } from '../records.actions.ts';
import { BagRecordsDialog } from './BagRecordsDialog.tsx';

/** How many lie beside the talk at once: the newest. */
const mostShown = 2;

/** E04: red packets of the live session, beside the talk, and the one that is looked into. */
export function LivePackets() {
  const { t } = useTranslation('red-packet');
  const { bags, statuses, prizes, opened } = useSnapshot(livePacketsState);
  const status = opened ? statuses[opened.id] : undefined;
  const bag = status?.bag ?? bags.find(({ id }) => id === opened?.id);
  return (
    <>
      {bags.slice(0, mostShown).map((lying) => (
        <RedPacketBubble
          key={lying.id}
          packetKind={lying.kind}
          blessing={t('open.title', { name: lying.sender.nickname })}
          state={bubbleState(lying, statuses[lying.id], prizes[lying.id])}
          onOpen={() => void openBag(lying.id)}
        />
      ))}
      {opened && bag && opened.shows === 'paper' && (
        <OpenPacketDialog
          isOpen
          onClose={closeBag}
          sender={{ nickname: bag.sender.nickname, img: bag.sender.img || null }}
          packetKind={bag.kind}
          blessing=""
          state={paperState(opened, status, prizes[opened.id], refusalWords)}
          onClaim={() => void robBag()}
          onRecords={() => void showRecords()}
        />
      )}
      {opened && bag && opened.shows === 'records' && (
        <BagRecordsDialog sender={bag.sender.nickname} count={bag.count} />
      )}
    </>
  );
}
