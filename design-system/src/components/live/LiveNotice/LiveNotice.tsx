import { useTranslation } from 'react-i18next';
import { Banner } from '../../../primitives/index.ts';

export interface LiveNoticeProps {
  /** What those who run the live session say to all. */
  text: string;
  /** Who says it: the people who run the live session, or the house. */
  type: 'notice' | 'system';
  onDismiss: () => void;
}

/** A notice to everybody in the room. Read out when it appears; stays until it is put away. */
export function LiveNotice({ text, type, onDismiss }: LiveNoticeProps) {
  const { t } = useTranslation('live-room');
  return (
    <Banner
      tone={type === 'system' ? 'warning' : 'info'}
      title={type === 'system' ? t('notice.system') : t('notice.teacher')}
      dismiss={{ label: t('notice.dismiss'), onDismiss }}
    >
      {text}
    </Banner>
  );
}
