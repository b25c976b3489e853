import { styled } from '@goldbean/design-system/styling';
import { Button, Dialog } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { formatNumber } from '../../../shared/i18n/index.ts';
import { session } from '../../../shared/session/index.ts';
import { claim } from '../rewards.actions.ts';
import { rewardsState } from '../rewards.state.ts';

/** What a newcomer is shown, in this order. */
const steps = ['lessons', 'class', 'beans', 'care'] as const;

const Step = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  min-block-size: 132px;
  align-content: start;

  & h3,
  & p {
    margin: 0;
  }

  & small {
    color: ${tokens.color.text.secondary};
  }
`;

/** The newcomer guidance, a page at a time; whoever has seen the last one claims its reward (K23). */
export function Guidance() {
  const { t } = useTranslation(['rewards', 'actions', 'primitives']);
  const { lang } = useSnapshot(session);
  const { claiming } = useSnapshot(rewardsState);
  const [at, setAt] = useState<number | null>(null);
  const step = steps[at ?? 0] ?? steps[0];
  const place = (at ?? 0) + 1;
  const close = () => setAt(null);
  const finish = async () => {
    await claim('guidance', (beans) => t('gotBeans', { beans: formatNumber(lang, beans) }));
    close();
  };
  return (
    <>
      <Button tone="gold" onClick={() => setAt(0)}>
        {t('guide.begin')}
      </Button>
      <Dialog
        isOpen={at !== null}
        onClose={close}
        title={t('guide.title')}
        closeLabel={t('primitives:close')}
        footer={
          <>
            {place > 1 && <Button onClick={() => setAt(place - 2)}>{t('guide.back')}</Button>}
            {place < steps.length ? (
              <Button tone="primary" fill="filled" onClick={() => setAt(place)}>
                {t('actions:next')}
              </Button>
            ) : (
              <Button
                tone="gold"
                fill="filled"
                busyLabel={claiming === 'guidance' ? t('claiming') : undefined}
                onClick={() => void finish()}
              >
                {t('claim')}
              </Button>
            )}
          </>
        }
      >
        <Step aria-live="polite">
          <small>
            {t('guide.place', { n: formatNumber(lang, place), total: formatNumber(lang, steps.length) })}
          </small>
          <h3>{t(`guide.${step}.title`)}</h3>
          <p>{t(`guide.${step}.text`)}</p>
        </Step>
      </Dialog>
    </>
  );
}
