import { CampaignList } from '@goldbean/design-system/live';
import { useSnapshot } from 'valtio';
import { chooseGift } from '../gifts.actions.ts';
import { giftsState } from '../gifts.state.ts';

/** Where the panel has the gifts of campaigns (C037). */
const campaignTab = 'activity';

/** C023: the campaigns of the live session, and the way to their gifts in the panel. */
export function Campaigns() {
  const { campaigns, panel } = useSnapshot(giftsState);
  const gift = panel.tabs.find(({ key }) => key === campaignTab)?.list[0];
  return (
    <CampaignList
      campaigns={campaigns.map(({ id, type, title, img, link, ends_ts }) => ({
        id,
        title,
        cover: img,
        endsAt: ends_ts,
        href: link,
        hasGifts: type === 'gift' && gift !== undefined,
      }))}
      onGifts={() => gift && chooseGift(gift.gift_id)}
    />
  );
}
