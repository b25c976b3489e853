import { useTranslation } from 'react-i18next';
import {
  CalendarClockIcon,
  CircleCheckIcon,
  ClockIcon,
  CodeIcon,
  EyeOffIcon,
  MessageSquareTextIcon,
  RocketIcon,
  Tag,
} from '../../../primitives/index.ts';
import { statusWords, type WishStage } from '../wish.ts';

export interface WishStatusTagProps {
  status: WishStage;
  /** An official answer exists: status 5 is then called communicated (D04). */
  isCommunicated?: boolean;
}

const looks = {
  0: { tone: 'neutral', Icon: EyeOffIcon },
  1: { tone: 'neutral', Icon: ClockIcon },
  2: { tone: 'info', Icon: CalendarClockIcon },
  3: { tone: 'brand', Icon: CodeIcon },
  4: { tone: 'success', Icon: RocketIcon },
  5: { tone: 'warning', Icon: MessageSquareTextIcon },
  6: { tone: 'success', Icon: CircleCheckIcon },
} as const;

/** How a wish stands, by words, sign and colour. */
export function WishStatusTag({ status, isCommunicated = false }: WishStatusTagProps) {
  const { t } = useTranslation('wishes');
  const { tone, Icon } = looks[status];
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
      {status === 5 && isCommunicated ? t('status.communicated') : t(statusWords[status])}
    </Tag>
  );
}
