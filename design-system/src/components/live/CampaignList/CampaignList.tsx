import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { CampaignRoot } from './CampaignList.styles.ts';

export interface CampaignCard {
  id: string;
  title: string;
  /** Address of its picture; empty without one. */
  cover: string;
  /** Until when it lasts, UTC ms. */
  endsAt: number;
  /** Where it leads; empty where it leads nowhere. */
  href: string;
  /** It has gifts of its own. */
  hasGifts: boolean;
}

export interface CampaignListProps {
  campaigns: readonly CampaignCard[];
  /** Shows the gifts of campaigns. */
  onGifts: () => void;
}

/** The campaigns that last in a live session (C023): until when, their gifts, and where they lead. */
export function CampaignList({ campaigns, onGifts }: CampaignListProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const titleId = useId();
  return (
    <CampaignRoot aria-labelledby={titleId}>
      <h2 id={titleId}>{t('campaign.title')}</h2>
      <ul>
        {campaigns.map(({ id, title, cover, endsAt, href, hasGifts }) => (
          <li key={id}>
            {cover !== '' && <img src={cover} alt="" loading="lazy" />}
            <div>
              <strong>{title}</strong>
              <span>{t('campaign.until', { moment: formats.moment(endsAt) })}</span>
            </div>
            {hasGifts && (
              <Button size="small" onClick={onGifts}>
                {t('campaign.gifts')}
              </Button>
            )}
            {href !== '' && (
              <ButtonLink size="small" href={href}>
                {t('campaign.look')}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </CampaignRoot>
  );
}
