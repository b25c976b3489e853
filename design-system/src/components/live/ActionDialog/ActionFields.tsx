import { useTranslation } from 'react-i18next';
import { Field, Select, TextArea } from '../../../primitives/index.ts';
import { brokenRules, ruleWords, type BrokenRuleKey } from './broken-rule.ts';

/** Why something is done against somebody: every act has both. */
export interface ModerationReasonFields {
  rule: BrokenRuleKey;
  /** Trimmed, never empty. */
  reason: string;
}

export interface ActionFieldsProps {
  rule: BrokenRuleKey;
  reason: string;
  onRule: (rule: BrokenRuleKey) => void;
  onReason: (reason: string) => void;
  /** It was sent once: what is missing is said. */
  wasSent: boolean;
  /** Most characters of the reason. */
  limit: number;
}

/** Characters as people count them. */
export const charactersOf = (reason: string): number => Array.from(reason.trim()).length;

/** The rule that was broken, and the reason in words. */
export function ActionFields({ rule, reason, onRule, onReason, wasSent, limit }: ActionFieldsProps) {
  const { t } = useTranslation('live-tools');
  const used = charactersOf(reason);
  return (
    <>
      <Field label={t('action.rule')}>
        <Select
          value={rule}
          options={brokenRules.map((value) => ({ value, label: t(ruleWords[value]) }))}
          onChange={(event) => {
            const chosen = brokenRules.find((value) => value === event.target.value);
            if (chosen) onRule(chosen);
          }}
        />
      </Field>
      <Field
        label={t('action.reason')}
        hint={t('action.reasonHint')}
        error={wasSent && used === 0 ? t('action.reasonMissing') : undefined}
        counter={{ used, limit }}
        isRequired
      >
        <TextArea rows={2} value={reason} onChange={(event) => onReason(event.target.value)} />
      </Field>
    </>
  );
}
