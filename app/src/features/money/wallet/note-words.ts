import type { CauseNote, Currency, StatementLine } from '@goldbean/contract/money';
import { useGiftName } from '@goldbean/design-system/gifts';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { formatNumber } from '../../../shared/i18n/index.ts';
import { session } from '../../../shared/session/index.ts';

/** Puts what a line of the statement was about into the reader's language; the server sends a key and its values. */
export function useNoteWords(): (cause: Pick<StatementLine['cause'], 'id' | 'note'>) => string {
  const { t } = useTranslation('wallet');
  const giftName = useGiftName();
  const { lang } = useSnapshot(session);
  const units = (amount: number, currency: Currency) =>
    `${formatNumber(lang, amount)} ${t(`currency.${currency}`)}`;

  function wordsOf(note: CauseNote): string {
    switch (note.key) {
      case 'said':
        return note.text;
      case 'gift':
        return t('note.gift', { gift: giftName(note), n: formatNumber(lang, note.n) });
      case 'reward':
        return t(`cause.${note.reward}`);
      case 'exchange': {
        const given = units(note.amount, note.currency);
        return t('note.exchange', { given, got: units(note.beans, 'BEAN') });
      }
      case 'goods':
        return units(note.amount, note.currency);
      case 'ticket':
        return t('note.ticket', { live: note.live });
      case 'iron_fan':
        return t('note.iron_fan', { channel: note.channel });
      case 'fan_light':
        return t('note.fanLight', { channel: note.channel });
      case 'wish':
        return t('note.wish', { wish: note.wish });
      case 'opening':
        return t('cause.demo');
    }
  }
  return ({ id, note }) => (note === null ? t('myGold.reference', { id }) : wordsOf(note));
}
