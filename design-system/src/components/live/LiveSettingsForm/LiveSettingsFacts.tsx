import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import {
  paidCourse,
  type SettingsChoices,
  type SettingsPerson,
  type SettingsProduct,
  type LiveSettingsDraft,
} from './live-settings.ts';
import { FactRow, Facts, SettingsPart, SettingsSheet } from './LiveSettingsForm.styles.ts';

export interface LiveSettingsFactsProps {
  draft: LiveSettingsDraft;
  /** Name of the channel; empty where it is not known. */
  channel: string;
  /** Address of the background image. */
  picture: string;
  admins: readonly SettingsPerson[];
  /** Ids of products. */
  goods: readonly string[];
  products: SettingsChoices<SettingsProduct>;
  /** Where one goes from here: buttons. */
  aside?: ReactNode;
}

/** Every setting of a live session that can no longer be changed (C059): text, and no fields that take none. */
export function LiveSettingsFacts({
  draft,
  channel,
  picture,
  admins,
  goods,
  products,
  aside,
}: LiveSettingsFactsProps) {
  const { t } = useTranslation('live-setting');
  const formats = useFormats();
  const { courseType, blockNetwork, replayMode } = draft;
  const nameOf = (id: string) =>
    (products.kind === 'ready' ? products.list.find((one) => one.id === id)?.name : undefined) ?? id;
  const at = (moment: number | null) => (moment === null ? t('none') : formats.dateTime(moment));
  return (
    <SettingsSheet>
      <Part title={t('section.about')}>
        {channel !== '' && <Fact name={t('channel')}>{channel}</Fact>}
        <Fact name={t('name')}>{draft.name}</Fact>
        <Fact name={t('theme')}>{draft.theme || t('none')}</Fact>
        <Fact name={t('introduction')}>{draft.introduction}</Fact>
        <Fact name={t('background')}>
          <img src={picture} alt="" />
        </Fact>
      </Part>
      <Part title={t('section.when')}>
        <Fact name={t('start')}>{at(draft.startAt)}</Fact>
        <Fact name={t('preview')}>{at(draft.previewAt)}</Fact>
      </Part>
      <Part title={t('section.who')}>
        <Fact name={t('course')}>{courseType === null ? t('none') : t(`courseType.${courseType}`)}</Fact>
        {courseType === paidCourse && (
          <Fact name={t('ticketBeans')}>{formats.number(Number(draft.ticketBeans))}</Fact>
        )}
        <Fact name={t('blockNetwork')}>{blockNetwork ? t('blockNetworkYes') : t('blockNetworkNo')}</Fact>
        <Fact name={t('admins')}>
          {admins.length === 0 ? (
            t('none')
          ) : (
            <FactRow>
              {admins.map(({ uid, nickname, img }) => (
                <span key={uid}>
                  <Avatar name={nickname} src={img} size="tiny" />
                  {nickname}
                </span>
              ))}
            </FactRow>
          )}
        </Fact>
      </Part>
      <Part title={t('section.after')}>
        <Fact name={t('replay')}>
          {t(`replayMode.${replayMode}`)}
          {replayMode === 'limited' && ` · ${t('replayDays')}: ${draft.replayDays}`}
        </Fact>
        <Fact name={t('goods')}>{goods.length === 0 ? t('none') : goods.map(nameOf).join(' · ')}</Fact>
      </Part>
      {aside && <footer>{aside}</footer>}
    </SettingsSheet>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SettingsPart>
      <h2>{title}</h2>
      <Facts>{children}</Facts>
    </SettingsPart>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
