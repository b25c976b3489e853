import { useTranslation } from 'react-i18next';
import { isGiftIcon } from './GiftIcon/gift-icons.ts';

/** Names gifts: by icon in the reader's language, else as the server calls them. */
export function useGiftName(): (gift: { icon: string; name: string }) => string {
  const { t } = useTranslation('gifts');
  return ({ icon, name }) => (isGiftIcon(icon) ? t(`name.${icon}`) : name);
}
