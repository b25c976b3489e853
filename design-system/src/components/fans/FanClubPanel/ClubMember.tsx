import { fanLimits } from '@goldbean/contract/rules';
import { useTranslation } from 'react-i18next';
import {
  Banner,
  Button,
  LightbulbIcon,
  LightbulbOffIcon,
  ProgressBar,
  Switch,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { FanMember } from '../fan-club.ts';
import { Closeness, ClubNote, LightBox } from './FanClubPanel.styles.ts';

export interface ClubMemberProps {
  my: FanMember;
  /** My beans. */
  balance: number;
  pending: 'light' | 'autoLight' | undefined;
  failure: string | undefined;
  onLight: () => void;
  onAutoLight: (isOn: boolean) => void;
}

/** Price of lighting, in beans (K11). */
const lightPrice = fanLimits.fanLightBeans;

/** My closeness and my light. */
export function ClubMember({ my, balance, pending, failure, onLight, onAutoLight }: ClubMemberProps) {
  const { t } = useTranslation('fans');
  const formats = useFormats();
  const closeness = formats.number(my.closeness);
  const status =
    my.next === null
      ? t('club.highest', { n: closeness })
      : t('club.closeness', { n: closeness, next: formats.number(my.next), level: my.level + 1 });

  return (
    <>
      {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      <Closeness>
        <p>{status}</p>
        <ProgressBar
          label={t('club.progress')}
          value={my.next === null ? 1 : my.closeness}
          max={my.next ?? 1}
          valueText={status}
        />
      </Closeness>
      <LightBox data-lit={my.isLit || undefined}>
        {my.isLit ? <LightbulbIcon aria-hidden="true" /> : <LightbulbOffIcon aria-hidden="true" />}
        <div>
          <strong>{my.isLit ? t('light.lit') : t('light.unlit')}</strong>
          <p>
            {my.isLit && my.litUntil !== null
              ? t('light.until', { time: formats.moment(my.litUntil) })
              : t('light.how')}
          </p>
        </div>
        {!my.isLit && (
          <Button
            size="small"
            tone="gold"
            fill="filled"
            disabledReason={balance < lightPrice ? t('light.poor') : undefined}
            busyLabel={pending === 'light' ? t('light.lighting') : undefined}
            onClick={onLight}
          >
            {t('light.now')}
          </Button>
        )}
        <Switch
          isOn={my.isAutoLight}
          disabled={pending === 'autoLight'}
          onToggle={(isOn) => onAutoLight(isOn)}
        >
          {t('light.auto')}
        </Switch>
        <ClubNote>{t('light.autoNote')}</ClubNote>
      </LightBox>
    </>
  );
}
