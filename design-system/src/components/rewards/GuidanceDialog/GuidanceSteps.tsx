import { useTranslation } from 'react-i18next';
import { Button, ButtonLink, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { StepItem, Steps } from './GuidanceDialog.styles.ts';

export interface GuidanceStepView {
  step: 'profile' | 'lesson' | 'message' | 'wallet';
  isDone: boolean;
  /** The page on which it is done; null where it is done right here. */
  href: string | null;
}

/** A member's own profile, as others see it. */
export interface GuidanceProfile {
  name: string;
  /** How many have looked at it. */
  visitors: number;
}

export interface GuidanceStepsProps {
  steps: readonly GuidanceStepView[];
  profile: GuidanceProfile | null;
  onLookAtProfile: () => void;
}

/** What the guidance asks for, and which of it is done (K23). */
export function GuidanceSteps({ steps, profile, onLookAtProfile }: GuidanceStepsProps) {
  const { t } = useTranslation('rewards');
  const formats = useFormats();
  return (
    <Steps>
      {steps.map(({ step, isDone, href }) => (
        <StepItem key={step}>
          <span>
            {t(`guide.step.${step}`)}
            {step === 'profile' && profile && (
              <small>
                {t('guide.profile', {
                  name: profile.name,
                  n: formats.number(profile.visitors),
                })}
              </small>
            )}
          </span>
          {isDone ? (
            <Tag tone="success">{t('guide.done')}</Tag>
          ) : href === null ? (
            <Button size="small" onClick={onLookAtProfile}>
              {t('guide.look')}
            </Button>
          ) : (
            <ButtonLink size="small" href={href}>
              {t('guide.go')}
            </ButtonLink>
          )}
        </StepItem>
      ))}
    </Steps>
  );
}
