import { useTranslation } from 'react-i18next';
import { RichText, SparklesIcon, VisuallyHidden } from '../../../primitives/index.ts';
import { BranchSwitch, type BranchSwitchProps } from '../BranchSwitch/BranchSwitch.tsx';
import { RiskNote, type RiskNoteProps } from '../RiskNote/RiskNote.tsx';
import type { AnswerActions, AnswerCitation, AnswerState } from './answer.ts';
import {
  AnswerBody,
  AnswerMark,
  AnswerRoot,
  AnswerText,
  AnswerTools,
  AnswerWaiting,
} from './AnswerBubble.styles.ts';
import { AnswerEnd } from './AnswerEnd.tsx';
import { AnswerSources } from './AnswerSources.tsx';
import { AnswerToolbar } from './AnswerToolbar.tsx';

export interface AnswerBubbleProps {
  state: AnswerState;
  /** What has been written so far, in Markdown. */
  text: string;
  /** In the order of their numbers in the text. */
  citations?: readonly AnswerCitation[];
  /** Date, source and model for the risk line under it (N07). */
  risk: Omit<RiskNoteProps, 'scene'>;
  rating?: 'up' | 'down' | null;
  /** Its versions; each time it is written again makes one. */
  branch?: Omit<BranchSwitchProps, 'of'>;
  /** Left out where a dialogue is only read: in the community. */
  actions?: AnswerActions;
  /** Most characters of one answer (K08). */
  limit?: number;
}

const noCitations: readonly AnswerCitation[] = [];

/** One answer of the assistant, from waiting in line to the last word. */
export function AnswerBubble({
  state,
  text,
  citations = noCitations,
  risk,
  rating = null,
  branch,
  actions,
  limit = 2_048,
}: AnswerBubbleProps) {
  const { t } = useTranslation('ai');
  const isUnderWay = state.kind === 'queued' || state.kind === 'streaming';
  const isWritten = state.kind === 'done' || state.kind === 'capped';
  return (
    <AnswerRoot aria-label={t('answer.label')} aria-busy={isUnderWay || undefined}>
      <AnswerMark data-busy={isUnderWay || undefined}>
        <SparklesIcon aria-hidden="true" />
      </AnswerMark>
      <AnswerBody>
        {text !== '' && (
          <AnswerText data-streaming={state.kind === 'streaming' || undefined}>
            <RichText
              source={{ kind: 'markdown', markdown: text }}
              tableLabel={t('answer.table')}
              topHeading={3}
            />
          </AnswerText>
        )}
        {isUnderWay && (
          <AnswerWaiting>
            {text === '' && <i aria-hidden="true" />}
            <output>
              <WaitingWords state={state} />
            </output>
          </AnswerWaiting>
        )}
        {isWritten && <VisuallyHidden as="output">{t('answer.done')}</VisuallyHidden>}
        {!isUnderWay && <AnswerEnd state={state} limit={limit} actions={actions} />}
        {citations.length > 0 && <AnswerSources citations={citations} />}
        {!isUnderWay && (text !== '' || branch) && (actions ?? branch) && (
          <AnswerTools>
            {branch && <BranchSwitch {...branch} of="answer" />}
            {actions && <AnswerToolbar state={state} text={text} rating={rating} actions={actions} />}
          </AnswerTools>
        )}
        {text !== '' && !isUnderWay && <RiskNote {...risk} scene="answer" />}
      </AnswerBody>
    </AnswerRoot>
  );
}

/** What is being waited for. */
function WaitingWords({ state }: { state: Extract<AnswerState, { kind: 'queued' | 'streaming' }> }) {
  const { t } = useTranslation('ai');
  if (state.kind === 'streaming') return t(state.isResuming ? 'answer.resuming' : 'answer.streaming');
  return state.ahead === 0 ? t('answer.next') : t('answer.queued', { count: state.ahead });
}
