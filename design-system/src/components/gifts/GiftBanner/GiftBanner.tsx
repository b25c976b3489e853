import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { useGiftName } from '../gift-name.ts';
import { GiftIcon } from '../GiftIcon/GiftIcon.tsx';
import { BannerCount, BannerRoot, BannerWords } from './GiftBanner.styles.ts';

export interface GiftBannerProps {
  sender: { nickname: string; img: string };
  /** `name` stands in for an icon this client does not know. */
  gift: { icon: string; name: string };
  /** Gifts of the combo so far; jumps when it grows. */
  count: number;
}

/** Who gave what, and how often in a row. Usually drawn by a GiftBannerStack. */
export function GiftBanner({ sender, gift, count }: GiftBannerProps) {
  const { t } = useTranslation('gifts');
  const formats = useFormats();
  const nameOf = useGiftName();
  return (
    <BannerRoot>
      <Avatar name={sender.nickname} src={sender.img} />
      <BannerWords>
        <strong>{sender.nickname}</strong>
        <span>{t('sent', { gift: nameOf(gift) })}</span>
      </BannerWords>
      <GiftIcon icon={gift.icon} size={44} />
      <BannerCount key={count}>×{formats.number(count)}</BannerCount>
    </BannerRoot>
  );
}
