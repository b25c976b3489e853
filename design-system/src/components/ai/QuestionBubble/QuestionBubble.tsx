import { useTranslation } from 'react-i18next';
import { IconButton, PencilIcon } from '../../../primitives/index.ts';
import { BranchSwitch, type BranchSwitchProps } from '../BranchSwitch/BranchSwitch.tsx';
import { QuestionFoot, QuestionRoot, QuestionText } from './QuestionBubble.styles.ts';

export interface QuestionBubbleProps {
  /** What the member asked, as written. */
  text: string;
  /** Its versions; each edit makes one. */
  branch?: Omit<BranchSwitchProps, 'of'>;
  /** Puts the question back into the box; what is asked then is a version of its own. Left out for others' questions. */
  onEdit?: () => void;
  /** Why it cannot be edited now: an answer is being written. */
  disabledReason?: string;
}

/** What the member asked. */
export function QuestionBubble({ text, branch, onEdit, disabledReason }: QuestionBubbleProps) {
  const { t } = useTranslation('ai');
  return (
    <QuestionRoot aria-label={t('question.label')}>
      <QuestionText>{text}</QuestionText>
      <QuestionFoot>
        {branch && (
          <BranchSwitch {...branch} of="question" disabledReason={branch.disabledReason ?? disabledReason} />
        )}
        {onEdit && (
          <IconButton
            size="small"
            label={t('question.edit')}
            icon={<PencilIcon aria-hidden="true" />}
            disabledReason={disabledReason}
            onClick={onEdit}
          />
        )}
      </QuestionFoot>
    </QuestionRoot>
  );
}
