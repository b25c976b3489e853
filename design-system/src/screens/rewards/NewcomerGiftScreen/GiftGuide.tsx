import { useTranslation } from 'react-i18next';
import { MessagesSquareIcon, RadioIcon, WalletIcon } from '../../../primitives/index.ts';
import { Guide } from './NewcomerGiftScreen.styles.ts';

const lessons = [
  ['lessons', RadioIcon],
  ['class', MessagesSquareIcon],
  ['beans', WalletIcon],
] as const;

/** What there is to do with the first beans, as the guidance tells it. */
export function GiftGuide() {
  const { t } = useTranslation('rewards');
  return (
    <Guide>
      {lessons.map(([lesson, Icon]) => (
        <li key={lesson}>
          <Icon aria-hidden="true" />
          <h2>{t(`guide.${lesson}.title`)}</h2>
          <p>{t(`guide.${lesson}.text`)}</p>
        </li>
      ))}
    </Guide>
  );
}
