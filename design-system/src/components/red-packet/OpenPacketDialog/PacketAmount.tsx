import { useTranslation } from 'react-i18next';
import { useFormats } from '../../formats/index.ts';
import { GiftIcon, useGiftName } from '../../gifts/index.ts';
import { Amount } from '../../wallet/index.ts';
import type { PacketGift } from '../packet.ts';
import { GiftAmount } from './PacketPanel.styles.ts';

interface PacketAmountProps {
  amount: number;
  gift: PacketGift | undefined;
}

/** What came out of a packet: beans, or so many of a gift. */
export function PacketAmount({ amount, gift }: PacketAmountProps) {
  const { t } = useTranslation('red-packet');
  const formats = useFormats();
  const nameOf = useGiftName();
  if (!gift) return <Amount value={amount} currency="BEAN" size="large" tone="inherit" />;
  return (
    <GiftAmount>
      <GiftIcon icon={gift.icon} size={48} />
      <strong>{t('gift', { gift: nameOf(gift), n: formats.number(amount) })}</strong>
    </GiftAmount>
  );
}
